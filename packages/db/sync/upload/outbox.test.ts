import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNodeStore } from '../../store/open-node-store.ts';
import type { NewMutation } from './new-mutation.ts';
import { beginOrigin } from './origins.ts';
import { recordResults, writeMutations } from './outbox.ts';

const user = '0198a000-0000-7000-8000-000000000001';
const uuid = (n: number): string => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`;

let together: PGlite;
let apart: PGlite;
beforeAll(async () => {
  [together, apart] = await Promise.all([openNodeStore(), openNodeStore()]);
  for (const store of [together, apart]) await beginOrigin(store);
});
afterAll(() => Promise.all([together.close(), apart.close()]));

const set = fc.record(
  { weight: fc.integer({ min: 0, max: 200 }), reps: fc.nat({ max: 20 }), exercise_name: fc.constantFrom('Sprung', 'Wurf') },
  { requiredKeys: ['exercise_name'] },
);
const change = fc.oneof(
  { weight: 6, arbitrary: fc.record({ table: fc.constant('workout_tracking' as const), op: fc.constant('upsert' as const), values: set }) },
  {
    weight: 2,
    arbitrary: fc.record({
      table: fc.constant('active_training_sessions' as const),
      op: fc.constant('upsert' as const),
      values: fc.record({ current_exercise_index: fc.nat({ max: 9 }) }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ table: fc.constant('workout_tracking' as const), op: fc.constant('update' as const), values: set }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ table: fc.constant('workout_tracking' as const), op: fc.constant('delete' as const), values: fc.constant({}) }),
  },
);
/** Ids repeat: a replayed journal, a request repeated by another tab. */
const drawn = fc.array(fc.record({ change, id: fc.nat({ max: 40 }), key: fc.nat({ max: 5 }) }), { minLength: 1, maxLength: 30 });

const at = '2026-11-20T10:00:00Z';
function toMutation({
  change: { table, op, values },
  id,
  key,
}: {
  change: Omit<NewMutation, 'id' | 'key'>;
  id: number;
  key: number;
}): NewMutation {
  const whole =
    table === 'workout_tracking'
      ? { workout_id: user, created_at: at, ...values }
      : { workout_id: uuid(key), start_time: at, last_activity_at: at, ...values };
  return { id: uuid(1000 + id), table, op, key: uuid(key), values: op === 'upsert' ? whole : values };
}

/** Everything that a write touches, except timestamps. */
async function dump(store: PGlite): Promise<unknown> {
  const parts = [
    `select id, table_name, key, op, "values", status, origin is null as "isReplay" from outbox order by seq`,
    'select * from base_rows order by table_name, key',
    'select * from workout_tracking order by id',
    'select * from active_training_sessions order by session_id',
    'select * from exercise_workouts order by workout_id, exercise_name',
    'select * from workout_sums order by workout_id',
  ];
  return Promise.all(parts.map(async (sql) => (await store.query(sql)).rows));
}

test('mutations written together have the same effect as one after the other', async () => {
  const property = fc.asyncProperty(drawn, fc.nat({ max: 30 }), fc.boolean(), async (some, split, isReplay) => {
    const mutations = some.map(toMutation);
    for (const store of [together, apart]) {
      await store.exec('truncate outbox, base_rows, settled_mutations, workout_tracking, active_training_sessions');
      // Mutations written, and partly settled, before.
      for (const mutation of mutations.slice(0, split)) await writeMutations(store, [mutation], user);
      await recordResults(
        store,
        mutations.slice(0, 2).map(({ id }) => ({ id, status: 'applied' as const, txid: null, serverVersion: '0' })),
        user,
      );
    }
    await writeMutations(together, mutations, user, { isReplay });
    for (const mutation of mutations) await writeMutations(apart, [mutation], user, { isReplay });
    expect(await dump(together)).toEqual(await dump(apart));
  });
  await fc.assert(property, { numRuns: 30 });
});

test('a write looks settled mutations up instead of reading three months of them', async () => {
  const store = await openNodeStore();
  await store.exec('insert into settled_mutations (id) select gen_random_uuid() from generate_series(1, 20000)');
  const read = async () => {
    await store.exec('select pg_stat_force_next_flush()');
    const { rows } = await store.query<{ n: number }>(
      `select seq_tup_read::int as n from pg_stat_user_tables where relname = 'settled_mutations'`,
    );
    return rows[0]?.n;
  };
  const before = await read();
  // Postgres plans a prepared statement anew five times, then once for all.
  for (let count = 1; count <= 8; count += 1) {
    const values = { workout_id: user, exercise_name: 'Kniebeuge', created_at: '2026-11-20T10:00:00Z' };
    await writeMutations(
      store,
      [{ id: uuid(5000 + count), table: 'workout_tracking', op: 'upsert', key: uuid(6000 + count), values }],
      user,
    );
  }
  expect(await read()).toBe(before);
  await store.close();
});
