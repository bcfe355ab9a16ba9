import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openNodeStore } from './open-node-store.ts';
import { runPrepared, type Statement } from './run-prepared.ts';

let store: PGlite;
beforeAll(async () => {
  store = await openNodeStore();
  await store.exec('create table notes (id int primary key, note text, is_done boolean)');
});
beforeEach(() => store.exec('truncate notes'));
afterAll(() => store.close());

const insert = 'insert into notes values ($1, $2, $3)';
const run = (...statements: readonly Statement[]) => store.transaction(() => runPrepared(store, statements));
const notes = async () => (await store.query('select * from notes order by id')).rows;

test('statements run in order, with texts, nulls and booleans as parameters', async () => {
  await run(
    { sql: insert, params: ['1', 'Kniebeuge „tief“', 'true'] },
    { sql: insert, params: ['2', null, 'false'] },
    { sql: 'update notes set note = $1 where id = 2', params: ["'; drop table notes; --"] },
  );
  expect(await notes()).toEqual([
    { id: 1, note: 'Kniebeuge „tief“', is_done: true },
    { id: 2, note: "'; drop table notes; --", is_done: false },
  ]);
});

test('a failing statement rolls the whole transaction back, and later statements can be run afterwards', async () => {
  const later = 'delete from notes where id = $1';
  const failing = run({ sql: insert, params: ['1', 'a', null] }, { sql: insert, params: ['1', 'b', null] }, { sql: later, params: ['1'] });
  await expect(failing).rejects.toThrow('notes_pkey');
  expect(await notes()).toEqual([]);
  await run({ sql: insert, params: ['1', 'c', null] }, { sql: insert, params: ['2', 'd', null] }, { sql: later, params: ['1'] });
  expect(await notes()).toEqual([{ id: 2, note: 'd', is_done: null }]);
});

test('an unparsable statement fails each time', async () => {
  const broken = { sql: 'insert into nowhere values ($1)', params: ['1'] };
  await expect(run(broken)).rejects.toThrow('nowhere');
  await expect(run(broken)).rejects.toThrow('nowhere');
});

test('a statement keeps working when its table is altered, and no read interleaves with a transaction’s statements', async () => {
  await run({ sql: insert, params: ['1', 'a', null] });
  await store.exec('alter table notes add column at timestamptz default now()');
  const running = run({ sql: insert, params: ['2', 'b', null] }, { sql: insert, params: ['3', 'c', null] });
  const reading = notes();
  await running;
  expect(await reading).toHaveLength(3);
  await store.exec('alter table notes drop column at');
});
