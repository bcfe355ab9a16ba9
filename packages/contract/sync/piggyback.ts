import { isSyncedTable, type SyncedTableName } from './registry.ts';

/**
 * How far a device has read a table. It says so with its question to the change feed, of the tables that are likely to change next; what
 * changed of them comes with the answer instead of with a request of its own. Ours, no part of Electric's protocol: who does not know
 * it, or cannot, answers the feed alone, and the device asks for the table as ever.
 */
export type TablePosition = { readonly table: SyncedTableName; readonly handle: string; readonly offset: string };

/** Name of the parameter that carries a position, and of the control message that carries a table's answer. */
export const piggyback = 'piggyback';

/** Most positions of one question. A set and where its workout stands are two tables. */
export const mostPiggybacked = 4;

/** A position as the parameter spells it. */
export function formatPosition({ table, handle, offset }: TablePosition): string {
  return `${table} ${handle} ${offset}`;
}

/** Reads a parameter. @returns null when it is none, or of no table that there is */
export function parsePosition(text: string): TablePosition | null {
  const [, table, handle, offset] = /^(\w{1,63}) ([\w-]{1,200}) (\d{1,19}_(?:\d{1,19}|inf))$/.exec(text) ?? [];
  if (table === undefined || handle === undefined || offset === undefined || !isSyncedTable(table)) return null;
  return { table, handle, offset };
}
