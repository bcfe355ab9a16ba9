import type { PGlite } from '@electric-sql/pglite';
import { type PlainTableName, syncedTable } from '@anwurf/contract/sync/registry';
import { beforeEach, expect, test } from 'vitest';
import { emptyStore } from '../../store/empty-store.ts';
import { applyBatch } from './apply-batch.ts';
import { type Beginning, fillNewStore } from './fill-new-store.ts';
import { columnNames, copyLines } from './row-sql.ts';

const userId = '0198a000-0000-7000-8000-000000000001';
const idOf = (index: number) => `0198a000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const snapshot = { xmin: '7', xmax: '9', xip: ['7'] };

let store: PGlite;
beforeEach(async () => {
  store = await emptyStore();
});

/** A beginning of a table with these rows; their other columns are null. */
function beginningOf(table: PlainTableName, rows: readonly Record<string, string | null>[]): Beginning {
  const columns = columnNames(syncedTable(table));
  const lines = copyLines(rows, columns);
  return { handle: `${table}-1`, offset: '0_0', rows: { columns, lines }, snapshot, isUpToDate: table !== 'sync_heads' };
}

/** A row of a plan as the server sends it. */
async function planRow(index: number): Promise<Record<string, string | null>> {
  await store.query('insert into trainingsplanreal (id, user_id, name) values ($1, $2, $3)', [idOf(index), userId, `Plan ${index}`]);
  const columns = columnNames(syncedTable('trainingsplanreal'))
    .map((name) => `'${name}', "${name}"::text`)
    .join(', ');
  const { rows } = await store.query<{ row: Record<string, string | null> }>(
    `with gone as (delete from trainingsplanreal where id = $1 returning *) select json_build_object(${columns}) as row from gone`,
    [idOf(index)],
  );
  return { ...rows[0]?.row };
}

async function contents(): Promise<object> {
  const plans = await store.query('select * from trainingsplanreal order by id');
  const streams = await store.query(
    `select table_name, handle, "offset", snapshot, last_txid, stopped, fetching_anew, newest_from, fetched_columns,
       last_up_to_date_at is not null as fresh from streams order by table_name`,
  );
  return { plans: plans.rows, streams: streams.rows };
}

test('a store that knows nothing has what the streams would have brought one by one', async () => {
  const rows = [await planRow(1), await planRow(2)];
  const beginnings = new Map([
    ['trainingsplanreal', beginningOf('trainingsplanreal', rows)],
    ['sessions', beginningOf('sessions', [])],
  ] as const);
  for (const [table, { rows: copied, handle, offset }] of beginnings) {
    const messages = [{ kind: 'snapshot-end', snapshot } as const, { kind: 'up-to-date' } as const];
    await applyBatch(store, table, { copied, messages }, { handle, offset }, userId);
  }
  const wanted = await contents();
  store = await emptyStore();
  expect(await fillNewStore(store, beginnings)).toBe(true);
  expect(await contents()).toEqual(wanted);
});

test('the change feed is not up to date before it has answered again', async () => {
  expect(await fillNewStore(store, new Map([['sync_heads', beginningOf('sync_heads', [])]]))).toBe(true);
  const { rows } = await store.query('select last_up_to_date_at as at, fetched_columns as columns from streams');
  expect(rows).toEqual([{ at: null, columns: null }]);
});

test.each([
  ['a position', `insert into streams (table_name, handle) values ('goals', 'h')`],
  ['a row', `insert into trainingsplanreal (id, user_id, name) values ('${idOf(9)}', '${userId}', 'Alt')`],
  ['the server’s version of a row', `insert into base_rows (table_name, key, row) values ('goals', '${idOf(9)}', '{}')`],
])('a store that knows %s is left as it is', async (_, known) => {
  await store.exec(known);
  const before = await contents();
  expect(await fillNewStore(store, new Map([['trainingsplanreal', beginningOf('trainingsplanreal', [])]]))).toBe(false);
  expect(await contents()).toEqual(before);
});

test('a row that the store refuses, or other columns, leave it as it is', async () => {
  const good = await planRow(1);
  const before = await contents();
  const refused = beginningOf('trainingsplanreal', [good, { ...(await planRow(2)), id: null }]);
  const { rows, ...others } = beginningOf('trainingsplanreal', [good]);
  const narrow = { ...others, rows: { ...rows, columns: rows.columns.slice(1) } };
  for (const beginning of [refused, narrow]) expect(await fillNewStore(store, new Map([['trainingsplanreal', beginning]]))).toBe(false);
  expect(await contents()).toEqual(before);
});
