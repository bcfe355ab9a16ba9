import { goals, goalTests, goalValues, habitDays } from '@anwurf/db/queries/goals';
import { allLoaded, type Loadable } from '@anwurf/db/queries/react/loadable';
import { useList, useRows } from '@anwurf/db/queries/react/use-rows';
import { type GoalContent, goalParts } from '@anwurf/domain/goals/goal';
import { readGoal } from '@anwurf/domain/goals/goal-row';
import { goalState, type TrackedGoal } from './goal-state.ts';
import { useToday } from '../use-today.ts';

const canBeEmpty = { canBeEmpty: true };

/**
 * The player's goals and where they stand, the nearest first.
 * @param from local day; goals whose day was before it are left out; null: all
 */
export function useGoals(from: string | null): Loadable<readonly TrackedGoal[]> {
  const today = useToday();
  const data = allLoaded({
    rows: useRows(goals(from), canBeEmpty),
    values: useList(goalValues(from), canBeEmpty),
    tests: useList(goalTests(from), canBeEmpty),
    days: useList(habitDays(from), canBeEmpty),
  });
  if (data.state !== 'rows') return data;
  const tracked = data.value.rows.flatMap((row) => {
    const goal = readGoal(row);
    const progress = goal && goalState(goal, data.value, today);
    return goal === null || progress === null ? [] : [{ goal, progress }];
  });
  return { state: 'rows', value: tracked };
}

/** Goals that are open: not reached, and their day is not over. */
export function useOpenGoals(): Loadable<readonly TrackedGoal[]> {
  const all = useGoals(useToday());
  if (all.state !== 'rows') return all;
  return { state: 'rows', value: all.value.filter(({ progress }) => progress.state === 'open') };
}

/** Whether a goal is about the same test, or the same measure of the same exercise. */
export function isAbout(goal: GoalContent, other: GoalContent): boolean {
  const [one, two] = [goalParts(goal), goalParts(other)];
  return one.kind === two.kind && one.subject === two.subject && one.measure === two.measure;
}
