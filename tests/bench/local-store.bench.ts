import type { LocalQuery } from '@anwurf/db/queries/local-query';
import { account } from '@anwurf/db/queries/account';
import { chosenPlayer } from '@anwurf/db/queries/dashboard-settings';
import { finishedBefore, finishedWorkout, finishedWorkouts } from '@anwurf/db/queries/finished-workouts';
import { trainedSessions } from '@anwurf/db/queries/plan-course';
import { fitnessTests, newestResults, testCounts, testsWith } from '@anwurf/db/queries/fitness-tests';
import {
  bestsBefore,
  bestsOfExercise,
  previousSets,
  setsBefore,
  setsOfWorkout,
  volumesBefore,
  waitingSets,
} from '@anwurf/db/queries/logged-sets';
import { exercisesOfPlan, exercisesOfSession } from '@anwurf/db/queries/plan-exercises';
import {
  advancesSince,
  exerciseCourse,
  advancesInExercise,
  reachedSince,
  sampledCourses,
  trainedExercises,
} from '@anwurf/db/queries/log-records';
import { movementWeeks } from '@anwurf/db/queries/movement-weeks';
import { pacedSets } from '@anwurf/db/queries/paced-sets';
import { latestPlanGeneration } from '@anwurf/db/queries/plan-generation';
import { planById, planList } from '@anwurf/db/queries/plans';
import { profile } from '@anwurf/db/queries/profile';
import { latestAnswers } from '@anwurf/db/queries/questionnaires';
import { nextSession, sessionById } from '@anwurf/db/queries/sessions';
import { testBatteries } from '@anwurf/db/queries/test-batteries';
import { trainingProfile } from '@anwurf/db/queries/training-profile';
import { trainedStretches, trainedWorkouts } from '@anwurf/db/queries/training-statistics';
import { latestProgress, progressOfSession } from '@anwurf/db/queries/workout-progress';
import type { Request } from '@anwurf/db/worker/messages';
import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import { TEST_CATEGORIES } from '@anwurf/domain/fitness/test-category';
import { expect, test } from 'vitest';
import { useOwnServer } from '../browser/fixture.ts';
import { createUser, newId } from '../server/fixture.ts';
import { record } from './figures.ts';
import { insertFitnessTests } from './fitness-history.ts';
import { PageDatabase } from './page-database.ts';
import { type History, insertHistory } from './training-history.ts';

const browsers = useOwnServer();
const sets = 30_000;
const tests = 500;

const weeksAgo = (weeks: number) => new Date(Date.now() - weeks * 7 * 86_400_000).toISOString();
const beginsOf = (weeks: number) => Array.from({ length: weeks }, (_, index) => weeksAgo(weeks - index));

/** Training statistics over a period: the list, the sums, the days, and the source of the records. */
function trainingStatistics(from: string | null): readonly LocalQuery<unknown>[] {
  const filter = { from, category: null, exercise: null };
  return [
    trainedWorkouts({ ...filter, from: null }, 21),
    trainedStretches(filter, from?.slice(0, 10) ?? null),
    advancesSince(weeksAgo(7)),
    trainedExercises(weeksAgo(7)),
    pacedSets(),
    movementWeeks(beginsOf(5).map((begin) => begin.slice(0, 10))),
  ];
}

/** Of the whole log: the list of exercises, and the one that is open. */
const performanceOfAll = [
  trainedExercises(null),
  advancesSince(null),
  pacedSets(),
  advancesInExercise('Übung 3'),
  exerciseCourse('Übung 3', null),
  trainingProfile(),
];

/** With a workout every other day the log is more than four years long. */
const statistics: Record<string, readonly LocalQuery<unknown>[]> = {
  'Training statistics, 60 days': trainingStatistics(weeksAgo(9)),
  'Training statistics, all': trainingStatistics(null),
  'Training statistics, all of an exercise': [
    trainedStretches({ from: null, category: 'Training', exercise: 'Übung 3' }, null),
    trainedWorkouts({ from: null, category: 'Training', exercise: 'Übung 3' }, 21),
  ],
  'Performance, 16 weeks': [
    trainedExercises(weeksAgo(16)),
    reachedSince(weeksAgo(16)),
    pacedSets(),
    advancesInExercise('Übung 3'),
    exerciseCourse('Übung 3', weeksAgo(16)),
    trainingProfile(),
  ],
  'Performance, all': performanceOfAll,
  'Performance, all, on a wide screen': [...performanceOfAll, sampledCourses()],
  [`Fitness history, ${tests} tests`]: [testCounts(), fitnessTests('antritt'), newestResults(), profile(), latestAnswers()],
  [`Fitness test under way, ${tests} tests`]: [testsWith('antritt', 'sprint_30m'), profile()],
  [`Summary of a battery of all categories, ${tests} tests`]: [
    ...TEST_CATEGORIES.map((category) => testsWith(category, SUB_TESTS[category][0]?.id ?? '')),
    profile(),
  ],
  'Test batteries': [testBatteries()],
  'Player card': [chosenPlayer()],
};

