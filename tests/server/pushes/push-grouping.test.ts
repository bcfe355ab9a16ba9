import type { Mutation } from '@anwurf/contract/sync/mutation';
import { expect, it } from 'vitest';
import { newId, useServer } from '../fixture.ts';
import { insertParents } from './sample-rows.ts';
import { proofCount } from '../../proof-counts.ts';
import { seedsOf } from '../../seeds/seeds.ts';
import { SeededRandom } from '../../sync/seeded-random.ts';
import { applyPush } from '../../../server/sync/push.ts';

const server = useServer();
const rounds = proofCount('PUSH_ROUNDS');

/** A push of rows that share keys, break rules, miss parents and repeat themselves; `name` makes the ids. */
function randomPush(random: SeededRandom, session: string, name: (label: string) => string): Mutation[] {
  const mutations: Mutation[] = [];
  for (let n = 0; n < 60; n += 1) {
    const key = name(`row ${random.below(12)}`);
    const op = random.pick(['upsert', 'upsert', 'upsert', 'update', 'delete'] as const);
    const set = { workout_id: name('workout'), exercise_name: 'Kniebeuge', reps: random.below(9) };
    const parent = random.pick([session, session, name(`session ${random.below(3)}`)]);
    const made = random.pick<Omit<Mutation, 'id' | 'op'>>([
      { table: 'workout_tracking', key, values: op === 'update' ? { reps: n } : set },
      { table: 'workout_tracking', key, values: op === 'update' ? { weight: n } : { reps: n } },
      {
        table: 'active_training_sessions',
        key: session,
        values: {
          workout_id: key,
          current_exercise_index: n,
          start_time: '2026-01-01T00:00:00Z',
          last_activity_at: '2026-01-01T00:00:00Z',
        },
      },
      { table: 'haupt_uebungen', key, values: { session_id: parent, exercise_order: 1 + n, name: 'Sprint' } },
      {
        table: 'sessions',
        key: name(`session ${random.below(3)}`),
        values: op === 'update' ? { session_order: 1 + n } : { plan_id: name('plan'), session_order: 1 + n },
      },
      {
        table: 'completed_sessions',
        key,
        values: { workout_id: name('workout'), completed_at: '2026-01-01T00:00:00Z', duration_minutes: 1 + n },
      },
      { table: 'training_reports', key, values: { report_url_id: name(`report ${random.below(3)}`), training_data: {} } },
    ]);
    mutations.push(
      random.below(10) === 0 ? (mutations.at(-3) ?? { id: name('first'), op, ...made }) : { id: name(`mutation ${n}`), op, ...made },
    );
  }
  return mutations;
}

it('a push of many has the outcome of the same mutations pushed one by one', async () => {
  for (const seed of seedsOf('pushes').flatMap((first) => Array.from({ length: rounds }, (_, round) => first + round))) {
    const outcomes = [];
    for (const together of [true, false]) {
      const user = await server.user();
      const { trainingsplanreal: plan = '', sessions: session = '' } = await insertParents(server.sql, user.id);
      // Its instants differ between the two.
      await server.sql`delete from completed_sessions where user_id = ${user.id}`;
      const names = new Map([['plan', plan]]);
      // In the order of their making for both users: of two endings of a workout the smaller id stays (S51).
      const prefix = newId().slice(0, 24);
      const nextId = () => prefix + String(names.size).padStart(12, '0');
      const name = (label: string) => names.get(label) ?? (names.set(label, nextId()), names.get(label) ?? '');
      const mutations = randomPush(new SeededRandom(seed), session, name);
      const results = together
        ? await applyPush(server.sql, user.id, mutations)
        : (await inTurn(mutations, (mutation) => applyPush(server.sql, user.id, [mutation]))).flat();
      // Ids differ between the two users; their labels do not.
      const labels = new Map([...names, ['session', session], ['user', user.id]].map(([label, id]) => [id, label]));
      const tables = [
        'workout_tracking',
        'active_training_sessions',
        'haupt_uebungen',
        'sessions',
        'completed_sessions',
        'training_reports',
      ];
      const rows = await inTurn(
        tables,
        (table) => server.sql`
        select to_jsonb(t) - '{server_version,created_at}'::text[] as row from ${server.sql(table)} t where user_id = ${user.id}`,
      );
      const text = JSON.stringify({
        results: results.map((result) =>
          result.status === 'applied' ? { ...result, txid: result.txid !== null, serverVersion: result.serverVersion !== null } : result,
        ),
        rows,
      });
      const named = JSON.parse(text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, (id) => labels.get(id) ?? id)) as {
        results: unknown[];
        rows: unknown[][];
      };
      outcomes.push({ results: named.results, rows: named.rows.map((table) => table.map((row) => JSON.stringify(row)).toSorted()) });
    }
    expect(outcomes[0], `seed ${seed}`).toEqual(outcomes[1]);
  }
});

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => PromiseLike<Result>): Promise<Result[]> {
  const results = [];
  for (const item of items) results.push(await work(item));
  return results;
}
