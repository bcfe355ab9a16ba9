import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../commands/new-id.ts';
import { emptyStore } from '../store/empty-store.ts';
import { doneExercises, type WorkoutExercises } from './done-exercises.ts';

let store: PGlite;

beforeAll(async () => {
  store = await emptyStore();
  await store.exec(`
    insert into exercise_catalogue (id, number, slug, name, phase, equipment, metric, defaults) values
      (gen_random_uuid(), 1, 'landung', 'Landen und Halten', 'warmup', '{}', 'reps', '{"synonyms": ["Landetraining"]}'),
      (gen_random_uuid(), 2, 'seitstuetz', 'Seitstütz', 'main', '{}', 'seconds', '{}')`);
});

async function train(workoutId: string, at: string, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    await store.query(
      `insert into workout_tracking (id, user_id, workout_id, exercise_name, phase, set_number, reps, unit, created_at)
       values ($1, $2, $3, $4, 'main', 1, 8, 'Wiederholungen', $5::timestamptz + $6::int * interval '1 minute')`,
      [newId(), newId(), workoutId, name, at, index],
    );
  }
}

test('the workouts of a period have the slugs of their exercises, by present and former names', async () => {
  const [first, second, own, later] = [newId(), newId(), newId(), newId()];
  await train(first, '2026-11-23T00:00:00Z', ['Landetraining', 'Seitstütz', 'Mein Hüpfer', 'Landen und Halten']);
  await train(second, '2026-11-29T22:59:59Z', ['Seitstütz']);
  await train(own, '2026-11-25T10:00:00Z', ['Mein Hüpfer']);
  await train(later, '2026-11-29T23:00:00Z', ['Seitstütz']);
  const { sql, params } = doneExercises('2026-11-23T00:00:00Z', '2026-11-29T23:00:00Z');
  const { rows } = await store.query<WorkoutExercises>(sql, [...params]);
  expect(rows.map(({ workoutId, slugs }) => [workoutId, slugs])).toEqual([
    [first, ['landung', 'seitstuetz']],
    [second, ['seitstuetz']],
  ]);
  expect(rows[0]?.beganAt).toEqual(new Date('2026-11-23T00:00:00Z'));
});
