import * as z from 'zod/mini';

/** Text that the database can hold: Postgres stores neither NUL nor half a surrogate pair. */
export const storableText = z
  .string()
  .check(z.regex(/^[^\0\p{Surrogate}]*$/u, 'Dieser Text enthält Zeichen, die sich nicht speichern lassen.'));
