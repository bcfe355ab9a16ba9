import { isPlainTable, type PlainTableName } from './registry.ts';

/**
 * How far a device has read a table. The device sends the positions of the tables that are likely to change next with its request
 * to the change feed; the answer then carries their changes, which saves a request. Our extension of Electric's protocol: a
 * server that does not support it answers the feed only, and the device requests the table separately. Rows of teams are requested
 * separately too.
 */
export type TablePosition = { readonly table: PlainTableName; readonly handle: string; readonly offset: string };

/** Name of the parameter that carries a position, and of the control message that carries a table's answer. */
export const piggyback = 'piggyback';

/** Most positions per request. A set and its workout's progress are two tables. */
export const mostPiggybacked = 4;

/** Formats a position for the parameter. */
export function formatPosition({ table, handle, offset }: TablePosition): string {
  return `${table} ${handle} ${offset}`;
}

/** Parses the parameter. @returns null when it is malformed or names an unknown table, or one of teams */
export function parsePosition(text: string): TablePosition | null {
  const [, table, handle, offset] = /^(\w{1,63}) ([\w-]{1,200}) (\d{1,19}_(?:\d{1,19}|inf))$/.exec(text) ?? [];
  if (table === undefined || handle === undefined || offset === undefined || !isPlainTable(table)) return null;
  return { table, handle, offset };
}
