import * as z from 'zod/mini';
import type { Failure } from './failure.ts';

const title = 'Bitte prüfe die markierten Felder.';

/** Errors by field, before anything is sent; null: none. */
export function problemAt(fields: Readonly<Record<string, string | undefined>>): Failure | null {
  const wrong = Object.entries(fields).flatMap(([field, text]) => (text === undefined ? [] : [[field, text] as const]));
  return wrong.length === 0 ? null : { title, fields: Object.fromEntries(wrong) };
}

export type Checked<Data> = { readonly data: Data; readonly problem: null } | { readonly data: null; readonly problem: Failure };

/** The input as the schema reads it, or the first thing that it finds wrong with each field. */
export function checkFields<Data>(schema: z.core.$ZodType<Data>, input: unknown): Checked<Data> {
  const { data, error } = z.safeParse(schema, input);
  if (error === undefined) return { data, problem: null };
  // The last one of a name stays in the record: the first issue of a field has to come last.
  const fields = Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
  return { data: null, problem: { title, fields } };
}
