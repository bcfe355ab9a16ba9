import { type LogRecord, LOG_RECORD_KINDS, recordsOfLog } from '@anwurf/domain/statistics/log-records';
import { BANDS, type ExtraLoad } from '@anwurf/domain/workout/extra-load';
import { setVolume, type SetValues } from '@anwurf/domain/workout/logged-set';
import { isRecord, reachedIn, RECORD_KINDS } from '@anwurf/domain/workout/personal-record';
import { type OfKind, SET_KINDS } from '@anwurf/domain/workout/set-kind';
import { roundTo } from '@anwurf/domain/number/rounding';
import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { newId } from '../commands/new-id.ts';
import { emptyStore } from '../store/empty-store.ts';
import { listedRows, type ListQuery, type LocalQuery } from './local-query.ts';
import { bestsBefore, volumesBefore } from './logged-sets.ts';
import { advancesSince, exerciseCourse, advancesInExercise, reachedSince, sampledCourses, trainedExercises } from './log-records.ts';
import { trainedStretches, trainedWorkouts, type WorkoutFilter } from './training-statistics.ts';

const user = newId();
const all: WorkoutFilter = { from: null, category: null, exercise: null };

interface Done extends SetValues, ExtraLoad, OfKind {
  workoutId: string;
  exerciseName: string;
  phase: string | null;
  rightAmount: number | null;
  at: Date;
}

const empty = { weight: null, reps: null, durationSeconds: null, distanceMeters: null, rightAmount: null, phase: null };

