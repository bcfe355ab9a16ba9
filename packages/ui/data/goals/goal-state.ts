import type { GoalTest, GoalValue } from '@anwurf/db/queries/goals';
import { weekByCalendar } from '@anwurf/domain/coach/plan-week';
import { isLightWeek } from '@anwurf/domain/coach/week-amounts';
import { differenceError, measuringError } from '@anwurf/domain/fitness/measured-change';
import { isMeasuredAlike, measuredValue } from '@anwurf/domain/fitness/measured-value';
import { readStoredResults } from '@anwurf/domain/fitness/stored-test';
import type { ExerciseGoal, Goal, TestGoal } from '@anwurf/domain/goals/goal';
import { EXERCISE_TREND, type GoalProgress, habitProgress, TEST_TREND, valueProgress } from '@anwurf/domain/goals/goal-progress';
import { goalTest } from '@anwurf/domain/goals/goal-row';

/** A goal and where it stands. */
export interface TrackedGoal {
  readonly goal: Goal;
  readonly progress: GoalProgress;
}

/** Rows of the log, each list oldest first. */
export interface GoalRows {
  readonly values: readonly GoalValue[];
  readonly tests: readonly GoalTest[];
  /** Local days of the finished workouts. */
  readonly days: readonly string[];
}

const isOfLightWeek = ({ day, weekTargets, startDay, pauses }: GoalValue) =>
  startDay !== null && weekTargets !== null && isLightWeek(weekTargets, weekByCalendar({ startDay, pauses: pauses ?? [] }, day));

function exerciseState(goal: Goal & ExerciseGoal, values: readonly GoalValue[], today: string): GoalProgress {
  const points = values
    .filter((one) => one.goal === goal.id)
    .map((one) => ({ day: one.day, value: one.value, isAside: isOfLightWeek(one) }));
  return valueProgress({ ...goal, lowerIsBetter: false }, points, today, EXERCISE_TREND);
}

function testState(goal: Goal & TestGoal, tests: readonly GoalTest[], today: string): GoalProgress | null {
  const test = goalTest(goal.test);
  if (test === undefined) return null;
  const done = tests.flatMap(({ goal: id, category, day, results }) => {
    const result = id === goal.id ? readStoredResults(category, results).get(test.id) : undefined;
    return result === undefined || result.unit !== test.unit ? [] : [{ day, result, value: measuredValue(test, result) }];
  });
  const newest = done.at(-1);
  const alike = done.filter(({ result }) => newest !== undefined && isMeasuredAlike(test, newest.result, result));
  const points = done.map((one) => ({ day: one.day, value: one.value, isAside: !alike.includes(one) }));
  const results = alike.map(({ result }) => result);
  const error = newest === undefined ? null : measuringError(test, newest.value, results);
  const trend = { ...TEST_TREND, least: error === null ? 0 : differenceError(error.size) };
  return valueProgress({ ...goal, lowerIsBetter: test.lowerIsBetter }, points, today, trend);
}

/** Where a goal stands by the log; null: its test is gone. */
export function goalState(goal: Goal, { values, tests, days }: GoalRows, today: string): GoalProgress | null {
  if (goal.kind === 'habit') return habitProgress(goal, days, today);
  return goal.kind === 'exercise' ? exerciseState(goal, values, today) : testState(goal, tests, today);
}
