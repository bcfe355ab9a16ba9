/**
 * What reads a value that may be anything as one of ours: a schema, or `readAs` with a rule in plain code. What every page reads
 * before it is drawn has such a rule: schemas would make each of them 11 kB larger.
 */
export interface Readable<Value> {
  safeParse(raw: unknown): { readonly data?: Value | undefined };
}

/** @param read makes the value, of what is known alone; undefined: this is none */
export function readAs<Value>(read: (raw: unknown) => Value | undefined): Readable<Value> {
  return { safeParse: (raw) => ({ data: read(raw) }) };
}

/** Reads what `isValue` takes, as it is. */
export function readIf<Value>(isValue: (raw: unknown) => raw is Value): Readable<Value> {
  return readAs((raw) => (isValue(raw) ? raw : undefined));
}

/** Whether something is a text. */
export const isText = (raw: unknown): raw is string => typeof raw === 'string';

/** Whether something is true or false. */
export const isBoolean = (raw: unknown): raw is boolean => typeof raw === 'boolean';

/** An object's own values by name, whatever they are; of anything else, a list included, none. */
export function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : {};
}