describe('statistics of the set log', () => {
  let store: PGlite;

  beforeAll(async () => {
    store = await emptyStore();
  });
  beforeEach(() => store.exec('truncate workout_tracking, completed_sessions, trainingsplanreal, sessions, haupt_uebungen'));

  async function rows<Row>(query: LocalQuery<Row>): Promise<Row[]> {
    return (await store.query<Row>(query.sql, [...query.params])).rows;
  }

  async function list<Row>(query: ListQuery<Row>): Promise<Row[]> {
    const [answer] = await rows(query);
    return listedRows(query, answer?.list ?? []);
  }

  async function logSets(sets: readonly Done[]): Promise<void> {
    await store.query(
      `insert into workout_tracking (id, user_id, workout_id, exercise_name, phase, weight, reps, duration_seconds, distance_meters, right_amount, extra_weight, band, body_weight, set_kind, created_at)
       select gen_random_uuid(), $1, s.* from jsonb_to_recordset($2) s ("workoutId" uuid, "exerciseName" text, phase text, weight numeric, reps int,
         "durationSeconds" numeric, "distanceMeters" numeric, "rightAmount" numeric, "extraWeight" numeric,
         band text, "bodyWeight" numeric, kind text, at timestamptz)`,
      [user, JSON.stringify(sets)],
    );
  }

  async function finish(planName: string | null, at: string, workoutId = newId()): Promise<string> {
    await store.query(
      `insert into completed_sessions (id, user_id, workout_id, plan_name, session_order, completed_at, duration_minutes) values ($1, $2, $3, $4, 1, $5, 40)`,
      [newId(), user, workoutId, planName, at],
    );
    return workoutId;
  }

  const squat = (workoutId: string, weight: number, reps: number, at: string): Done => ({
    ...empty,
    workoutId,
    exerciseName: 'Kniebeuge',
    weight,
    reps,
    at: new Date(at),
  });

  test('workouts are listed newest first with the sums of their sets, including those without sets', async () => {
    const first = await finish('Wurfkraft Aufbau', '2026-11-02T18:00:00Z');
    await finish(null, '2026-11-04T18:00:00Z');
    await logSets([squat(first, 50, 8, '2026-11-02T17:10:00Z'), { ...squat(first, 20, 10, '2026-11-02T17:20:00Z'), rightAmount: 9 }]);
    const found = await rows(trainedWorkouts(all, 20));
    expect(found.map(({ planName, setCount, volume }) => [planName, setCount, volume])).toEqual([
      [null, 0, 0],
      ['Wurfkraft Aufbau', 2, 780],
    ]);
    expect(await rows(trainedWorkouts(all, 1))).toHaveLength(1);
  });

  test('workouts are filtered by period, by the category in their name, and by exercise with only its sets', async () => {
    const strong = await finish('Technik und KRAFT', '2026-11-02T18:00:00Z');
    await finish('Wurftechnik', '2026-11-03T18:00:00Z');
    await finish(null, '2026-08-03T18:00:00Z');
    await logSets([
      squat(strong, 50, 8, '2026-11-02T17:10:00Z'),
      { ...squat(strong, 30, 10, '2026-11-02T17:20:00Z'), exerciseName: 'Rudern' },
    ]);
    const names = async (filter: Partial<WorkoutFilter>) =>
      (await rows(trainedWorkouts({ ...all, ...filter }, 20))).map(({ planName }) => planName);
    expect(await names({ category: 'Kraft' })).toEqual(['Technik und KRAFT']);
    expect(await names({ category: 'Technik' })).toEqual(['Wurftechnik']);
    expect(await names({ category: 'Training' })).toEqual([null]);
    expect(await names({ from: '2026-11-03' })).toEqual(['Wurftechnik']);
    expect(await rows(trainedWorkouts({ ...all, exercise: 'Rudern' }, 20))).toMatchObject([{ setCount: 1, volume: 300 }]);
    expect(await list(trainedStretches({ ...all, category: 'Kraft' }, null))).toMatchObject([
      { days: ['2026-11-02'], sets: 2, volume: 700 },
    ]);
    expect(await list(trainedStretches({ ...all, exercise: 'Rudern' }, null))).toMatchObject([
      { days: ['2026-11-02'], sets: 1, volume: 300 },
    ]);
    expect((await rows(trainedExercises('2026-11-03T00:00:00Z'))).map(({ exerciseName }) => exerciseName)).toEqual(['Rudern', 'Kniebeuge']);
  });

  test('every query runs again after a logged set', async () => {
    const workout = await finish('Kraft', '2026-11-02T18:00:00Z');
    await logSets([squat(workout, 50, 8, '2026-11-02T17:10:00Z')]);
    const from = '2026-11-01T00:00:00Z';
    const filter: WorkoutFilter = { from: '2026-11-01', category: 'Kraft', exercise: 'Kniebeuge' };
    const queries = [
      trainedWorkouts(filter, 20),
      trainedStretches(filter, '2026-11-01'),
      trainedExercises('2026-11-03T00:00:00Z'),
      advancesSince(from),
      advancesInExercise('Kniebeuge'),
      reachedSince(from),
      exerciseCourse('Kniebeuge', from),
    ] as const;
    for (const query of queries) {
      const [first] = 'read' in query ? await list<object>(query) : await rows<object>(query);
      expect(first, query.sql).toBeDefined();
    }
  });

  test('weeks are of local days: the extra hour of the clock change belongs to the week before', async () => {
    const summer = await finish('Kraft', '2026-10-25T22:30:00Z');
    await finish('Kraft', '2026-10-25T23:00:00Z');
    await logSets([squat(summer, 50, 8, '2026-10-25T22:00:00Z')]);
    await store.query('update completed_sessions set effort = 7 where local_day < $1', ['2026-10-26']);
    expect(await list(trainedStretches(all, null))).toEqual([
      { begin: '2026-10-19', workouts: 1, sets: 1, minutes: 40, load: 280, rated: 1, volume: 400, days: ['2026-10-25'] },
      { begin: '2026-10-26', workouts: 1, sets: 0, minutes: 40, load: 0, rated: 0, volume: 0, days: ['2026-10-26'] },
    ]);
  });

  test('a week in which a period begins comes in two parts, each with the days of its workouts', async () => {
    for (const day of ['2026-10-29', '2026-10-27', '2026-10-29', '2026-11-01', '2026-11-03']) await finish('Kraft', `${day}T12:00:00Z`);
    const parts = async (cut: string | null) =>
      (await list(trainedStretches({ ...all, from: '2026-10-26' }, cut))).map(({ begin, days }) => [
        begin,
        ...days.map((day) => day.slice(8)),
      ]);
    expect(await parts('2026-10-29')).toEqual([
      ['2026-10-26', '27'],
      ['2026-10-29', '29', '29', '01'],
      ['2026-11-02', '03'],
    ]);
    const whole = [
      ['2026-10-26', '27', '29', '29', '01'],
      ['2026-11-02', '03'],
    ];
    expect(await parts(null)).toEqual(whole);
    expect(await parts('2026-10-26')).toEqual(whole);
  });

  test('an exercise’s history has its best set, the plan’s targets, and nothing of other exercises', async () => {
    const plan = newId();
    const session = newId();
    const targets = [{ sets: 2, amount: 8, reserve: 4 }];
    await store.query(
      `insert into trainingsplanreal (id, user_id, name, started_on, created_at) values ($1, $2, 'Kraft', '2026-11-02', now())`,
      [plan, user],
    );
    await store.query('insert into sessions (id, user_id, plan_id, session_order) values ($1, $2, $3, 1)', [session, user, plan]);
    await store.query(
      `insert into haupt_uebungen (id, user_id, session_id, exercise_order, name, sets, reps, unit, week_targets) values ($1, $2, $3, 1, 'Kniebeuge', 3, 8, 'kg', $4)`,
      [newId(), user, session, JSON.stringify(targets)],
    );
    const [one, two] = [newId(), newId()];
    await logSets([
      squat(one, 50, 8, '2026-11-02T17:10:00Z'),
      squat(one, 55, 5, '2026-11-02T17:12:00Z'),
      { ...squat(one, 90, 5, '2026-11-02T17:14:00Z'), exerciseName: 'Rudern' },
      squat(two, 60, 13, '2026-11-05T17:10:00Z'),
    ]);
    await store.query('update workout_tracking set session_id = $1 where workout_id = $2', [session, one]);
    const course = await list(exerciseCourse('Kniebeuge', null));
    expect(course).toMatchObject([
      {
        workoutId: one,
        bestWeight: 55,
        bestReps: 5,
        weight: 55,
        oneRepMax: 55 * (1 + 5 / 30),
        volume: 675,
        weekTargets: targets,
        startDay: '2026-11-02',
      },
      { workoutId: two, bestWeight: 60, bestReps: 13, oneRepMax: null, volume: 780, weekTargets: null },
    ]);
    expect(await list(exerciseCourse('Kniebeuge', '2026-11-03T00:00:00Z'))).toHaveLength(1);
  });

  test('stored bests follow every edit, removal and batch of the log', async () => {
    const workout = newId();
    const current = () =>
      rows<{ volume: number; weight: number }>({
        sql: 'select set_count, volume, weight from exercise_workouts order by exercise_name',
        params: [],
      });
    await logSets([squat(workout, 50, 8, '2026-11-02T17:10:00Z'), squat(workout, 60, 5, '2026-11-02T17:12:00Z')]);
    expect(await current()).toEqual([{ set_count: 2, volume: 700, weight: 60 }]);
    await store.exec('update workout_tracking set weight = 40 where weight = 60');
    expect(await current()).toEqual([{ set_count: 2, volume: 600, weight: 50 }]);
    await store.exec(`update workout_tracking set exercise_name = 'Rudern' where weight = 40`);
    expect(await current()).toEqual([
      { set_count: 1, volume: 400, weight: 50 },
      { set_count: 1, volume: 200, weight: 40 },
    ]);
    await store.exec(`delete from workout_tracking where exercise_name = 'Rudern'`);
    expect(await current()).toEqual([{ set_count: 1, volume: 400, weight: 50 }]);
  });

  /** Records by the rules of the workout, set by set, each time over everything before. */
  function naiveRecords(sets: readonly Done[]): Omit<LogRecord, 'day' | 'beforeDay'>[] {
    const begins = new Map<string, number>();
    const keyOf = (set: Done) => `${set.workoutId} ${set.exerciseName}`;
    for (const set of sets) begins.set(keyOf(set), Math.min(begins.get(keyOf(set)) ?? Infinity, Number(set.at)));
    return [...begins].flatMap(([key, begin]) => {
      const own = sets.filter((set) => keyOf(set) === key);
      const [{ workoutId, exerciseName } = { workoutId: '', exerciseName: '' }] = own;
      const earlier = sets.filter((set) => set.exerciseName === exerciseName && (begins.get(keyOf(set)) ?? 0) < begin);
      if (!own.some(({ phase }) => phase === null || phase === 'main')) return [];
      return LOG_RECORD_KINDS.flatMap((kind) => {
        const most = (some: readonly Done[]) => {
          if (kind !== 'volume') return Math.max(0, ...some.map((set) => reachedIn(set)[kind] ?? 0));
          const workouts = [...new Set(some.map((set) => set.workoutId))];
          return Math.max(
            0,
            ...workouts.map((id) => some.filter((set) => set.workoutId === id).reduce((sum, set) => sum + setVolume(set), 0)),
          );
        };
        const [value, before] = [most(own), most(earlier)];
        if (before === 0 || value === 0 || !isRecord(value, before)) return [];
        return [{ workoutId, exerciseName, kind, value: roundTo(value, 2), before: roundTo(before, 2), at: new Date(begin) }];
      });
    });
  }

  /** The bests and largest volumes before a workout, from the sets of the workouts before it, for its own exercises. */
  function naiveBests(sets: readonly Done[], workoutId: string) {
    const own = sets.filter((set) => set.workoutId === workoutId);
    const begin = Math.min(...own.map(({ at }) => Number(at)));
    return [...new Set(own.map(({ exerciseName }) => exerciseName))].toSorted().flatMap((exerciseName) => {
      const before = sets.filter((set) => set.exerciseName === exerciseName && set.workoutId !== workoutId && Number(set.at) < begin);
      const bests = RECORD_KINDS.flatMap((kind) => {
        const reached = before
          .filter((set) => (reachedIn(set)[kind] ?? 0) > 0)
          .toSorted((one, other) => (reachedIn(other)[kind] ?? 0) - (reachedIn(one)[kind] ?? 0) || Number(one.at) - Number(other.at));
        // Of each distance the best pace, of another kind the best of all.
        const distances = kind === 'pace' ? reached.map(({ distanceMeters }) => distanceMeters ?? 0) : [null];
        return [...new Set(distances)]
          .toSorted((one, other) => (one ?? 0) - (other ?? 0))
          .flatMap((metres) => {
            const best = reached.find(({ distanceMeters }) => metres === null || distanceMeters === metres);
            return best === undefined ? [] : [{ exerciseName, kind, value: reachedIn(best)[kind], reachedAt: best.at, metres }];
          });
      });
      const volumes = [...new Set(before.map((set) => set.workoutId))].map((id) => {
        const done = before.filter((set) => set.workoutId === id);
        return done.reduce((sum, set) => sum + setVolume(set), 0);
      });
      return [{ bests, volume: Math.max(0, ...volumes) }];
    });
  }

  /** Number of workouts of every exercise, and the start of the last one; last one first. */
  function naiveTrained(sets: readonly Done[]) {
    return [...new Set(sets.map(({ exerciseName }) => exerciseName))]
      .map((exerciseName) => {
        const own = sets.filter((set) => set.exerciseName === exerciseName);
        const workouts = [...new Set(own.map(({ workoutId }) => workoutId))];
        const begins = workouts.map((id) => Math.min(...own.filter(({ workoutId }) => workoutId === id).map(({ at }) => Number(at))));
        return { exerciseName, workouts: workouts.length, lastAt: new Date(Math.max(...begins)) };
      })
      .toSorted((one, other) => Number(other.lastAt) - Number(one.lastAt));
  }

  const order = (records: readonly Omit<LogRecord, 'day' | 'beforeDay'>[]) =>
    records
      .map(({ workoutId, exerciseName, kind, value, before, at }) => ({ workoutId, exerciseName, kind, value, before, at }))
      .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

  test('records of random, edited logs equal those recomputed from all sets', async () => {
    const set = fc.record({
      workout: fc.nat({ max: 7 }),
      exercise: fc.constantFrom('Kniebeuge', 'Unterarmstütz', 'Seilspringen'),
      phase: fc.constantFrom('main', 'warmup', null),
      weight: fc.option(fc.integer({ min: 0, max: 24 }).map((steps) => steps * 2.5)),
      reps: fc.option(fc.nat({ max: 15 })),
      durationSeconds: fc.option(fc.integer({ min: 0, max: 9000 }).map((hundredths) => hundredths / 100)),
      distanceMeters: fc.option(fc.nat({ max: 50 })),
      rightAmount: fc.option(fc.nat({ max: 15 })),
      // Load added to the own body, taken off it, or the help of a band.
      extraWeight: fc.option(fc.integer({ min: -16, max: 16 }).map((steps) => steps * 2.5)),
      band: fc.option(fc.constantFrom(...BANDS), { freq: 3 }),
      bodyWeight: fc.option(fc.integer({ min: 38, max: 110 })),
      kind: fc.option(fc.constantFrom(...SET_KINDS), { freq: 2 }),
    });
    const property = fc.asyncProperty(
      fc.array(set, { minLength: 1, maxLength: 60 }),
      fc.nat({ max: 7 }),
      fc.nat({ max: 8 }),
      fc.nat({ max: 7 }),
      async (drawn, removed, split, moved) => {
        await store.exec('truncate workout_tracking');
        const ids = Array.from({ length: 8 }, newId);
        const begin = Date.parse('2026-09-01T17:00:00Z');
        const toDone = ({ workout, exercise, ...values }: (typeof drawn)[number], index: number): Done => ({
          ...values,
          workoutId: ids[workout] ?? '',
          exerciseName: exercise,
          at: new Date(begin + workout * 172_800_000 + index * 60_000),
        });
        const sets = drawn.map(toDone);
        const half = Math.floor(sets.length / 2);
        await logSets(sets.slice(0, half));
        await logSets(sets.slice(half));
        await store.query('delete from workout_tracking where workout_id = $1', [ids[removed]]);
        await store.query('update workout_tracking set reps = reps + 1 where workout_id = $1', [ids[(removed + 1) % 8]]);
        // A workout with a wrong day.
        await store.query(`update workout_tracking set created_at = created_at - interval '5 days' where workout_id = $1`, [ids[moved]]);
        const left = sets
          .filter(({ workoutId }) => workoutId !== ids[removed])
          .map((one) => (one.workoutId === ids[(removed + 1) % 8] && one.reps !== null ? { ...one, reps: one.reps + 1 } : one))
          .map((one) => (one.workoutId === ids[moved] ? { ...one, at: new Date(Number(one.at) - 5 * 86_400_000) } : one));
        const expected = order(naiveRecords(left));
        expect(order(recordsOfLog(await list(advancesSince(null))))).toEqual(expected);
        for (const workoutId of new Set(left.map((one) => one.workoutId))) {
          const naive = naiveBests(left, workoutId);
          const bests = (await rows(bestsBefore(workoutId))).map(({ exerciseName, kind, value, reachedAt, metres }) => ({
            exerciseName,
            kind,
            value,
            reachedAt,
            metres,
          }));
          const byKind = bests.toSorted(
            (one, other) =>
              one.exerciseName.localeCompare(other.exerciseName) || RECORD_KINDS.indexOf(one.kind) - RECORD_KINDS.indexOf(other.kind),
          );
          expect(byKind).toEqual(naive.flatMap((one) => one.bests));
          expect((await rows(volumesBefore(workoutId))).map(({ volume }) => volume)).toEqual(
            naive.flatMap(({ volume }) => (volume === 0 ? [] : [volume])),
          );
        }
        const from = new Date(begin + split * 172_800_000).toISOString();
        const since = recordsOfLog(await list(reachedSince(from)), await rows(trainedExercises(from)));
        expect(order(since)).toEqual(expected.filter(({ at }) => at >= new Date(from)));
        expect(recordsOfLog(await list(advancesSince(from)), await rows(trainedExercises(from)))).toEqual(since);
        const sampled = await list(sampledCourses());
        const everyWorkout = (await list(reachedSince(new Date(0).toISOString()))).toSorted(
          (one, other) => Number(one.beganAt) - Number(other.beganAt) || one.workoutId.localeCompare(other.workoutId),
        );
        for (const name of new Set(left.map(({ exerciseName }) => exerciseName))) {
          const ofExercise = recordsOfLog(await list(advancesInExercise(name)));
          expect(order(ofExercise)).toEqual(expected.filter(({ exerciseName }) => exerciseName === name));
          const every = everyWorkout.filter(({ exerciseName }) => exerciseName === name).map(({ workoutId }) => workoutId);
          const some = sampled.filter(({ exerciseName }) => exerciseName === name).map(({ workoutId }) => workoutId);
          // In their order, with the first and the last.
          expect(some).toEqual(every.filter((id) => some.includes(id)));
          expect([some[0], some.at(-1)]).toEqual([every[0], every.at(-1)]);
          expect(some.length).toBeLessThanOrEqual(9);
        }
        const trained = (await rows(trainedExercises(null))).map(({ exerciseName, workouts, lastAt }) => ({
          exerciseName,
          workouts,
          lastAt,
        }));
        expect(trained).toEqual(naiveTrained(left));
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });
});
