/**
 * A snapshot's rows as Postgres' COPY spells them, instead of as messages. Of a long history that is a third of the bytes; the server passes
 * on what Postgres writes, and the device's Postgres reads it as it comes. Ours, no part of Electric's protocol: who does not know
 * it, or cannot, answers with messages as ever, and the type of the answer's content tells which it is.
 *
 * The body: the columns' names, rows of COPY's text format, {@link copyEnd}, and the messages that are left, as ever; each a line.
 */
export const copiedRows = { parameter: 'rows', value: 'copy', contentType: 'text/x-postgres-copy' } as const;

/** The line after the last row, which no row can be. Without it an answer was cut off. */
export const copyEnd = '\\.';

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** The text that a field of COPY's text format spells; a field that is null, `\N`, is not one. */
export function readCopiedText(field: string): string {
  return field.includes('\\') ? field.replaceAll(/\\(.)/gs, (_, char: string) => escapes[char] ?? char) : field;
}
