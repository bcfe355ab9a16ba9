import fc from 'fast-check';
import { z } from 'zod';

/** The part of JSON Schema that zod writes for our requests. */
type JsonSchema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

const hostileTexts = [
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u0000',
  '\u{10ffff}',
  "'; drop table users; --",
  '" or 1=1 --',
  '$1',
  '%',
  '_\\',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'Subject: x\r\nBcc: everybody@example.org',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e309',
  '9999999999999999999999',
  'infinity',
  '294277-01-01T00:00:00Z',
  '0000-00-00',
  '\u00e4'.repeat(200),
  'x'.repeat(20_000),
];
const hostileNumbers = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, 1e-320];

/** Any JSON value, with what tends to break servers in it. */
export const anyJson = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom<unknown>(...hostileTexts, ...hostileNumbers, [], {}, null));

function textOf({ format, pattern, minLength = 0, maxLength = 300 }: JsonSchema, known: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  // fast-check cannot write properties of characters: what does not match is left out instead.
  const allowed = new RegExp(pattern ?? '', 'u');
  if (pattern?.includes('\\p{') === false) return fc.stringMatching(allowed);
  const fitting = [...hostileTexts, ...known].map((text) => text.slice(0, maxLength)).filter((text) => text.length >= minLength);
  const texts = fc.oneof(
    fc.constantFrom(...fitting),
    fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60), unit: 'binary' }),
    fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60) }),
  );
  return texts.filter((text) => allowed.test(text));
}

/** Schemas take addresses with spaces around them, so their format is not written down; hence by name. */
const emails = fc.oneof(
  fc.stringMatching(/^ ?[a-zA-Z]{1,8}@[a-z]{1,8}\.example$/),
  fc.emailAddress(),
  fc.constantFrom('a@b', 'ä@ö.example', "o'neill@a.example", 'a@b.example\r\nBcc: c@d.example', `${'x'.repeat(400)}@a.example`),
);

function objectOf(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.properties === undefined) {
    const value = typeof schema.additionalProperties === 'object' ? valueOf(schema.additionalProperties, known) : anyJson;
    return fc.dictionary(valueOf(schema.propertyNames ?? { type: 'string' }, known) as fc.Arbitrary<string>, value, { maxKeys: 4 });
  }
  const fields = Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => [name, name === 'email' ? emails : valueOf(field, known)]),
  );
  return fc.record(fields, { requiredKeys: [...(schema.required ?? [])] });
}

/** Values that the schema lets in, as hostile as it lets them be. */
function valueOf(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.allOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valueOf(choice, known)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, known);
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? -10, -(2 ** 31)), max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true, min: schema.minimum ?? -1e300, max: schema.maximum ?? 1e300 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, known), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'object':
      return objectOf(schema, known);
    default:
      return anyJson;
  }
}

/**
 * Values made from a request's schema.
 * @param known texts that mean something to the server, such as the address of an account
 */
export function valuesOf(schema: z.core.$ZodType, known: readonly string[]): fc.Arbitrary<unknown> {
  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, known);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with one thing about it wrong: a field gone, of another type, or too many; or something else altogether. */
export function mutationsOf(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.tuple(fc.constantFrom('drop', 'replace', 'add', 'wrap', 'all'), fc.nat(), anyJson, fc.string());
  return fc.tuple(values, changes).map(([value, [change, at, other, name]]) => {
    if (change === 'all' || !isRecord(value)) return other;
    if (change === 'wrap') return [value];
    const names = Object.keys(value);
    const chosen = change === 'add' ? name : (names[at % Math.max(names.length, 1)] ?? name);
    const entries = Object.entries(value).filter(([field]) => field !== chosen);
    // From entries, so that a field called __proto__ stays a field.
    return Object.fromEntries(change === 'drop' ? entries : [...entries, [chosen, other]]);
  });
}
