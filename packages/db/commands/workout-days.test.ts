import type { PGlite } from '@electric-sql/pglite';
import { localDayIn } from '@anwurf/domain/calendar/local-time';
import { recordsOfLog } from '@anwurf/domain/statistics/log-records';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { doneExercises } from '../queries/done-exercises.ts';
import { bestSetOf, exerciseHistory } from '../queries/exercise-history.ts';
import { finishedBetween, finishedWorkout } from '../queries/finished-workouts.ts';
import { listedRows, type ListQuery, type LocalQuery } from '../queries/local-query.ts';
import { advancesSince, exerciseCourse, advancesInExercise } from '../queries/log-records.ts';
import { bestsBefore, previousSets, setsBefore, setsOfLastWorkouts, volumesBefore } from '../queries/logged-sets.ts';
import { trainedSessions } from '../queries/plan-course.ts';
import { planById } from '../queries/plans.ts';
import { trainedStretches, trainedWorkouts } from '../queries/training-statistics.ts';
import { weekLoads } from '../queries/week-loads.ts';
import { emptyStore } from '../store/empty-store.ts';
import { finishWorkout } from './finish-workout.ts';
import { newId } from './new-id.ts';
import { rateWorkout } from './rate-workout.ts';

const user = newId();
const squat = 'Kniebeuge';
const all = { from: null, category: null, exercise: null } as const;

