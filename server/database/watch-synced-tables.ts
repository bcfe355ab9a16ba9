import { createHash } from 'node:crypto';
import {
  changeFeed,
  ownerColumn,
  syncedTable,
  type SyncedTableName,
  syncedTableNames,
  type TeamOwner,
  teamOwnerOf,
} from '@anwurf/contract/sync/registry';
import type { Queryable } from './connection.ts';
import { preparePublication, publishTable, readPublishedNames } from './published-tables.ts';

/** A synced table's state in the database. */
type Found = {
  readonly name: SyncedTableName;
  readonly columns: string;
  readonly triggers: readonly string[];
  /** Source of the triggers, stored as a comment of one of them. */
  readonly madeFrom: string | null;
  readonly hasFullIdentity: boolean;
  /** Columns with a foreign key. */
  readonly references: readonly string[];
};

const logTriggers = ['a_server_version', 'log_insert', 'log_update', 'log_delete', 'log_truncate'];
const feedTriggers = ['zz_note_insert', 'zz_note_update', 'zz_note_delete', 'zz_note_truncate'];

/** Whether changes move a user's feed; rows for everybody and the feed itself do not. */
function isInFeed(name: SyncedTableName): boolean {
  return ownerColumn(name) !== null && name !== changeFeed;
}

async function readTables(sql: Queryable): Promise<Found[]> {
  return sql<Found[]>`
    select relname as name, relreplident = 'f' as "hasFullIdentity",
      (select string_agg(format('%s %s', attname, format_type(atttypid, atttypmod)), ', ' order by attnum)
        from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
      array(select tgname::text from pg_trigger where tgrelid = pg_class.oid and tgenabled = 'O') as triggers,
      (select obj_description(oid, 'pg_trigger') from pg_trigger where tgrelid = pg_class.oid and tgname = ${logTriggers[0] ?? ''})
        as "madeFrom",
      array(select attname::text from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
        where conrelid = pg_class.oid and contype = 'f') as references
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any(${syncedTableNames})`;
}

/** Source of the generators: when a migration changes one, all triggers are regenerated. */
async function readGenerators(sql: Queryable): Promise<string> {
  const [row] = await sql<{ source: string }[]>`
    select string_agg(prosrc, '' order by proname) as source from pg_proc
    where proname in ('watch_shape', 'shape_row_expression', 'watch_sync_head', 'watch_team_head')`;
  return row?.source ?? '';
}

/** The rows that a row is deleted with, by column: those of a team may also be about a user. */
function findReferences(name: SyncedTableName): [string, string][] {
  const parents: [string, string][] = Object.entries(syncedTable(name).parents);
  const team = teamOwnerOf(name);
  const owner = ownerColumn(name);
  if (team === undefined) return owner !== null && isInFeed(name) && name !== 'users' ? [...parents, [owner, 'users']] : parents;
  if (name === 'teams') return parents;
  return [
    ...parents,
    [team.team, 'teams'],
    ...(Object.hasOwn(syncedTable(name).columns, 'user_id') ? [['user_id', 'users'] as [string, string]] : []),
  ];
}

/** Foreign keys: a user's rows are deleted with the account, children with their parent. Devices have none: streams come in any order. */
async function refer(sql: Queryable, { name, references }: Found): Promise<void> {
  const parents = findReferences(name);
  for (const [column, parent] of parents.filter(([child]) => !references.includes(child))) {
    await sql.unsafe(`alter table "${name}" add foreign key ("${column}") references "${parent}" on delete cascade`);
  }
}

/** Runs `work` in a transaction of a connection that is the caller's own. */
async function inTransaction(connection: Queryable, work: () => Promise<void>): Promise<void> {
  await connection.unsafe('begin');
  try {
    await work();
    await connection.unsafe('commit');
  } catch (error) {
    await connection.unsafe('rollback').catch(() => undefined);
    throw error;
  }
}

/** A team's rows move the feeds of the members who read them, others that of their owner. */
async function watchHead(sql: Queryable, name: SyncedTableName, owner: string | null, team: TeamOwner | undefined): Promise<void> {
  if (team === undefined) await sql`select watch_sync_head(${name}, ${owner})`;
  else await sql`select watch_team_head(${name}, ${team.team}, ${[...team.readers]}::text[])`;
}

/** Watches and publishes a table at once: one that is watched is published too, whenever the server is killed. */
async function watchTable(connection: Queryable, found: Found, generators: string, isPublished: boolean): Promise<void> {
  const { name } = found;
  const owner = ownerColumn(name);
  const team = teamOwnerOf(name);
  const content = JSON.stringify([owner, isInFeed(name), found.columns, generators, ...(team === undefined ? [] : team.readers)]);
  const madeFrom = createHash('sha256').update(content).digest('hex');
  const wanted = isInFeed(name) ? [...logTriggers, ...feedTriggers] : logTriggers;
  const isWatched = found.madeFrom === madeFrom && wanted.every((trigger) => found.triggers.includes(trigger));
  if (isWatched && found.hasFullIdentity && isPublished) return;
  await inTransaction(connection, async () => {
    await connection.unsafe(`lock table "${name}" in share row exclusive mode`);
    if (!isWatched) {
      await connection`select watch_shape(${name}, ${owner})`;
      if (isInFeed(name)) await watchHead(connection, name, owner, team);
      await connection.unsafe(`comment on trigger a_server_version on "${name}" is '${madeFrom}'`);
    }
    if (!found.hasFullIdentity) await connection.unsafe(`alter table "${name}" replica identity full`);
    await publishTable(connection, name);
  });
}

/**
 * Connects every table of the registry to its owner and parents, the shape log and the change feed, and publishes it with full
 * rows, so that a migration that adds a synced table or column need not do it. Skips what is already set up. Each table has a
 * transaction of its own: a start must not hold locks on one table while it waits for another. An interrupted run is completed at
 * the next start. The caller prevents concurrent runs of two servers.
 * @param sql one connection, not in a transaction
 * @throws Error when a table of the registry does not exist
 */
export async function watchSyncedTables(sql: Queryable): Promise<void> {
  const tables = await readTables(sql);
  const missing = syncedTableNames.filter((name) => !tables.some((table) => table.name === name));
  if (missing.length > 0) throw new Error(`Tables of the registry without a migration: ${missing.join(', ')}.`);
  const generators = await readGenerators(sql);
  await preparePublication(sql);
  const published = await readPublishedNames(sql);
  for (const table of tables) {
    await refer(sql, table);
    await watchTable(sql, table, generators, published.has(table.name));
  }
}
