import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openNodeStore } from '../store/open-node-store.ts';
import { LiveQueries } from './live-queries.ts';

let store: PGlite;
let lives: LiveQueries;

beforeAll(async () => {
  store = await openNodeStore();
  await store.exec(`
    create table weights (id int primary key, kg int);
    create table names (id int primary key, name text);
    create view named_weights as select n.name, w.kg from weights w join names n using (id);
    create view heavy as select name from named_weights where kg > 100;
    create function heaviest() returns int language sql stable as 'select max(kg) from weights';
    create function keep_name() returns trigger language plpgsql as $$ begin insert into names values (new.id, 'Neu'); return null; end $$;
    create trigger keeps_name after insert on weights for each row when (new.id > 900) execute function keep_name();`);
  lives = await LiveQueries.open(store);
}, 60_000);
afterAll(() => store.close());
beforeEach(() =>
  store.exec(`truncate weights, names; insert into weights values (1, 80), (2, 120); insert into names values (1, 'Ada'), (2, 'Bo')`),
);

/** A subscriber and the rows it was notified of. */
async function subscribe(sql: string, params: readonly unknown[] = []) {
  const notified: unknown[][] = [];
  const arrivals = new Set<() => void>();
  const live = await lives.subscribe(sql, params, (rows) => {
    notified.push(rows);
    for (const arrive of arrivals) arrive();
  });
  const until = async (condition: () => boolean): Promise<void> => {
    while (!condition()) {
      await new Promise<void>((resolve) => {
        const arrive = () => {
          arrivals.delete(arrive);
          resolve();
        };
        arrivals.add(arrive);
      });
    }
  };
  return { ...live, notified, newest: () => notified.at(-1) ?? live.rows, until };
}

