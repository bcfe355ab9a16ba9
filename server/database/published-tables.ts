import { type SyncedTableName, syncedTableNames } from '@anwurf/contract/sync/registry';
import type { Queryable } from './connection.ts';

/** Electric's name for its publication, whose tables it manages unless configured not to. */
const publication = 'electric_publication_default';

type Published = { readonly name: string; readonly isWhole: boolean };

/** Contents of the publication; `isWhole` is false for a table with only some rows or columns published. */
async function readPublished(sql: Queryable): Promise<Published[]> {
  return sql<Published[]>`
    select relname as name, prqual is null and prattrs is null as "isWhole"
    from pg_publication_rel join pg_publication on pg_publication.oid = prpubid join pg_class on pg_class.oid = prrelid
    where pubname = ${publication} and relnamespace = 'public'::regnamespace`;
}

/**
 * Creates the publication for Electric, with all kinds of changes, and removes what is not a whole synced table. Tables join it by
 * {@link publishTable}. Has no effect without logical replication.
 */
export async function preparePublication(sql: Queryable): Promise<void> {
  const [existing] = await sql`select from pg_publication where pubname = ${publication}`;
  if (existing === undefined) await sql.unsafe(`create publication ${publication}`);
  await sql.unsafe(`alter publication ${publication} set (publish = 'insert, update, delete, truncate')`);
  const published = await readPublished(sql);
  const foreign = published.filter(({ name, isWhole }) => !isWhole || !(syncedTableNames as readonly string[]).includes(name));
  for (const { name } of foreign) await sql.unsafe(`alter publication ${publication} drop table "${name}"`);
}

/**
 * Publishes a table with all rows and columns, unless it is already.
 * @param tx holds a lock of the table against writers: of a transaction open at the moment at which the table joins, earlier rows
 * would never reach any device
 */
export async function publishTable(tx: Queryable, name: SyncedTableName): Promise<void> {
  const published = await readPublished(tx);
  if (!published.some((one) => one.name === name)) await tx.unsafe(`alter publication ${publication} add table "${name}"`);
}

/** Names of the published tables. */
export async function readPublishedNames(sql: Queryable): Promise<ReadonlySet<string>> {
  return new Set((await readPublished(sql)).map(({ name }) => name));
}

type Watched = { readonly name: SyncedTableName; readonly isFull: boolean };

/** Faults that keep Electric from following the shape log's tables; one sentence each. */
export async function findPublicationFaults(sql: Queryable): Promise<string[]> {
  const [state] = await sql<{ isComplete: boolean }[]>`
    select pubinsert and pubupdate and pubdelete and pubtruncate as "isComplete" from pg_publication where pubname = ${publication}`;
  // Without a publication, Electric cannot have followed it.
  if (state === undefined) return [];
  // Tables that `watchSyncedTables` has set up, which publishes them too; a migration alone leaves no comment.
  const watched = await sql<Watched[]>`
    select relname as name, relreplident = 'f' as "isFull" from pg_class join pg_trigger on tgrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and tgname = 'a_server_version' and relname = any(${syncedTableNames})
      and obj_description(pg_trigger.oid, 'pg_trigger') is not null order by 1`;
  const published = new Set((await readPublished(sql)).filter(({ isWhole }) => isWhole).map(({ name }) => name));
  const missing = watched.filter(({ name }) => !published.has(name)).map(({ name }) => name);
  const partial = watched.filter(({ isFull }) => !isFull).map(({ name }) => name);
  return [
    ...(state.isComplete ? [] : [`the publication ${publication} omits kinds of changes`]),
    ...(missing.length === 0 ? [] : [`the publication ${publication} lacks ${missing.join(', ')}`]),
    ...(partial.length === 0 ? [] : [`without REPLICA IDENTITY FULL: ${partial.join(', ')}`]),
  ];
}

/** Faults of who follows this database: nobody, or an Electric with a publication of its own; one sentence each. */
export async function findReplicationFaults(sql: Queryable): Promise<string[]> {
  const slots = await sql<{ name: string }[]>`
    select slot_name as name from pg_replication_slots where database = current_database() and plugin = 'pgoutput' and active`;
  if (slots.length === 0) return ['nobody follows this database'];
  const isOurs = slots.some(({ name }) => name === 'electric_slot_default' || !name.startsWith('electric_slot_'));
  return isOurs ? [] : [`Electric follows another stream (${slots.map(({ name }) => name).join(', ')})`];
}

/**
 * Compares the publication with the registry when Electric serves the shapes. Also called before the migrations: a table that was
 * missing for a while has unseen changes, so publishing it again would hide rows that no device ever gets.
 * @throws Error naming the faults and the way out
 */
export async function requirePublishedTables(sql: Queryable): Promise<void> {
  const faults = await findPublicationFaults(sql);
  if (faults.length === 0) return;
  throw new Error(
    `Electric does not follow every table, so devices would not get all rows: ${faults.join('; ')}. ` +
      'Stop Electric, empty its storage, start the server once without ELECTRIC_URL (which publishes all tables), ' +
      'then start Electric with ELECTRIC_MANUAL_TABLE_PUBLISHING=true.',
  );
}
