import { isSyncedTable, type PlainTableName, type SyncedTableName, type TeamTableName, teamOwnerOf } from './registry.ts';

/** A stream of a device: a table, or one team's rows of a table. The change feed announces by these names. */
export type StreamName = PlainTableName | `${TeamTableName}@${string}`;

/** A stream's table, and the team whose rows it brings; null: the user's, or everybody's. */
export type Stream = { readonly table: SyncedTableName; readonly team: string | null };

/** The name of the stream of a team's rows. */
export function teamStream(table: TeamTableName, team: string): StreamName {
  return `${table}@${team}`;
}

/** Reads a stream's name. @returns null when it names no table, a team's table without a team, or a team for another table */
export function readStreamName(name: string): Stream | null {
  const [, table = '', team] = /^(\w{1,63})(?:@([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))?$/.exec(name) ?? [];
  if (!isSyncedTable(table) || (teamOwnerOf(table) === undefined) !== (team === undefined)) return null;
  return { table, team: team ?? null };
}

/** Whether a text names a stream. */
export function isStreamName(name: string): name is StreamName {
  return readStreamName(name) !== null;
}

/** The table of a stream. */
export function tableOfStream(name: StreamName): SyncedTableName {
  const stream = readStreamName(name);
  if (stream === null) throw new Error(`${name} is no stream.`);
  return stream.table;
}

/** The team whose rows a stream brings; null: the user's, or everybody's. */
export function teamOfStream(name: StreamName): string | null {
  return readStreamName(name)?.team ?? null;
}
