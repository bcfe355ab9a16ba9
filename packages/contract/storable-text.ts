import { writtenName } from '@anwurf/domain/vocabulary/name';
import * as z from 'zod/mini';

/** Text that the database can store: Postgres rejects NUL and lone surrogates. */
export const storableText = z
  .string()
  .check(z.regex(/^[^\0\p{Surrogate}]*$/u, 'Dieser Text enthält Zeichen, die sich nicht speichern lassen.'));

/**
 * A name, or a text that is searched for, in the form of `writtenName`; one of invisible characters is empty.
 * @param max characters after that
 */
export const writtenText = (max: number, tooLong?: string) => storableText.check(z.overwrite(writtenName), z.maxLength(max, tooLong));