describe('the day of a workout', () => {
  let store: PGlite;
  let db: LocalDatabase;
  let sessionId: string;
  let planId: string;

  async function rows<Row>({ sql, params }: LocalQuery<Row>): Promise<Row[]> {
    return (await store.query<Row>(sql, [...params])).rows;
  }
  async function list<Row>(query: ListQuery<Row>): Promise<Row[]> {
    const [answer] = await rows(query);
    return listedRows(query, answer?.list ?? []);
  }

  beforeAll(async () => {
    store = await emptyStore();
    db = databaseOnStore(store, user);
    await store.exec(`insert into exercise_catalogue (id, number, slug, name, phase, equipment, metric, defaults)
      values (gen_random_uuid(), 1, 'kniebeuge', 'Kniebeuge', 'main', '{}', 'weight_reps', '{}')`);
  });
  beforeEach(async () => {
    await store.exec(
      'truncate workout_tracking, completed_sessions, active_training_sessions, sessions, trainingsplanreal, outbox, base_rows',
    );
    [sessionId, planId] = [newId(), newId()];
    await store.query(`insert into trainingsplanreal (id, user_id, name) values ($1, $2, 'Kraft')`, [planId, user]);
    await store.query('insert into sessions (id, user_id, plan_id, session_order) values ($1, $2, $3, 1)', [sessionId, user, planId]);
  });

  /** Trains as the app does: sets at their times, ended when the button is pressed. */
  async function train(weight: number, beganAt: string, sets: readonly string[], completedAt: string, timeZone = 'Europe/Berlin') {
    const workoutId = newId();
    for (const [index, at] of sets.entries())
      await store.query(
        `insert into workout_tracking (id, user_id, workout_id, session_id, exercise_name, phase, set_number, weight, reps, created_at)
         values ($1, $2, $3, $4, $5, 'main', $6, $7, 8, $8)`,
        [newId(), user, workoutId, sessionId, squat, index + 1, weight, at],
      );
    const workout = { workoutId, sessionId, planName: 'Kraft', sessionOrder: 1, durationMinutes: 40 };
    await finishWorkout(db, { ...workout, beganAt: new Date(beganAt), timeZone, completedAt: new Date(completedAt) });
    await rateWorkout(db, workoutId, 5);
    return workoutId;
  }

  /** The day of the workout in every place that shows or counts it. */
  async function daysOf(workoutId: string, day: string, next: string) {
    const later = newId();
    await store.query(
      `insert into workout_tracking (id, user_id, workout_id, exercise_name, phase, weight, reps, created_at) values ($1, $2, $3, $4, 'main', 1, 1, '2027-01-01')`,
      [newId(), user, later, squat],
    );
    const within = async (from: string, to: string) => (await rows(finishedBetween(from, to))).some((one) => one.workoutId === workoutId);
    const record = recordsOfLog(await list(advancesInExercise(squat))).find((one) => one.workoutId === workoutId);
    const stretches = await list(trainedStretches(all, day));
    return {
      history: (await rows(trainedWorkouts(all, 9))).find((one) => one.workoutId === workoutId)?.day,
      summary: (await rows(finishedWorkout(workoutId)))[0]?.day,
      calendar: (await within(day, next)) ? day : null,
      card: (await rows(planById(planId)))[0]?.sessions.flatMap(({ trainedOn }) => trainedOn).at(-1),
      dots: stretches.at(-1)?.days.at(-1),
      sums: stretches.find(({ begin }) => begin === day)?.workouts,
      load: (await rows(weekLoads([day, next]))).find(({ week }) => week === 1)?.load,
      plan: (await rows(trainedSessions(planId))).at(-1)?.day,
      advances: (await list(advancesSince(null))).find((one) => one.workoutId === workoutId)?.day,
      record: record?.day,
      course: (await list(exerciseCourse(squat, null))).find((one) => one.workoutId === workoutId)?.day,
      library: (await rows(exerciseHistory(squat))).find((one) => one.workoutId === workoutId)?.day,
      last: (await rows(previousSets(squat, later)))[0]?.day,
      past: (await rows(setsOfLastWorkouts(squat, later, 3))).find((one) => one.workoutId === workoutId)?.day,
      heaviest: (await rows(bestSetOf(squat)))[0]?.day,
      next: (await rows(setsBefore(squat, later))).at(-1)?.day,
      best: (await rows(bestsBefore(later))).find(({ kind }) => kind === 'weight')?.day,
      volume: (await rows(volumesBefore(later)))[0]?.day,
      programmes: (await rows(doneExercises('2026-01-01', '2027-01-01'))).find((one) => one.workoutId === workoutId)?.day,
    };
  }

  const everywhere = (day: string) => ({
    history: day,
    summary: day,
    calendar: day,
    card: day,
    dots: day,
    sums: 1,
    load: 200,
    plan: day,
    advances: day,
    record: day,
    course: day,
    library: day,
    last: day,
    past: day,
    heaviest: day,
    next: day,
    best: day,
    volume: day,
    programmes: day,
  });

  test.each([
    ['goes past midnight', '2026-11-27T22:40:00Z', ['2026-11-27T22:50:00Z', '2026-11-27T23:20:00Z'], '2026-11-27T23:25:00Z'],
    [
      'begins a minute before midnight, with its first set after it',
      '2026-11-27T22:59:00Z',
      ['2026-11-27T23:05:00Z'],
      '2026-11-27T23:25:00Z',
    ],
    ['is ended on the next morning', '2026-11-27T17:00:00Z', ['2026-11-27T17:10:00Z'], '2026-11-28T07:30:00Z'],
  ])('that %s is the one on which it began, everywhere', async (_, beganAt, sets, completedAt) => {
    await train(40, '2026-11-20T17:00:00Z', ['2026-11-20T17:10:00Z'], '2026-11-20T17:40:00Z');
    const workoutId = await train(60, beganAt, sets, completedAt);
    expect(await daysOf(workoutId, '2026-11-27', '2026-11-28')).toEqual(everywhere('2026-11-27'));
  });

  test('a journey to Tokyo changes no day, and a workout there is of the day in Tokyo', async () => {
    const zone = process.env['TZ'];
    try {
      await train(40, '2026-11-20T17:00:00Z', ['2026-11-20T17:10:00Z'], '2026-11-20T17:40:00Z');
      const home = await train(60, '2026-11-26T17:00:00Z', ['2026-11-26T17:10:00Z'], '2026-11-26T17:50:00Z');
      process.env['TZ'] = 'Asia/Tokyo';
      expect(localDayIn(new Date('2026-11-26T17:10:00Z'), 'Asia/Tokyo')).toBe('2026-11-27');
      expect(await daysOf(home, '2026-11-26', '2026-11-27')).toEqual(everywhere('2026-11-26'));
      await store.exec(`delete from workout_tracking where created_at = '2027-01-01'`);
      const there = await train(70, '2026-11-27T22:00:00Z', ['2026-11-27T22:10:00Z'], '2026-11-27T22:40:00Z', 'Asia/Tokyo');
      process.env['TZ'] = 'Europe/Berlin';
      expect(await daysOf(there, '2026-11-28', '2026-11-29')).toEqual(everywhere('2026-11-28'));
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  test('the day in Germany that older rows get is the one of the calendar, at every change of the clocks', async () => {
    const instants = Array.from({ length: 12 }, (_, year) => 2018 + year).flatMap((year) =>
      [2, 9].flatMap((month) =>
        Array.from(
          { length: 33 },
          (_, index) => new Date(Date.UTC(year, month, 20 + Math.floor(index / 2), 21 + (index % 2), 59 + (index % 2) * 2)),
        ),
      ),
    );
    const found = await store.query<{ day: string }>(
      `select german_day(instant)::text as day from unnest(string_to_array($1, ' ')::timestamptz[]) with ordinality given(instant, place) order by place`,
      [instants.map((instant) => instant.toISOString()).join(' ')],
    );
    expect(found.rows.map(({ day }) => day)).toEqual(instants.map((instant) => localDayIn(instant, 'Europe/Berlin')));
  });
});
