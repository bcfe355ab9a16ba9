import * as z from 'zod/mini';

/** Text that the database can store: Postgres rejects NUL and lone surrogates. */
export const storableText = z
  .string()
  .check(z.regex(/^[^\0\p{Surrogate}]*$/u, 'Dieser Text enthält Zeichen, die sich nicht speichern lassen.'));
