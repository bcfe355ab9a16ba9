/**
 * Parses an unknown value: a zod schema, or `readAs` with a rule in plain code. Values that every page reads before it renders
 * use plain code: schemas would make each page 11 kB larger.
 */
export interface Readable<Value> {
  safeParse(raw: unknown): { readonly data?: Value | undefined };
}

/** @param read builds the value from its known fields; undefined when `raw` is invalid */
export function readAs<Value>(read: (raw: unknown) => Value | undefined): Readable<Value> {
  return { safeParse: (raw) => ({ data: read(raw) }) };
}

/** Accepts values for which `isValue` is true, unchanged. */
export function readIf<Value>(isValue: (raw: unknown) => raw is Value): Readable<Value> {
  return readAs((raw) => (isValue(raw) ? raw : undefined));
}

/** Whether `raw` is a string. */
export const isText = (raw: unknown): raw is string => typeof raw === 'string';

/** Whether `raw` is a boolean. */
export const isBoolean = (raw: unknown): raw is boolean => typeof raw === 'boolean';

/** An object's own values by name, unparsed; empty for anything else, including lists. */
export function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : {};
}
