import { isPlainTable, ownerColumn, type PlainTableName, type SyncedTableName } from './registry.ts';

/**
 * The beginnings of several of a user's tables in one answer: a new device needs two dozen for its first screen, and asked for each by itself it waits
 * for the network eight times. Our extension of Electric's protocol: `GET /api/shapes?tables=users,profiles`. The answer has a part for each table, in
 * the order of the request: a line with a {@link BeginningHead}, then the body that a request of that table alone would have had. In COPY format
 * (`rows`: `./copied-rows.ts`) that ends with a line of messages; else the messages are one line. Later parts are as new as the first or newer.
 * Tables that the server cannot begin are left out, and requested by the device one by one, as are all of them of a server that does not know this.
 */
export const beginnings = { parameter: 'tables', contentType: 'text/x-beginnings' } as const;

/** Line before a table's beginning: its place in the stream after it, and whether its rows are in COPY format. */
export type BeginningHead = { readonly table: SyncedTableName; readonly handle: string; readonly offset: string; readonly rows: boolean };

/** Most tables of one request; further ones are left out. */
export const mostBeginnings = 40;

/** @returns the known tables of a parameter, each once. Rows for everybody depend on paid access, and are requested separately */
export function parseBeginnings(text: string): PlainTableName[] {
  const known = [...new Set(text.split(','))].filter((name) => isPlainTable(name));
  return known.filter((name) => ownerColumn(name) !== null).slice(0, mostBeginnings);
}
