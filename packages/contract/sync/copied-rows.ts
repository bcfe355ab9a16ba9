/**
 * A snapshot's rows in Postgres' COPY text format instead of messages. For a long history that is a third of the bytes; the
 * server forwards Postgres' output, and the device's Postgres reads it unchanged. Our extension of Electric's protocol: a server
 * that does not support it answers with messages, and the content type names the format.
 * The body, one entry per line: the columns' names, rows in COPY's text format, {@link copyEnd}, and the remaining messages.
 */
export const copiedRows = { parameter: 'rows', value: 'copy', contentType: 'text/x-postgres-copy' } as const;

/** The line after the last row; no row can equal it. An answer without it was cut off. */
export const copyEnd = '\\.';

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Decodes a field of COPY's text format; do not pass the null field `\N`. */
export function readCopiedText(field: string): string {
  return field.includes('\\') ? field.replaceAll(/\\(.)/gs, (_, char: string) => escapes[char] ?? char) : field;
}
