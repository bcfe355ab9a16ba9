import type { PGliteInterface, Transaction } from '@electric-sql/pglite';
import { syncedTable, type SyncedTableName } from '@anwurf/contract/sync/registry';
import { collapse, type CollapsedBatch, type ShapeMessage, type TextRow } from './batch.ts';
import { type CopiedRows, copiedMessages } from './copied-rows.ts';
import { fillByCopy, fillByRows } from './fill-table.ts';
import { columnNames, overwrite, quote, textRowset, textRowsetColumns } from './row-sql.ts';
import { settle } from './settle.ts';
import { deleteVisible, recompute } from './visible-rows.ts';

/** Position of a stream after a batch. */
export type StreamPosition = { readonly handle: string; readonly offset: string };

/** A row of the stream that this store cannot apply. The stream stops; the batch is rolled back. */
export class UnappliableBatch extends Error {
  constructor(
    readonly table: SyncedTableName,
    cause: unknown,
  ) {
    super(`${table}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'UnappliableBatch';
  }
}

/** An update of a row that the server never sent: the stream has a gap, and no later answer of it closes it. */
export class MissingRow extends Error {
  override readonly name = 'MissingRow';
}

/** Rows per statement; larger JSON parameters cost memory without being faster (measured, see bench). */
const rowsPerStatement = 10_000;

/** Contents of one answer of a table's stream: rows of a snapshot, then messages. */
export type Answered = { readonly copied: CopiedRows | null; readonly messages: readonly ShapeMessage[] };

/**
 * Applies one answer of a table's stream and stores its position, in one local transaction.
 * @throws UnappliableBatch when a row violates the local schema; neither rows nor position have changed then
 */
export async function applyBatch(
  store: PGliteInterface,
  name: SyncedTableName,
  answered: Answered,
  position: StreamPosition,
  userId: string,
): Promise<void> {
  try {
    await store.transaction((tx) => applyAnswered(tx, name, answered, position, userId));
  } catch (cause) {
    throw new UnappliableBatch(name, cause);
  }
}

async function applyAnswered(
  tx: Transaction,
  name: SyncedTableName,
  { copied, messages }: Answered,
  position: StreamPosition,
  userId: string,
): Promise<void> {
  const state = await tx.query<{ anew: boolean; watching: boolean; bases: boolean }>(
    `select coalesce((select fetching_anew from streams where table_name = $1), false) as anew,
            exists (select from outbox where table_name = $1) as watching,
            exists (select from base_rows where table_name = $1) as bases`,
    [name],
  );
  const { anew, watching, bases } = state.rows[0] ?? { anew: false, watching: false, bases: false };
  const isFilled = copied !== null && !anew && !bases && (await fillByCopy(tx, name, copied));
  const batch = collapse(copied === null || isFilled ? messages : [...copiedMessages(name, copied), ...messages]);
  const touched = bases
    ? await keysWithBase(tx, name, [...batch.full.keys(), ...batch.patch.keys(), ...batch.gone.keys()])
    : new Set<string>();

  await upsertBase(tx, name, batch.full, touched);
  await patchBase(tx, name, batch.patch, touched);
  await removeBase(tx, name, batch.gone, touched);
  if (anew) {
    await rememberRefetched(tx, name, batch);
    if (batch.upToDate) for (const key of await removeUnseen(tx, name)) touched.add(key);
  }
  if (watching) await rememberTransactions(tx, name, batch.txids);
  await storePosition(tx, name, batch, position);
  const settled = watching ? await settle(tx, name) : [];
  await recompute(tx, name, [...new Set([...touched, ...settled])], userId);
}

async function keysWithBase(tx: Transaction, name: string, keys: readonly string[]): Promise<Set<string>> {
  const found = await tx.query<{ key: string }>('select key from base_rows where table_name = $1 and key = any($2::uuid[])', [name, keys]);
  return new Set(found.rows.map((row) => row.key));
}

function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += rowsPerStatement) yield items.slice(start, start + rowsPerStatement);
}

async function upsertBase(
  tx: Transaction,
  name: SyncedTableName,
  rows: ReadonlyMap<string, TextRow>,
  touched: ReadonlySet<string>,
): Promise<void> {
  const table = syncedTable(name);
  const columns = columnNames(table);
  const list = columns.map(quote).join(', ');
  const direct = touched.size === 0 ? [...rows.values()] : [...rows].filter(([key]) => !touched.has(key)).map(([, row]) => row);
  if (!(await fillByRows(tx, name, direct))) {
    for (const chunk of chunks(direct)) {
      await tx.query(
        `insert into ${quote(name)} (${list}) select ${textRowsetColumns(table, columns)} from ${textRowset(table, '$1', columns)}
         ${overwrite(table, columns)}`,
        [JSON.stringify(chunk)],
      );
    }
  }
  const apart = [...rows].filter(([key]) => touched.has(key)).map(([, row]) => row);
  if (apart.length === 0) return;
  await tx.query(
    `update base_rows set row = to_jsonb(typed)
       from (select ${textRowsetColumns(table, columns)} from ${textRowset(table, '$1', columns)}) typed
      where base_rows.table_name = $2 and base_rows.key = typed.${quote(table.key)}`,
    [JSON.stringify(apart), name],
  );
}

async function patchBase(
  tx: Transaction,
  name: SyncedTableName,
  patches: ReadonlyMap<string, TextRow>,
  touched: ReadonlySet<string>,
): Promise<void> {
  if (patches.size === 0) return;
  const table = syncedTable(name);
  const groups = new Map<string, TextRow[]>();
  for (const [key, values] of patches) {
    const row = { ...values, [table.key]: key };
    const shape = `${touched.has(key)}|${Object.keys(row).toSorted().join(',')}`;
    groups.set(shape, [...(groups.get(shape) ?? []), row]);
  }
  for (const [shape, rows] of groups) {
    const columns = columnNames(table).filter((column) => Object.hasOwn(rows[0] ?? {}, column));
    const others = columns.filter((column) => column !== table.key);
    const source = `(select ${textRowsetColumns(table, columns)} from ${textRowset(table, '$1', columns)}) typed`;
    const changed = shape.startsWith('true')
      ? await tx.query(
          `update base_rows set row = row || to_jsonb(typed) from ${source}
            where base_rows.table_name = $2 and base_rows.key = typed.${quote(table.key)} and row is not null`,
          [JSON.stringify(rows), name],
        )
      : await tx.query(
          `update ${quote(name)} target set ${others.map((column) => `${quote(column)} = typed.${quote(column)}`).join(', ')}
             from ${source} where target.${quote(table.key)} = typed.${quote(table.key)}`,
          [JSON.stringify(rows)],
        );
    // Stop rather than guess.
    if (changed.affectedRows !== rows.length) throw new MissingRow('an update names a row that is not here');
  }
}

/** Assignments for a base row that the server has removed: the highest version that it had is kept, for `settle`. */
const emptiedBase = (version: string) =>
  `row = null, removed_version = greatest(removed_version, (row ->> 'server_version')::bigint, ${version})`;
const emptied = emptiedBase('null');

async function removeBase(
  tx: Transaction,
  name: SyncedTableName,
  gone: ReadonlyMap<string, string | null>,
  touched: ReadonlySet<string>,
): Promise<void> {
  const keys = [...gone.keys()];
  await deleteVisible(
    tx,
    name,
    keys.filter((key) => !touched.has(key)),
  );
  const apart = keys.filter((key) => touched.has(key));
  if (apart.length > 0) {
    await tx.query(
      `update base_rows set ${emptiedBase('gone.version')} from unnest($2::uuid[], $3::bigint[]) as gone (key, version)
        where base_rows.table_name = $1 and base_rows.key = gone.key`,
      [name, apart, apart.map((key) => gone.get(key) ?? null)],
    );
  }
}

async function rememberRefetched(tx: Transaction, name: SyncedTableName, batch: CollapsedBatch): Promise<void> {
  for (const chunk of chunks([...batch.full.keys()])) {
    await tx.query('insert into refetched_keys (table_name, key) select $1, unnest($2::uuid[]) on conflict do nothing', [name, chunk]);
  }
}

/** Ends a refetch: rows that were not sent again are gone on the server. Returns keys whose base copy became empty. */
async function removeUnseen(tx: Transaction, name: SyncedTableName): Promise<string[]> {
  const key = quote(syncedTable(name).key);
  await tx.query(
    `delete from ${quote(name)} target
      where not exists (select from refetched_keys where table_name = $1 and key = target.${key})
        and not exists (select from base_rows where table_name = $1 and key = target.${key})`,
    [name],
  );
  const gone = await tx.query<{ key: string }>(
    `update base_rows set ${emptied} where table_name = $1 and row is not null
        and not exists (select from refetched_keys seen where seen.table_name = $1 and seen.key = base_rows.key)
     returning key`,
    [name],
  );
  await tx.query('delete from refetched_keys where table_name = $1', [name]);
  return gone.rows.map((row) => row.key);
}

async function rememberTransactions(tx: Transaction, name: SyncedTableName, txids: ReadonlySet<string>): Promise<void> {
  if (txids.size === 0) return;
  await tx.query('insert into seen_transactions (table_name, txid) select $1, unnest($2::bigint[]) & 4294967295 on conflict do nothing', [
    name,
    [...txids],
  ]);
}

async function storePosition(tx: Transaction, name: SyncedTableName, batch: CollapsedBatch, position: StreamPosition): Promise<void> {
  await tx.query(
    `insert into streams (table_name, handle, "offset", snapshot, last_up_to_date_at, last_txid)
       values ($1, $2, $3, $4::jsonb, case when $5::boolean then now() end, $6::bigint & 4294967295)
     on conflict (table_name) do update set handle = excluded.handle, "offset" = excluded."offset", stopped = null,
       snapshot = coalesce(excluded.snapshot, streams.snapshot),
       last_txid = coalesce(excluded.last_txid, streams.last_txid),
       fetching_anew = streams.fetching_anew and not $5::boolean,
       last_up_to_date_at = coalesce(excluded.last_up_to_date_at, streams.last_up_to_date_at)`,
    [
      name,
      position.handle,
      position.offset,
      batch.snapshot === null ? null : JSON.stringify(batch.snapshot),
      batch.upToDate,
      [...batch.txids].at(-1) ?? null,
    ],
  );
}

/**
 * Records a must-refetch: the next answer starts from nothing, while the device's rows stay visible until the fresh ones have
 * replaced them.
 */
export async function beginRefetch(store: PGliteInterface, name: SyncedTableName): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.query('delete from refetched_keys where table_name = $1', [name]);
    await tx.query(
      `insert into streams (table_name, fetching_anew) values ($1, true)
       on conflict (table_name) do update set handle = null, "offset" = '-1', fetching_anew = true, snapshot = null, last_txid = null`,
      [name],
    );
  });
}
