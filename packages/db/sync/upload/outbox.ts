import type { PGliteInterface, Transaction } from '@electric-sql/pglite';
import type { Mutation, MutationResult } from '@anwurf/contract/sync/mutation';
import { isSyncedTable, syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { columnNames, overwrite, quote } from '../apply/row-sql.ts';
import { settle } from '../apply/settle.ts';
import type { NewMutation } from './new-mutation.ts';
import { deleteVisible, recompute, updateVisible } from '../apply/visible-rows.ts';

/**
 * Writes mutations: the visible rows change and the outbox grows, in one local transaction. A mutation that the
 * outbox holds already is passed over, so a repeated call (another tab took over, a journal is replayed) does no
 * harm.
 * @param options.isReplay they may have been pushed before, in an earlier opening of the store
 * @param options.journaled what must be done before they count: nothing is committed until then
 * @throws when a row violates the local schema, and what `journaled` rejects with; then nothing is written
 */
export async function writeMutations(
  store: PGliteInterface,
  mutations: readonly NewMutation[],
  userId: string,
  { isReplay = false, journaled }: { readonly isReplay?: boolean; readonly journaled?: Promise<void> } = {},
): Promise<void> {
  await store.transaction(async (tx) => {
    for (const run of divide(mutations)) await writeRun(tx, run, userId, isReplay);
    await journaled;
  });
}

/** Mutations that follow each other and are written by one statement: upserts of the same columns of different rows, or one alone. */
type Run = readonly [NewMutation, ...NewMutation[]];

type OpenRun = { readonly members: [NewMutation, ...NewMutation[]]; readonly signature: string; readonly keys: Set<string> };

function columnsOf({ table: name, key, values }: NewMutation): string[] {
  const table = syncedTable(name);
  const row = { ...values, ...identityOf(name, key, '') };
  return columnNames(table).filter((column) => Object.hasOwn(row, column));
}

/** What names a row: its key, and whose it is. */
function identityOf(name: SyncedTableName, key: string, userId: string): Record<string, string> {
  const { key: keyColumn, owner } = syncedTable(name);
  return typeof owner === 'string' ? { [owner]: userId, [keyColumn]: key } : { [keyColumn]: key };
}

function signatureOf(mutation: NewMutation): string {
  return [mutation.op, mutation.table, ...columnsOf(mutation)].join(' ');
}

function divide(mutations: readonly NewMutation[]): Run[] {
  const runs: OpenRun[] = [];
  for (const mutation of mutations) {
    const [signature, last] = [signatureOf(mutation), runs.at(-1)];
    const joins = mutation.op === 'upsert' && last?.signature === signature && !last.keys.has(mutation.key);
    if (joins) last.members.push(mutation);
    else runs.push({ members: [mutation], signature, keys: new Set() });
    runs.at(-1)?.keys.add(mutation.key);
  }
  return runs.map(({ members }) => members);
}

/** Adds mutations ($1) to the outbox, those that it did not know, and keeps what the server said of their rows. */
const noteMutations = (name: SyncedTableName) => {
  const key = quote(syncedTable(name).key);
  return `
    with added as (
      insert into outbox (id, table_name, key, op, "values", origin)
      select id, '${name}', key, op, "values", case when not $2::boolean then (select id from origins order by seq desc limit 1) end
      from jsonb_to_recordset($1::jsonb) as given(place integer, id uuid, key uuid, op text, "values" jsonb)
      where not exists (select from settled_mutations where settled_mutations.id = given.id)
      order by place
      on conflict (id) do nothing returning key, "values"),
    based as (
      insert into base_rows (table_name, key, row)
      select '${name}', key, (select to_jsonb(source) from ${quote(name)} source where source.${key} = added.key) from added
      on conflict do nothing)`;
};

async function writeRun(tx: Transaction, run: Run, userId: string, isReplay: boolean): Promise<void> {
  const [{ table: name, op, key, values }] = run;
  const noted = run.map((mutation, place) => ({ ...mutation, place }));
  if (op === 'upsert') {
    const table = syncedTable(name);
    const columns = columnsOf(run[0]);
    const list = columns.map(quote).join(', ');
    const rows = noted.map((mutation) => ({ ...mutation, row: { ...mutation.values, ...identityOf(name, mutation.key, userId) } }));
    await tx.query(
      `${noteMutations(name)}
       insert into ${quote(name)} (${list}) select ${list}
       from jsonb_to_recordset($1::jsonb) as given(key uuid, row jsonb) join added using (key), jsonb_populate_record(null::${quote(name)}, given.row)
       ${overwrite(table, columns)}`,
      [JSON.stringify(rows), isReplay],
    );
    return;
  }
  const added = await tx.query(`${noteMutations(name)} select from added`, [JSON.stringify(noted), isReplay]);
  if (added.rows.length === 0) return;
  if (op === 'delete') await deleteVisible(tx, name, [key]);
  else await updateVisible(tx, name, key, values);
}

/** Forgets mutations that settled over 90 days ago: no journal and no waiting call is that old. */
export async function pruneSettled(store: PGliteInterface): Promise<void> {
  await store.query(`delete from settled_mutations where settled_at < now() - interval '90 days'`);
}

/** Oldest mutations that the server has not answered yet, at most `limit`. */
export async function pendingMutations(store: PGliteInterface, limit: number): Promise<Mutation[]> {
  const pending = await store.query<Mutation & { origin: string | null }>(
    `select id, table_name as "table", op, key, "values", origin from outbox where status = 'pending' order by seq limit $1`,
    [limit],
  );
  return pending.rows.map(({ origin, ...mutation }) => (origin === null ? mutation : { ...mutation, origin }));
}

/**
 * Notes the server's answers. Confirmed mutations whose effect is here already leave the outbox at once, the
 * others when it arrives; refused ones stay, with their reason. Returns the tables concerned.
 */
export async function recordResults(
  store: PGliteInterface,
  results: readonly MutationResult[],
  userId: string,
): Promise<SyncedTableName[]> {
  return store.transaction(async (tx) => {
    const rows = results.map((result) =>
      result.status === 'applied'
        ? { id: result.id, status: 'confirmed', txid: result.txid, server_version: result.serverVersion }
        : { id: result.id, status: 'refused', code: result.code, message: result.message, rules: result.rules },
    );
    const changed = await tx.query<{ table: string; txid: string | null }>(
      `update outbox set status = answer.status, txid = answer.txid, server_version = answer.server_version,
              code = answer.code, message = answer.message, rules = answer.rules
         from json_to_recordset($1::json) as answer(id uuid, status text, txid text, server_version bigint, code text, message text, rules jsonb)
        where outbox.id = answer.id and outbox.status <> 'confirmed'
       returning outbox.table_name as "table", outbox.txid`,
      [JSON.stringify(rows)],
    );
    const tables = [...new Set(changed.rows.map((row) => row.table))].filter(isSyncedTable);
    // What was answered before has been looked at whenever its table's stream moved.
    const ids = results.map(({ id }) => id);
    for (const name of tables) await recompute(tx, name, await settle(tx, name, ids), userId);
    return tables;
  });
}

/** Puts a refused mutation back in line; it keeps its place and its id. */
export async function retryMutation(store: PGliteInterface, id: string): Promise<void> {
  await store.query(
    `update outbox set status = 'pending', code = null, message = null, rules = null where id = $1 and status = 'refused'`,
    [id],
  );
}

/** Gives a refused mutation up: the row shows again what the server has, with the device's other mutations. */
export async function discardMutation(store: PGliteInterface, id: string, userId: string): Promise<void> {
  await store.transaction(async (tx) => {
    const dropped = await tx.query<{ table: string; key: string }>(
      `delete from outbox where id = $1 and status = 'refused' returning table_name as "table", key`,
      [id],
    );
    await tx.query('insert into settled_mutations (id) select $1 on conflict do nothing', [id]);
    for (const { table, key } of dropped.rows) if (isSyncedTable(table)) await recompute(tx, table, [key], userId);
  });
}