/** Resolves when all pending runs have ended: each query waits for those before it. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await store.query('select 1');
}

test.each([
  ['a table', 'select kg from weights order by kg', [{ kg: 80 }, { kg: 120 }, { kg: 200 }]],
  ['a view', 'select kg from named_weights order by kg', [{ kg: 80 }, { kg: 120 }, { kg: 200 }]],
  ['a view of a view', 'select count(*)::int as "count" from heavy', [{ count: 2 }]],
  ['a function', 'select heaviest()', [{ heaviest: 200 }]],
  ['a quoted name with its schema', 'select max(kg) as kg from public."weights"', [{ kg: 200 }]],
  ['a name in capitals', 'SELECT MAX(kg) AS kg FROM WEIGHTS', [{ kg: 200 }]],
  ['a subquery', 'select (select max(kg) from weights) as kg from names limit 1', [{ kg: 200 }]],
])('a query of %s runs again when what it reads has changed', async (_, sql, expected) => {
  const live = await subscribe(sql);
  await store.exec(`begin; insert into names values (3, 'Cleo'); insert into weights values (3, 200); commit`);
  await live.until(() => JSON.stringify(live.newest()) === JSON.stringify(expected));
  expect(live.newest()).toEqual(expected);
  live.unsubscribe();
});

test.each([
  ['an insert', `insert into names values (9, 'Ida')`],
  ['an update', `update names set name = 'Ida'`],
  ['a removal', 'delete from names where id = 1'],
  ['the removal of all', 'truncate names'],
  ['a trigger of another table', 'insert into weights values (901, 7)'],
])('%s notifies the subscriber', async (_, change) => {
  const live = await subscribe('select * from names order by id');
  await store.exec(change);
  await live.until(() => live.notified.length > 0);
  expect(live.newest()).toEqual((await store.query('select * from names order by id')).rows);
  live.unsubscribe();
});

test('rollbacks and changes of other tables do not notify; a transaction notifies once', async () => {
  const live = await subscribe('select name, kg from named_weights');
  await store.exec('begin; update weights set kg = 0; rollback');
  await store.exec(`insert into local_migrations (name) values ('${crypto.randomUUID()}')`);
  await settled();
  expect(live.notified).toEqual([]);
  await store.exec(`begin; update weights set kg = 1; update names set name = 'Eva'; delete from weights where id = 2; commit`);
  await settled();
  expect(live.notified).toEqual([[{ name: 'Eva', kg: 1 }]]);
  live.unsubscribe();
});

test('a change that leaves the rows equal does not notify', async () => {
  const live = await subscribe(
    `select kg, array[kg] as list, '{"a": [1]}'::jsonb as json, timestamptz '2026-11-02' as at from weights where id = 1`,
  );
  await store.exec('update weights set kg = 1 where id = 2');
  await store.exec(`insert into weights values (3, 7)`);
  await settled();
  expect(live.notified).toEqual([]);
  await store.exec('update weights set kg = 2 where id = 1');
  await live.until(() => live.notified.length > 0);
  expect(live.newest()).toMatchObject([{ kg: 2, list: [2] }]);
  live.unsubscribe();
});

test('a change during the first run notifies', async () => {
  const asked = subscribe('select max(kg) as kg from weights');
  const written = store.exec('update weights set kg = 300');
  const live = await asked;
  await written;
  await live.until(() => JSON.stringify(live.newest()) === '[{"kg":300}]');
  expect(live.newest()).toEqual([{ kg: 300 }]);
  live.unsubscribe();
});

test('an unsubscribed callback is not called again; another subscriber of the same query is', async () => {
  const [left, stayed] = await Promise.all([
    subscribe('select $1::int + kg as kg from weights', [1]),
    subscribe('select $1::int + kg as kg from weights', [1]),
  ]);
  left.unsubscribe();
  await store.exec('update weights set kg = 5');
  await stayed.until(() => stayed.notified.length > 0);
  expect(stayed.newest()).toEqual([{ kg: 6 }, { kg: 6 }]);
  expect(left.notified).toEqual([]);
  stayed.unsubscribe();
});

test('subscribers of the same query share a run; a later one gets the current rows', async () => {
  await store.exec('create sequence if not exists runs');
  const sql = `select nextval('runs')::int as run, kg from weights limit 1`;
  const [first, second] = await Promise.all([subscribe(sql), subscribe(sql)]);
  const third = await subscribe(sql);
  expect([second.rows, third.rows]).toEqual([first.rows, first.rows]);
  for (const live of [first, second, third]) live.unsubscribe();
  const later = await subscribe(sql);
  expect(later.rows).not.toEqual(first.rows);
  later.unsubscribe();
});

test('after a change the quickest query runs first, whatever the order of subscription', async () => {
  const notified: string[] = [];
  const note = (name: string) => () => void notified.push(name);
  const slow = await lives.subscribe('select sum(kg + n % 2) from weights, generate_series(1, 200000) n', [], note('slow'));
  const quick = await lives.subscribe('select kg from weights where id = 1', [], note('quick'));
  await store.exec('update weights set kg = kg + 1');
  await expect.poll(() => notified).toEqual(['quick', 'slow']);
  slow.unsubscribe();
  quick.unsubscribe();
});

test('a failing query rejects and does not block others', async () => {
  await expect(subscribe('select nothing from weights')).rejects.toThrow('nothing');
  await expect(subscribe('select 1 / (kg - 80) from weights')).rejects.toThrow('division by zero');
  await store.exec('update weights set kg = 81');
  const live = await subscribe('select 1 / (kg - 80) as one from weights limit 1');
  expect(live.rows).toEqual([{ one: 1 }]);
  // This run fails: subscribers keep their rows, and get the next ones.
  await store.exec('update weights set kg = 80');
  await store.exec('update weights set kg = 82');
  await live.until(() => JSON.stringify(live.newest()) === '[{"one":0}]');
  live.unsubscribe();
});

test('a table created by a later migration notifies without further set-up', async () => {
  await store.exec('create table if not exists later (id int)');
  const reopened = await LiveQueries.open(store);
  const arrived = new Promise<unknown[]>((resolve) => void reopened.subscribe('select id from later', [], resolve));
  await store.exec('insert into later values (4)');
  expect(await arrived).toEqual([{ id: 4 }]);
});
