import type { PGliteInterface, Transaction } from '@electric-sql/pglite';
import { ownerColumn, syncedTable } from '@anwurf/contract/sync/registry';
import { tableOfStream, teamOfStream, type StreamName } from '@anwurf/contract/sync/stream-name';
import { noteWrittenRows } from '../../store/outgrown-plans.ts';
import { collapse, type CollapsedBatch, type ShapeMessage, type TextRow } from './batch.ts';
import { type CopiedRows, copiedMessages, rowCount } from './copied-rows.ts';
import { emptied, emptiedBase } from './emptied-base.ts';
import { fillByCopy, fillByRows } from './fill-table.ts';
import { followMemberships } from './followed-streams.ts';
import { dropNewest } from './newest-rows.ts';
import { columnNames, overwrite, quote, textRowset, textRowsetColumns } from './row-sql.ts';
import { settle } from './settle.ts';
import { checkPosition, EndedStream, type RequestPosition, storePosition, type StreamPosition } from './stream-position.ts';
import { deleteVisible, recompute } from './visible-rows.ts';

/** A row of the stream that this store cannot apply. The stream stops; the batch is rolled back. */
export class UnappliableBatch extends Error {
  constructor(
    readonly stream: StreamName,
    cause: unknown,
  ) {
    super(`${stream}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
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
 * Applies one answer of a stream and stores its position, in one local transaction. Memberships that have gone take the rows of
 * their teams with them in the same one.
 * @param from position of the request, for streams of teams
 * @throws UnappliableBatch when a row violates the local schema, EndedStream; neither rows nor position have changed then
 */
export async function applyBatch(
  store: PGliteInterface,
  name: StreamName,
  answered: Answered,
  position: StreamPosition,
  userId: string,
  from?: RequestPosition,
): Promise<void> {
  try {
    await store.transaction(async (tx) => {
      await checkPosition(tx, name, from);
      await applyAnswered(tx, name, answered, position, userId);
      const { copied, messages } = answered;
      await noteWrittenRows(store, tx, messages.length + (copied === null ? 0 : rowCount(copied)));
      if (name === 'memberships') await followMemberships(tx, userId);
    });
  } catch (cause) {
    if (cause instanceof EndedStream) throw cause;
    throw new UnappliableBatch(name, cause);
  }
}

async function applyAnswered(
  tx: Transaction,
  name: StreamName,
  { copied, messages }: Answered,
  position: StreamPosition,
  userId: string,
): Promise<void> {
  const state = await tx.query<{ anew: boolean; newest: boolean; watching: boolean; bases: boolean }>(
    `select coalesce((select fetching_anew from streams where table_name = $1), false) as anew,
            exists (select from streams where table_name = $1 and newest_from is not null) as newest,
            exists (select from outbox where table_name = $1) as watching,
            exists (select from base_rows where table_name = $1) as bases`,
    [name],
  );
  const { anew: wasAnew, newest, watching, bases } = state.rows[0] ?? { anew: false, newest: false, watching: false, bases: false };
  const table = tableOfStream(name);
  const isReplaced = newest && copied !== null && !bases;
  if (isReplaced) await dropNewest(tx, name);
  const anew = wasAnew && !isReplaced;
  const isFilled = copied !== null && !anew && !bases && (await fillByCopy(tx, name, copied));
  const batch = collapse(copied === null || isFilled ? messages : [...copiedMessages(table, copied), ...messages]);
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

async function keysWithBase(tx: Transaction, name: StreamName, keys: readonly string[]): Promise<Set<string>> {
  const found = await tx.query<{ key: string }>('select key from base_rows where table_name = $1 and key = any($2::uuid[])', [name, keys]);
  return new Set(found.rows.map((row) => row.key));
}

function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += rowsPerStatement) yield items.slice(start, start + rowsPerStatement);
}

async function upsertBase(
  tx: Transaction,
  name: StreamName,
  rows: ReadonlyMap<string, TextRow>,
  touched: ReadonlySet<string>,
): Promise<void> {
  const tableName = tableOfStream(name);
  const table = syncedTable(tableName);
  const columns = columnNames(table);
  const list = columns.map(quote).join(', ');
  const direct = touched.size === 0 ? [...rows.values()] : [...rows].filter(([key]) => !touched.has(key)).map(([, row]) => row);
  if (!(await fillByRows(tx, tableName, direct))) {
    for (const chunk of chunks(direct)) {
      await tx.query(
        `insert into ${quote(tableName)} (${list}) select ${textRowsetColumns(table, columns)} from ${textRowset(table, '$1', columns)}
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
  name: StreamName,
  patches: ReadonlyMap<string, TextRow>,
  touched: ReadonlySet<string>,
): Promise<void> {
  if (patches.size === 0) return;
  const tableName = tableOfStream(name);
  const table = syncedTable(tableName);
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
          `update ${quote(tableName)} target set ${others.map((column) => `${quote(column)} = typed.${quote(column)}`).join(', ')}
             from ${source} where target.${quote(table.key)} = typed.${quote(table.key)}`,
          [JSON.stringify(rows)],
        );
    // Stop rather than guess.
    if (changed.affectedRows !== rows.length) throw new MissingRow('an update names a row that is not here');
  }
}

async function removeBase(
  tx: Transaction,
  name: StreamName,
  gone: ReadonlyMap<string, string | null>,
  touched: ReadonlySet<string>,
): Promise<void> {
  const keys = [...gone.keys()];
  await deleteVisible(
    tx,
    tableOfStream(name),
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

async function rememberRefetched(tx: Transaction, name: StreamName, batch: CollapsedBatch): Promise<void> {
  for (const chunk of chunks([...batch.full.keys()])) {
    await tx.query('insert into refetched_keys (table_name, key) select $1, unnest($2::uuid[]) on conflict do nothing', [name, chunk]);
  }
}

/** Ends a refetch: rows that were not sent again are gone on the server. Returns keys whose base copy became empty. */
async function removeUnseen(tx: Transaction, name: StreamName): Promise<string[]> {
  const table = tableOfStream(name);
  const key = quote(syncedTable(table).key);
  const team = teamOfStream(name);
  const ofStream = team === null ? '' : `${quote(ownerColumn(table) ?? '')} = $2 and`;
  await tx.query(
    `delete from ${quote(table)} target
      where ${ofStream} not exists (select from refetched_keys where table_name = $1 and key = target.${key})
        and not exists (select from base_rows where table_name = $1 and key = target.${key})`,
    team === null ? [name] : [name, team],
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

async function rememberTransactions(tx: Transaction, name: StreamName, txids: ReadonlySet<string>): Promise<void> {
  if (txids.size === 0) return;
  await tx.query('insert into seen_transactions (table_name, txid) select $1, unnest($2::bigint[]) & 4294967295 on conflict do nothing', [
    name,
    [...txids],
  ]);
}
