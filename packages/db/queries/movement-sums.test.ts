import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../commands/new-id.ts';
import { openNodeStore } from '../store/open-node-store.ts';
import { movementSums } from './movement-sums.ts';
import type { WorkoutFilter } from './training-statistics.ts';

const user = newId();
let store: PGlite;

beforeAll(async () => {
  store = await openNodeStore();
});
afterAll(() => store.close());

async function trained(day: string, sets: Readonly<Record<string, number>>): Promise<void> {
  const workoutId = newId();
  for (const [name, count] of Object.entries(sets)) {
    await store.query(
      `insert into workout_tracking (id, user_id, workout_id, exercise_name, phase, set_number, weight, reps, created_at)
       select gen_random_uuid(), $1, $2, $3, 'main', n, 40, 8, $4::date + interval '12 hours' from generate_series(1, $5::int) n`,
      [user, workoutId, name, day, count],
    );
  }
  await store.query(
    `insert into completed_sessions (id, user_id, workout_id, plan_name, session_order, completed_at, duration_minutes, began_at, time_zone, local_day)
     values ($2, $1, $2, 'Plan', 1, $3::date + interval '13 hours', 60, $3::date + interval '12 hours', 'UTC', $3)`,
    [user, workoutId, day],
  );
}

test('sets are summed by movement, own exercises by that of their picture, and exercises of other origin by none', async () => {
  await store.exec(`
    insert into exercise_catalogue (id, number, slug, name, phase, equipment, instruction, metric, defaults) values
      (gen_random_uuid(), 1, 'liegestuetz', 'Liegestütz', 'main', '{}', 'Drücken.', 'reps', '{"pattern": "push"}'),
      (gen_random_uuid(), 2, 'rudern', 'Rudern', 'main', '{Hanteln}', 'Ziehen.', 'weight_reps', '{"pattern": "pull"}'),
      (gen_random_uuid(), 3, 'gehen', 'Gehen', 'warmup', '{}', 'Gehen.', 'seconds', '{}')`);
  await store.query(
    `insert into athleten_uebungen (id, user_id, name, sets, reps, figure, created_at) values
       (gen_random_uuid(), $1, 'Daheim drücken', 3, 10, 'liegestuetz', now()), (gen_random_uuid(), $1, 'Symbol', 3, 10, 'symbol-strength', now())`,
    [user],
  );
  await trained('2026-10-01', { Liegestütz: 3, Rudern: 4 });
  await trained('2026-11-20', { Liegestütz: 2, 'Daheim drücken': 3, Symbol: 2, Gehen: 1, Fremd: 2 });
  const sums = async (filter: Pick<WorkoutFilter, 'from' | 'category'>) => {
    const { sql, params } = movementSums(filter);
    return (await store.query(sql, [...params])).rows;
  };
  expect(await sums({ from: null, category: null })).toEqual([
    { movement: 'push', sets: 8, exercises: 2 },
    { movement: 'pull', sets: 4, exercises: 1 },
  ]);
  expect(await sums({ from: '2026-11-01', category: null })).toEqual([{ movement: 'push', sets: 5, exercises: 2 }]);
  expect(await sums({ from: null, category: 'Kraft' })).toEqual([]);
});
