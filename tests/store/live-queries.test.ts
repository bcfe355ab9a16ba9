import type { PGlite } from '@electric-sql/pglite';
import { announceChanges } from '@anwurf/db/live/announce-changes';
import { LiveQueries } from '@anwurf/db/live/live-queries';
import type { LiveRows } from '@anwurf/db/live/live-query';
import { tablesRead } from '@anwurf/db/live/tables-read';
import { openNodeStore } from '@anwurf/db/store/open-node-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proofCount } from '../proof-counts.ts';
import { seedsOf } from '../seeds/seeds.ts';
import { queriesOfTheApp } from './app-queries.ts';
import { SeededRandom } from '../sync/seeded-random.ts';

const steps = proofCount('LIVE_STEPS');

let store: PGlite;

beforeAll(async () => {
  store = await openNodeStore();
}, 60_000);
afterAll(() => store.close());

/** Tables that Postgres itself says a query reads, through views: it is asked to make a view of it. */
async function tablesByPostgres(sql: string): Promise<string[]> {
  await store.exec(`create or replace temp view asked as ${sql}`);
  const { rows } = await store.query<{ name: string }>(`
    with recursive read (oid) as (
      select 'asked'::regclass::oid
      union
      select d.refobjid from read join pg_rewrite w on w.ev_class = read.oid join pg_depend d on d.objid = w.oid and d.classid = 'pg_rewrite'::regclass
      where d.refclassid = 'pg_class'::regclass and d.refobjid <> read.oid)
    select distinct c.relname as name from read join pg_class c using (oid) where c.relkind = 'r' order by 1`);
  await store.exec('drop view asked');
  return rows.map(({ name }) => name);
}

test('of each query of the app every table is known that Postgres knows of', async () => {
  const relations = await announceChanges(store);
  const { found, missed } = await queriesOfTheApp(store);
  expect(missed).toEqual([]);
  expect(found.length).toBeGreaterThan(50);
  for (const { name, sql } of found) {
    const byPostgres = await tablesByPostgres(sql);
    expect(byPostgres.length, name).toBeGreaterThan(0);
    expect([...tablesRead(sql, relations)], name).toEqual(expect.arrayContaining(byPostgres));
  }
});

test.each(seedsOf('live-queries'))(
  'subscribers that come and go while tables change end with what the tables hold (SEED=%i)',
  async (seed) => {
    const random = new SeededRandom(seed);
    await store.exec(`
    drop table if exists weights, names cascade;
    create table weights (id int primary key, kg int);
    create table names (id int primary key, name text);
    create view named_weights as select n.name, w.kg from weights w join names n using (id);
    create view heavy as select name from named_weights where kg > 100;`);
    const lives = await LiveQueries.open(store);
    const queries = [
      'select sum(kg)::int as "sum" from weights',
      'select count(*)::int as "count" from heavy',
      'select name, kg from named_weights order by 1, 2',
      `select string_agg(name, ',' order by id) as list from names`,
    ];
    type Here = { readonly sql: string; newest: unknown[] | null; live: LiveRows | null };
    const here: Here[] = [];
    const under: Promise<unknown>[] = [];
    const come = async (sql: string): Promise<void> => {
      const one: Here = { sql, newest: null, live: null };
      one.live = await lives.subscribe(sql, [], (rows) => {
        one.newest = rows;
      });
      here.push(one);
    };
    const write = (sql: string, ...params: unknown[]) => under.push(store.query(sql, params));
    for (let step = 0; step < steps; step += 1) {
      const row = 1 + random.below(20);
      const deed = random.below(7);
      if (deed < 2 && here.length < 30) under.push(come(random.pick(queries)));
      else if (deed < 3) here.splice(random.below(here.length + 1), 1)[0]?.live?.unsubscribe();
      else if (deed === 3) write('delete from weights where id = $1', row);
      else if (deed === 4) write('insert into names values ($1, $2) on conflict (id) do update set name = excluded.name', row, `N${step}`);
      else write('insert into weights values ($1, $2) on conflict (id) do update set kg = excluded.kg', row, random.below(200));
      if (random.chance(0.25)) await Promise.all(under.splice(0));
      if (step % 50 === 49) {
        await Promise.all(under.splice(0));
        // A query waits for those before it, so what is still to run has run after as many as stand in line.
        for (let turn = 0; turn < 3; turn += 1) await store.query('select 1');
        for (const { sql, newest, live } of here)
          expect(newest ?? live?.rows, `step ${step}: ${sql}`).toEqual((await store.query(sql)).rows);
      }
    }
    expect(here.length).toBeGreaterThan(0);
  },
);
