/** Any JSON value. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | {
      readonly [name: string]: JsonValue;
    };

/** Characters between two entries, and between a name and its value: `", "` and `": "`. */
const separator = 2;

function joined(lengths: readonly number[]): number {
  return 2 + lengths.reduce((sum, length) => sum + length, 0) + separator * Math.max(0, lengths.length - 1);
}

/**
 * Length of a value's text in Postgres' jsonb spelling, which the check constraints count. Numbers that JavaScript writes with an
 * exponent are counted too short.
 */
export function jsonbLength(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value).length;
  if (Array.isArray(value)) return joined(value.map(jsonbLength));
  return joined(Object.entries(value).map(([name, inner]) => JSON.stringify(name).length + separator + jsonbLength(inner)));
}
