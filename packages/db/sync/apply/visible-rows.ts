import type { Transaction } from '@electric-sql/pglite';
import { syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { tableOfStream, type StreamName } from '@anwurf/contract/sync/stream-name';
import { rowOwner } from './row-owner.ts';
import { columnNames, overwrite, quote } from './row-sql.ts';

type JsonRow = Record<string, unknown>;
type PendingRow = { key: string; op: 'upsert' | 'update' | 'delete'; values: JsonRow };

/** Upserts the visible row: columns missing from `row` keep their value (or get their default in a new row). */
export async function writeVisible(tx: Transaction, name: SyncedTableName, row: JsonRow): Promise<void> {
  const table = syncedTable(name);
  const columns = columnNames(table).filter((column) => Object.hasOwn(row, column));
  const list = columns.map(quote).join(', ');
  await tx.query(
    `insert into ${quote(name)} (${list}) select ${list} from jsonb_populate_record(null::${quote(name)}, $1::jsonb)
     ${overwrite(table, columns)}`,
    [JSON.stringify(row)],
  );
}

/** Removes visible rows. */
export async function deleteVisible(tx: Transaction, name: SyncedTableName, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.query(`delete from ${quote(name)} where ${quote(syncedTable(name).key)} = any($1::uuid[])`, [keys]);
}

/**
 * Applies mutations, oldest first, to the base of one row; null: no such row.
 * @param isOnce an upsert leaves an existing row as it is
 */
export function overlay(
  base: JsonRow | null,
  mutations: readonly Pick<PendingRow, 'op' | 'values'>[],
  identity: JsonRow,
  isOnce = false,
): JsonRow | null {
  let row = base;
  for (const { op, values } of mutations) {
    if (op === 'delete') row = null;
    else if (op === 'upsert') row = isOnce && row !== null ? row : { ...row, ...values, ...identity };
    else if (row !== null) row = { ...row, ...values };
  }
  return row;
}

/**
 * Makes the visible rows of `keys` equal to their base with the outbox applied, and removes the base copy of rows without
 * remaining mutations.
 */
export async function recompute(tx: Transaction, name: StreamName, keys: readonly string[], userId: string): Promise<void> {
  if (keys.length === 0) return;
  const tableName = tableOfStream(name);
  const table = syncedTable(tableName);
  const settled = await tx.query<{ key: string; gone: boolean }>(
    `delete from base_rows where table_name = $1 and key = any($2::uuid[])
       and not exists (select from outbox where outbox.table_name = base_rows.table_name and outbox.key = base_rows.key)
     returning key, row is null as gone, row`,
    [name, keys],
  );
  await writeSettled(tx, tableName, settled.rows as { key: string; gone: boolean; row: JsonRow | null }[]);
  const pending = await tx.query<PendingRow & { base: JsonRow | null }>(
    `select outbox.key, outbox.op, outbox."values", base_rows.row as base
       from base_rows join outbox using (table_name, key)
      where table_name = $1 and key = any($2::uuid[]) order by outbox.seq`,
    [name, keys],
  );
  const byKey = new Map<string, (PendingRow & { base: JsonRow | null })[]>();
  for (const row of pending.rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
  for (const [key, mutations] of byKey) {
    const identity: JsonRow = { [table.key]: key, ...rowOwner(name, userId) };
    const row = overlay(mutations[0]?.base ?? null, mutations, identity, table.writes.once);
    // A row is rebuilt completely: columns missing from the overlay fall back to their defaults.
    await deleteVisible(tx, tableName, [key]);
    if (row !== null) await writeVisible(tx, tableName, row);
  }
}

async function writeSettled(
  tx: Transaction,
  name: SyncedTableName,
  settled: readonly { key: string; gone: boolean; row: JsonRow | null }[],
): Promise<void> {
  if (settled.length === 0) return;
  const table = syncedTable(name);
  await deleteVisible(
    tx,
    name,
    settled.filter((row) => row.gone).map((row) => row.key),
  );
  const present = settled.filter((row) => !row.gone).map((row) => row.row);
  if (present.length === 0) return;
  const list = columnNames(table).map(quote).join(', ');
  await tx.query(
    `insert into ${quote(name)} (${list}) select ${list} from jsonb_populate_recordset(null::${quote(name)}, $1::jsonb)
     ${overwrite(table, columnNames(table))}`,
    [JSON.stringify(present)],
  );
}
