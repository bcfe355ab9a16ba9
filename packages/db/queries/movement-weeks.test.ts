import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../commands/new-id.ts';
import { emptyStore } from '../store/empty-store.ts';
import { movementWeeks } from './movement-weeks.ts';

const user = newId();
let store: PGlite;

beforeAll(async () => {
  store = await emptyStore();
});

async function exercise(name: string, pattern: string | null, phase = 'main'): Promise<string> {
  const slug = name.toLowerCase();
  await store.query(
    `insert into exercise_catalogue (id, number, slug, name, phase, metric, defaults) values ($1, 1, $2, $3, $4, 'reps', $5)`,
    [newId(), slug, name, phase, JSON.stringify(pattern === null ? {} : { pattern })],
  );
  return slug;
}

async function workout(day: string, sets: readonly Record<string, unknown>[], isFinished = true): Promise<void> {
  const id = newId();
  const at = `${day}T17:00:00Z`;
  for (const set of sets) {
    const values = { id: newId(), user_id: user, workout_id: id, phase: 'main', created_at: at, ...set };
    const columns = Object.keys(values);
    await store.query(
      `insert into workout_tracking (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(values),
    );
  }
  if (!isFinished) return;
  await store.query(
    `insert into completed_sessions (id, user_id, workout_id, session_order, completed_at, duration_minutes) values ($1, $2, $3, 1, $4, 40)`,
    [newId(), user, id, at],
  );
}

test('counted sets are summed by week and movement; warm-ups, open workouts and what has no movement are left out', async () => {
  const bench = await exercise('Bankdrücken', 'push');
  await exercise('Wandwurf', 'throw');
  await exercise('Dehnen', null);
  await store.query(
    `insert into athleten_uebungen (id, user_id, name, figure) values ($1, $2, 'Meine Presse', $3), ($4, $2, 'Ohne Bild', null)`,
    [newId(), user, bench, newId()],
  );
  const press = { exercise_name: 'Bankdrücken', weight: 50, reps: 8 };
  await workout('2026-11-10', [
    { ...press, reserve: 2 },
    { ...press, reserve: 4 },
    { ...press, set_kind: 'warmup' },
    { exercise_name: 'Wandwurf', reps: 10, right_amount: 9 },
    { exercise_name: 'Dehnen', duration_seconds: 30 },
    { exercise_name: 'Ohne Bild', reps: 5 },
  ]);
  await workout('2026-11-18', [
    { ...press, exercise_name: 'Meine Presse' },
    { exercise_name: 'Wandwurf', duration_seconds: 20 },
  ]);
  await workout('2026-11-19', [press], false);
  await workout('2026-10-01', [press]);
  const { sql, params } = movementWeeks(['2026-11-09', '2026-11-16']);
  expect((await store.query(sql, [...params])).rows).toEqual([
    { stretch: 1, pattern: 'push', sets: 2, hardSets: 1, volume: 800, times: 16 },
    { stretch: 1, pattern: 'throw', sets: 1, hardSets: 0, volume: 0, times: 19 },
    { stretch: 2, pattern: 'push', sets: 1, hardSets: 0, volume: 400, times: 8 },
    { stretch: 2, pattern: 'throw', sets: 1, hardSets: 0, volume: 0, times: 1 },
  ]);
});

test('the log of some years is not read for five weeks', async () => {
  await store.query(
    `with workouts as (select n, gen_random_uuid() as id, timestamptz '2026-11-20' - n * interval '2 days' as at from generate_series(0, 299) n),
      finished as (insert into completed_sessions (id, user_id, workout_id, session_order, completed_at, duration_minutes)
        select gen_random_uuid(), $1, id, 1, at, 40 from workouts)
    insert into workout_tracking (id, user_id, workout_id, exercise_name, phase, set_number, weight, reps, created_at)
    select gen_random_uuid(), $1, id, 'Bankdrücken', 'main', 1 + s % 5, 50, 8, at from workouts, generate_series(0, 39) s`,
    [user],
  );
  await store.exec('analyze');
  const { sql, params } = movementWeeks(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23']);
  const plan = await store.query<{ 'QUERY PLAN': string }>(`explain ${sql.replace('$1', `'${String(params[0])}'`)}`);
  const steps = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(steps).toContain('workout_tracking_workout');
  expect(steps).not.toContain('Seq Scan on workout_tracking');
});
