import type { ImportResponse } from '@anwurf/contract/account-data';
import type { Mutation } from '@anwurf/contract/sync/mutation';
import { syncedTable, syncedTableNames, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { z } from 'zod';
import type { Queryable, Sql } from '../database/connection.ts';
import { runTransaction } from '../database/retry-deadlock.ts';
import { checkMutation, type CheckedMutation } from '../sync/check-mutation.ts';
import { applyChecked } from '../sync/push.ts';
import { requireRoom } from '../sync/storage-bound.ts';
import { newId } from '../identity/new-id.ts';
import { workOutShared } from '../teams/worked-out.ts';

const batchBounds = { rows: 1000, characters: 1_000_000 } as const;

/** Rows that reach a team: the player decides about it, and writes to his coaches, now. */
const ofTeams: readonly SyncedTableName[] = ['sharing_consents', 'session_comments', 'comment_reads'];

/**
 * Parents before children. An import does not change the account itself, payments and messages; and it neither shares
 * anything with a team nor writes to it.
 */
export const importedTables: readonly SyncedTableName[] = syncedTableNames.filter((name) => {
  const { owner, writes } = syncedTable(name);
  return typeof owner === 'string' && writes.insert.length > 0 && !ofTeams.includes(name);
});

/** Made once: making it for each row took most of an import. */
const keySchema = z.uuid();

/** A row of an export, by column. */
export type Row = Readonly<Record<string, unknown>>;

function buildMutation(op: Mutation['op'], table: string, key: string, row: Row, columns: readonly string[]): Mutation {
  const values = Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));
  // The rows were parsed from JSON.
  return { id: newId(), table, op, key, values: values as Mutation['values'] };
}

/** Applies the mutations that passed their check. @returns how many; the others are refused */
async function write(tx: Queryable, userId: string, checks: readonly ReturnType<typeof checkMutation>[]): Promise<number> {
  const passed = checks.filter((check): check is CheckedMutation => !('status' in check));
  const outcomes = await applyChecked(tx, userId, passed);
  await workOutShared(tx, userId, passed);
  return outcomes.filter(({ outcome }) => outcome === 'applied').length;
}

/** Consent columns of the profile: a consent withdrawn after the export must not return with the import. */
const consents: readonly string[] = ['house_norm_since'];

/** A new account has an empty profile: fills its blank columns and keeps the others. */
async function importProfile(tx: Queryable, userId: string, row: Row): Promise<ImportResponse> {
  const [known] = await tx<Record<string, unknown>[]>`select * from profiles where id = ${userId}`;
  const blanks = syncedTable('profiles').writes.update.filter(
    (name) => !consents.includes(name) && (known?.[name] ?? null) === null && (row[name] ?? null) !== null,
  );
  if (blanks.length === 0) return { added: 0, known: 1, refused: 0 };
  const added = await write(tx, userId, [checkMutation(buildMutation('upsert', 'profiles', userId, row, blanks), userId)]);
  return { added, known: 0, refused: 1 - added };
}

async function importRows(tx: Queryable, userId: string, name: SyncedTableName, rows: readonly Row[]): Promise<ImportResponse> {
  const { key: keyColumn, owner, columns } = syncedTable(name);
  const ownerColumn = typeof owner === 'string' ? owner : '';
  const byKey = new Map<string, Row>();
  let wrong = 0;
  for (const row of rows) {
    // In tables with one row a user the key is the importing user, whoever exported the row.
    const key = keySchema.safeParse(keyColumn === ownerColumn ? userId : row[keyColumn]).data?.toLowerCase();
    // An open generation is a job for the server, not data: it would make a plan again.
    if (key === undefined || (name === 'trainingsplan_generierung' && row['status'] === 'in_bearbeitung')) wrong += 1;
    else if (!byKey.has(key)) byKey.set(key, row);
  }
  const existing = await tx<{ key: string; owner: string }[]>`
    select ${tx(keyColumn)} as key, ${tx(ownerColumn)} as owner from ${tx(name)} where ${tx(keyColumn)} = any(${[...byKey.keys()]}::uuid[])`;
  for (const { key } of existing) byKey.delete(key);
  const content = Object.keys(columns).filter((column) => column !== ownerColumn && column !== 'server_version');
  const checks = Array.from(byKey, ([key, row]) => checkMutation(buildMutation('upsert', name, key, row, content), userId, content));
  const added = await write(tx, userId, checks);
  const foreign = existing.filter((row) => row.owner !== userId).length;
  const refused = wrong + foreign + checks.length - added;
  return { added, refused, known: rows.length - added - refused };
}

/** The rows that have a key; the others cost no transaction. @param refuse called for each of them */
function* keyedRows(name: SyncedTableName, rows: Iterable<Row>, refuse: () => void): Generator<Row> {
  const { key, owner } = syncedTable(name);
  for (const row of rows) {
    if (key === owner || keySchema.safeParse(row[key]).success) yield row;
    else refuse();
  }
}

/** Divides rows into batches that hold the database and the memory only for a moment. */
function* batchesOf(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  let size = 0;
  for (const row of rows) {
    batch.push(row);
    size += JSON.stringify(row).length;
    if (batch.length < batchBounds.rows && size < batchBounds.characters) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

async function importBatch(sql: Sql, userId: string, name: SyncedTableName, batch: readonly Row[]): Promise<ImportResponse> {
  return runTransaction(sql, async (tx) => {
    await tx`select lock_teams_of(${userId}, false)`;
    await requireRoom(tx, userId);
    const counts = name === 'profiles' ? await importProfile(tx, userId, batch[0] ?? {}) : await importRows(tx, userId, name, batch);
    // These mutations are never sent again, so no answers need to be kept.
    await tx`delete from sync_mutations where user_id = ${userId} and txid = pg_current_xact_id()::text`;
    return counts;
  });
}

/**
 * Adds the missing rows of an export, owned by the user. Existing rows stay unchanged, and those of other users are refused.
 * Each batch is a transaction of its own: one of the whole export would hold up the user's pushes and the shape log. An import
 * that ends early is completed by its repetition.
 * @param rowsOf the export's rows of a table
 * @throws ApiError storage_full
 */
export async function importAccount(sql: Sql, userId: string, rowsOf: (table: string) => Iterable<Row>): Promise<ImportResponse> {
  const total = { added: 0, known: 0, refused: 0 };
  for (const name of importedTables) {
    for (const batch of batchesOf(keyedRows(name, rowsOf(name), () => (total.refused += 1)))) {
      const counts = await importBatch(sql, userId, name, batch);
      for (const kind of ['added', 'known', 'refused'] as const) total[kind] += counts[kind];
      // One profile an account: only the first row counts.
      if (name === 'profiles') break;
    }
  }
  return total;
}
