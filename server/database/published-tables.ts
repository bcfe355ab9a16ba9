import { type SyncedTableName, syncedTableNames } from '@anwurf/contract/sync/registry';
import type { Queryable } from './connection.ts';

/** Electric's own name for its publication, with which it manages tables unless it is told not to. */
const publication = 'electric_publication_default';

type Published = { readonly name: string; readonly isWhole: boolean };

/** What the publication holds; `isWhole` is false for a table of which only some rows or columns are published. */
async function readPublished(sql: Queryable): Promise<Published[]> {
  return sql<Published[]>`
    select relname as name, prqual is null and prattrs is null as "isWhole"
    from pg_publication_rel join pg_publication on pg_publication.oid = prpubid join pg_class on pg_class.oid = prrelid
    where pubname = ${publication} and relnamespace = 'public'::regnamespace`;
}

/**
 * Publishes all synced tables, whole, and nothing else, for Electric. A table that joins waits for those who write it and
 * makes the next ones wait: of a transaction that was open at that moment, earlier rows would never reach any device.
 * Without logical replication this has no effect.
 */
export async function publishSyncedTables(sql: Queryable): Promise<void> {
  const [existing] = await sql`select from pg_publication where pubname = ${publication}`;
  if (existing === undefined) await sql.unsafe(`create publication ${publication}`);
  await sql.unsafe(`alter publication ${publication} set (publish = 'insert, update, delete, truncate')`);
  const published = await readPublished(sql);
  const foreign = published.filter(({ name, isWhole }) => !isWhole || !(syncedTableNames as readonly string[]).includes(name));
  for (const { name } of foreign) await sql.unsafe(`alter publication ${publication} drop table "${name}"`);
  const names = new Set(published.filter(({ isWhole }) => isWhole).map(({ name }) => name));
  for (const name of syncedTableNames.filter((one) => !names.has(one))) {
    // One message, one transaction.
    await sql.unsafe(
      `begin; lock table "${name}" in share row exclusive mode; alter publication ${publication} add table "${name}"; commit`,
    );
  }
}

type Watched = { readonly name: SyncedTableName; readonly isFull: boolean };

/** What keeps Electric from following the tables that stand under the shape log; a sentence for each fault. */
async function findFaults(sql: Queryable): Promise<string[]> {
  const [state] = await sql<{ isComplete: boolean }[]>`
    select pubinsert and pubupdate and pubdelete and pubtruncate as "isComplete" from pg_publication where pubname = ${publication}`;
  // Nobody can have followed what was never there.
  if (state === undefined) return [];
  const watched = await sql<Watched[]>`
    select relname as name, relreplident = 'f' as "isFull" from pg_class join pg_trigger on tgrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and tgname = 'a_server_version' and relname = any(${syncedTableNames}) order by 1`;
  const published = new Set((await readPublished(sql)).filter(({ isWhole }) => isWhole).map(({ name }) => name));
  const missing = watched.filter(({ name }) => !published.has(name)).map(({ name }) => name);
  const partial = watched.filter(({ isFull }) => !isFull).map(({ name }) => name);
  return [
    ...(state.isComplete ? [] : [`die Publikation ${publication} lässt Arten von Änderungen aus`]),
    ...(missing.length === 0 ? [] : [`in der Publikation ${publication} fehlt ${missing.join(', ')}`]),
    ...(partial.length === 0 ? [] : [`ohne REPLICA IDENTITY FULL ist ${partial.join(', ')}`]),
  ];
}

/**
 * Holds the publication against the registry where shapes are left to Electric. It is called before the migrations too: a
 * table that was missing for a while has changed unseen, so publishing it again would hide rows that no device ever gets.
 * @throws Error naming the faults and the way out
 */
export async function requirePublishedTables(sql: Queryable): Promise<void> {
  const faults = await findFaults(sql);
  if (faults.length === 0) return;
  throw new Error(
    `Electric folgt nicht allen Tabellen, Geräte bekämen nicht alle Zeilen / Electric does not follow every table: ${faults.join('; ')}. ` +
      'Halte Electric an, leere seinen Speicher, starte den Server einmal ohne ELECTRIC_URL (das veröffentlicht alle Tabellen), ' +
      'dann Electric mit ELECTRIC_MANUAL_TABLE_PUBLISHING=true.',
  );
}