const screens = ({ planId, sessionId, workoutId }: History): Record<string, readonly LocalQuery<unknown>[]> => ({
  Dashboard: [nextSession(), finishedWorkouts(1), latestProgress(), latestPlanGeneration(), trainedSessions(planId)],
  'Plan list': [planList()],
  Plan: [planById(planId), exercisesOfPlan(planId)],
  'Workout, opening': [sessionById(sessionId), exercisesOfSession(sessionId), progressOfSession(sessionId)],
  'Workout, one exercise': [
    setsOfWorkout(workoutId),
    previousSets('Übung 3', workoutId),
    bestsOfExercise('Übung 3', workoutId),
    setsBefore('Übung 3', workoutId),
    waitingSets(workoutId),
  ],
  Summary: [
    finishedWorkout(workoutId),
    finishedBefore(workoutId),
    setsOfWorkout(workoutId),
    bestsBefore(workoutId),
    volumesBefore(workoutId),
  ],
  ...statistics,
  Settings: [account()],
});

/** A set and where the workout stands, as the app writes them. */
function writeRequest(session: string, index: number): Request {
  const at = new Date().toISOString();
  const set = {
    workout_id: session,
    session_id: session,
    exercise_name: 'Übung 3',
    phase: 'main',
    set_number: 1,
    weight: 40,
    reps: 8,
    sets: 1,
    completed: true,
    unit: 'kg',
    created_at: at,
  };
  const progress = {
    workout_id: session,
    current_exercise_index: index,
    current_exercise_type: 'haupt',
    training_logs: [],
    start_time: at,
    last_activity_at: at,
  };
  return {
    kind: 'write',
    mutations: [
      { id: newId(), table: 'workout_tracking', op: 'upsert', key: newId(), values: set },
      { id: newId(), table: 'active_training_sessions', op: 'upsert', key: session, values: progress },
    ],
  };
}

test.each(['opfs', 'idb'] as const)('the local store in Chromium: %s', async (kind) => {
  const user = await createUser(browsers.sql);
  const history = await insertHistory(browsers.sql, user.id, sets);
  await insertFitnessTests(browsers.sql, user.id, tests);
  const context = await browsers.openProfile(await browsers.newProfile());
  const began = performance.now();
  const database = await PageDatabase.start(context, browsers.url, user, kind);
  await database.until('open');
  const opened = performance.now();
  await database.until('synced');
  const synced = performance.now();
  expect(await database.rows('select count(*)::int as n from workout_tracking')).toEqual([{ n: sets }]);
  expect(await database.rows('select count(*)::int as n from fitness_tests')).toEqual([{ n: tests }]);

  record(`First start: page to open store, Chromium ${kind}`, [opened - began]);
  // The same rows by COPY, within the same store, into a table with the same indexes.
  await database.rows('create table copied (like workout_tracking including all)');
  await database.rows(`copy workout_tracking to '/tmp/sets'`);
  // A read flushes nothing; the set that is written behind it does, and the read after that waits for it.
  const copying = await database.times([
    { kind: 'query', sql: `copy copied from '/tmp/sets'`, params: [] },
    writeRequest(history.sessionId, 60),
    { kind: 'query', sql: 'select 1', params: [] },
  ]);
  const copied = copying.reduce((sum, time) => sum + time, 0);
  await database.rows('drop table copied');
  record(`First sync of 30,000 sets and all else, Chromium ${kind}`, [synced - opened], {
    beside: { name: 'COPY', p50: copied, ...(kind === 'opfs' ? { maxRatio: 2 } : {}) },
  });

  const writes = Array.from({ length: 60 }, (_, index) => writeRequest(history.sessionId, index));
  const times = await database.times(writes, 150);
  await database.until('settled');
  record(`Set saved on disk, Chromium ${kind}, online`, times.slice(5), kind === 'opfs' ? { aim: { p50: 3, p95: 8 } } : {});

  const repeats = kind === 'opfs' ? 40 : 10;
  const comparison = kind === 'opfs' ? { aim: { p95: 16 } } : {};
  for (const [screen, queries] of Object.entries(screens(history))) {
    const sums = Array.from({ length: repeats }, () => 0);
    for (const [index, { sql, params }] of queries.entries()) {
      const taken = await database.times(Array.from({ length: repeats + 3 }, () => ({ kind: 'query' as const, sql, params })));
      const name = queries.length === 1 ? screen : `${screen} ${index + 1}/${queries.length}`;
      record(`Query, ${name}, Chromium ${kind}`, taken.slice(3), comparison);
      for (const [run, time] of taken.slice(3).entries()) sums[run] = (sums[run] ?? 0) + time;
    }
    if (queries.length > 1 && screen in statistics) record(`All queries, ${screen}, Chromium ${kind}`, sums);
  }
  await context.close();
});
