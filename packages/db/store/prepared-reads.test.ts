import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openNodeStore } from './open-node-store.ts';
import { noteWrittenRows } from './outgrown-plans.ts';
import { PreparedReads } from './prepared-reads.ts';

let store: PGlite;
let reads: PreparedReads;
beforeAll(async () => {
  store = await openNodeStore();
  await store.exec('create table jumps (id int primary key, cm int, note text, at timestamptz, kinds text[], seen jsonb)');
});
beforeEach(async () => {
  reads = new PreparedReads(store);
  await store.exec(`truncate jumps; insert into jumps values
    (1, 31, 'Halle „3“', '2026-11-02T10:00:00Z', array['bar', 'a,"b"'], '{"a": [1, null]}'), (2, null, null, null, null, null)`);
});
afterAll(() => store.close());

const reading = 'select * from jumps where id = any($1) order by id';
const preparedCount = async () =>
  (await store.query<{ n: number }>(`select count(*)::int as n from pg_prepared_statements where statement like '%jumps%'`)).rows[0]?.n;
/** How a prepared query runs now. */
async function planOf(part: string): Promise<string> {
  const found = await store.query<{ name: string }>('select name from pg_prepared_statements where statement like $1', [`%${part}%`]);
  const { rows } = await store.query<{ 'QUERY PLAN': string }>(`explain (costs off) execute ${found.rows[0]?.name ?? ''}('note 7')`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test.each([
  ['lists, texts, times, JSON and nulls', reading, [[1, 2]]],
  ['an empty list', reading, [[]]],
  ['a missing parameter', 'select id from jumps where $1::text is null', [undefined]],
  ['a time', 'select id from jumps where at = $1', [new Date('2026-11-02T10:00:00Z')]],
  ['a yes and a number', 'select id, $1::boolean as "isNew", $2::float8 + 0.5 as cm, 9007199254740993 as big from jumps', [true, 3.25]],
  ['JSON', 'select seen from jumps where seen = $1::jsonb', [{ a: [1, null] }]],
  ['no columns', 'select from jumps', []],
  ['no rows', 'select * from jumps where false', []],
])('a read has the same rows as a query of the store, first and later: %s', async (_, sql, params) => {
  const { rows } = await store.query(sql, [...params]);
  expect(await reads.query(sql, params)).toEqual(rows);
  expect(await reads.query(sql, params)).toEqual(rows);
});

test('a query is prepared once, and the settings of the store are as before', async () => {
  const before = await preparedCount();
  await Promise.all([reads.query(reading, [[1]]), reads.query(reading, [[2]]), reads.query(reading, [[1]])]);
  expect(await preparedCount()).toBe((before ?? 0) + 1);
  expect((await store.query('show plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'auto' }]);
});

test('a read waits for the end of a transaction, and sees nothing of one that fails', async () => {
  const writing = store.transaction(async (tx) => {
    await tx.exec('update jumps set cm = 99 where id = 1');
    await new Promise<void>((resolve) => setTimeout(resolve));
    throw new Error('withdrawn');
  });
  const read = reads.query('select cm from jumps where id = 1', []);
  await expect(writing).rejects.toThrow('withdrawn');
  expect(await read).toEqual([{ cm: 31 }]);
});

test('a failing read rejects, leaves no setting behind, and the same query works when its data allow it', async () => {
  const sql = 'select 10 / (cm - 31) as tenth from jumps where id = 1';
  await expect(reads.query(sql, [])).rejects.toThrow('division by zero');
  await expect(reads.query(sql, [])).rejects.toThrow('division by zero');
  expect((await store.query('show plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'auto' }]);
  await store.exec('update jumps set cm = 33');
  expect(await reads.query(sql, [])).toEqual([{ tenth: 5 }]);
});

test('a query that cannot be parsed rejects each time; others go on', async () => {
  await expect(reads.query('select nothing from jumps', [])).rejects.toThrow('nothing');
  await expect(reads.query('select nothing from jumps', [])).rejects.toThrow('nothing');
  expect(await reads.query('select id from jumps where id = 2', [])).toEqual([{ id: 2 }]);
});

test('a query of all columns has those that the table has now', async () => {
  const sql = 'select * from jumps where id = 2';
  await reads.query(sql, []);
  await store.exec(`alter table jumps add column place text default 'Halle'`);
  expect(await reads.query(sql, [])).toMatchObject([{ id: 2, place: 'Halle' }]);
  await store.exec('alter table jumps drop column place');
  expect(Object.keys((await reads.query(sql, []))[0] as object)).not.toContain('place');
});

test('a read of a closed store rejects, as a query does', async () => {
  const closed = await openNodeStore();
  const late = new PreparedReads(closed);
  await late.query('select 1 as one', []);
  await closed.close();
  await expect(late.query('select 1 as one', [])).rejects.toThrow('PGlite is closed');
});

test('more queries than a screen has close the one that ran longest ago, which runs again all the same', async () => {
  const before = (await preparedCount()) ?? 0;
  await reads.query('select 0 as n from jumps where id = 1', []);
  for (let n = 1; n < 200; n += 1) {
    expect(await reads.query(`select ${n} as n from jumps where id = 1`, [])).toEqual([{ n }]);
    await reads.query('select 0 as n from jumps where id = 1', []);
  }
  expect((await preparedCount()) ?? 0).toBeLessThanOrEqual(before + 80);
  expect(await reads.query('select 1 as n from jumps where id = 1', [])).toEqual([{ n: 1 }]);
});

test('a plan made for an empty table is made again when many rows have come', async () => {
  await store.exec('create table notes (id int, note text); create index on notes (note); analyze notes');
  const sql = 'select id from notes where note = $1';
  expect(await reads.query(sql, ['note 7'])).toEqual([]);
  const write = (from: number, count: number) =>
    store.transaction(async (tx) => {
      await tx.query(`insert into notes select n, 'note ' || n from generate_series($1::int, $2::int) n`, [from, from + count - 1]);
      await noteWrittenRows(store, tx, count);
    });
  await write(1, 150);
  await store.exec('set plan_cache_mode = force_generic_plan');
  const small = await planOf('from notes where');
  await write(151, 20_000);
  expect(await planOf('from notes where')).toContain('notes_note_idx');
  expect(small).toContain('Seq Scan');
  await store.exec('reset plan_cache_mode');
  expect(await reads.query(sql, ['note 7'])).toEqual([{ id: 7 }]);
});
