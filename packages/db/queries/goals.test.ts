import type { PGlite } from '@electric-sql/pglite';
import type { GoalContent } from '@anwurf/domain/goals/goal';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { newId } from '../commands/new-id.ts';
import { setGoal } from '../commands/set-goal.ts';
import { emptyStore } from '../store/empty-store.ts';
import { goalTests, goalValues, habitDays } from './goals.ts';
import { type ListQuery, readList } from './local-query.ts';

const user = newId();
let store: PGlite;
let db: LocalDatabase;

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, user);
});
beforeEach(() => store.exec('truncate goals, workout_tracking, completed_sessions, fitness_tests, outbox, base_rows'));

const listOf = <Row>(query: ListQuery<Row>) => readList(db, query);

interface DoneSet {
  readonly weight: number;
  readonly reps: number;
  readonly kind?: string;
}

async function train(day: string, sets: readonly DoneSet[]): Promise<void> {
  const workout = newId();
  for (const [index, { weight, reps, kind = null }] of sets.entries())
    await store.query(
      `insert into workout_tracking (id, user_id, workout_id, exercise_name, phase, set_number, weight, reps, unit, set_kind, created_at)
       values ($1, $2, $3, 'Kniebeuge', 'main', $4, $5, $6, 'kg', $7, $8)`,
      [newId(), user, workout, index + 1, weight, reps, kind, `${day}T17:00:00Z`],
    );
  await store.query(
    'insert into completed_sessions (id, user_id, workout_id, completed_at, duration_minutes) values ($1, $2, $3, $4, 40)',
    [newId(), user, workout, `${day}T17:40:00Z`],
  );
}

const squat = (parts: Partial<GoalContent>): GoalContent => ({
  kind: 'exercise',
  exercise: 'Kniebeuge',
  measure: 'weight',
  reps: 5,
  target: 100,
  until: '2027-03-01',
  ...(parts as object),
});
const set = (goal: GoalContent) => setGoal(db, goal, '2026-11-27');

test('a weight counts from the repetitions that the goal asks for, and not from sets that warm up', async () => {
  await train('2026-11-28', [
    { weight: 110, reps: 3 },
    { weight: 95, reps: 5 },
    { weight: 120, reps: 8, kind: 'warmup' },
  ]);
  await set(squat({}));
  expect((await listOf(goalValues(null))).map(({ day, value }) => [day, value])).toEqual([['2026-11-28', 95]]);
});

test('a single repetition, an estimated maximum and other measures come from the sums of the workout', async () => {
  await train('2026-11-28', [
    { weight: 110, reps: 3 },
    { weight: 95, reps: 5 },
  ]);
  await set(squat({ reps: 1 }));
  await set(squat({ measure: 'oneRepMax', reps: null }));
  const values = await listOf(goalValues(null));
  expect(values.map(({ value }) => Math.round(value)).toSorted((one, other) => one - other)).toEqual([110, 121]);
});

test('values reach from twelve weeks before the goal was set to its day, and goals that are over can be left out', async () => {
  for (const day of ['2026-08-01', '2026-09-10', '2026-11-28', '2027-03-01', '2027-03-20']) await train(day, [{ weight: 90, reps: 5 }]);
  await set(squat({}));
  expect((await listOf(goalValues(null))).map(({ day }) => day)).toEqual(['2026-09-10', '2026-11-28', '2027-03-01']);
  expect(await listOf(goalValues('2027-03-02'))).toEqual([]);
});

test('the days of a habit begin with the Monday of the week in which it was set; without one there are none', async () => {
  for (const day of ['2026-11-22', '2026-11-23', '2026-11-28', '2026-11-28']) await train(day, [{ weight: 90, reps: 5 }]);
  expect(await listOf(habitDays(null))).toEqual([]);
  await set({ kind: 'habit', target: 3, weeks: 8, until: '2027-03-01' });
  expect(await listOf(habitDays(null))).toEqual(['2026-11-23', '2026-11-28', '2026-11-28']);
  expect(await listOf(habitDays('2027-03-02'))).toEqual([]);
});

test('the tests of a goal are those that have its result, until its day', async () => {
  const insert = `insert into fitness_tests (id, user_id, test_category, test_date, test_time, results) values ($1, $2, $3, $4, '18:00', $5)`;
  const jump = { countermovement_jump: { bester_wert: 38, einheit: 'cm' } };
  await store.query(insert, [newId(), user, 'sprungkraft', '2026-10-01', jump]);
  await store.query(insert, [newId(), user, 'sprungkraft', '2026-10-02', { standweitsprung: {} }]);
  await store.query(insert, [newId(), user, 'sprungkraft', '2027-03-02', jump]);
  await set({ kind: 'test', test: 'countermovement_jump', target: 40, until: '2027-03-01' });
  expect((await listOf(goalTests(null))).map(({ day, category }) => [day, category])).toEqual([['2026-10-01', 'sprungkraft']]);
});
