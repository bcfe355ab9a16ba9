import { newestResults } from '@anwurf/db/queries/fitness-tests';
import { trainedExercises } from '@anwurf/db/queries/log-records';
import { allLoaded, type Loadable } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { measuredValue } from '@anwurf/domain/fitness/measured-value';
import { readStoredResults } from '@anwurf/domain/fitness/stored-test';
import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import { GOAL_MEASURES, type GoalMeasure } from '@anwurf/domain/goals/goal';
import { useToday } from '../../data/use-today.ts';

/** An exercise of the log with its bests. */
export interface ExerciseChoice {
  readonly name: string;
  /** By measure, at least one, in the order of the measures. */
  readonly bests: readonly { readonly measure: GoalMeasure; readonly best: number }[];
}

/** A fitness test with the newest result. */
interface TestChoice {
  readonly id: string;
  readonly name: string;
  /** In the unit of `measuredValue`; null: never done. */
  readonly newest: number | null;
}

export interface GoalChoices {
  readonly exercises: readonly ExerciseChoice[];
  readonly tests: readonly TestChoice[];
}

const canBeEmpty = { canBeEmpty: true };
const newestQuery = newestResults();

/** Subjects to choose from: exercises that were done, and all tests. */
export function useGoalChoices(): Loadable<GoalChoices> {
  const today = useToday();
  const tomorrow = new Date(`${dayAfter(today, 1)}T00:00:00`).toISOString();
  const data = allLoaded({ exercises: useRows(trainedExercises(tomorrow), canBeEmpty), newest: useRows(newestQuery, canBeEmpty) });
  if (data.state !== 'rows') return data;
  const exercises = data.value.exercises.flatMap((row) => {
    const bests = GOAL_MEASURES.flatMap((measure) => {
      const best = row[measure];
      return best === null || best <= 0 ? [] : [{ measure, best }];
    });
    return bests.length === 0 ? [] : [{ name: row.exerciseName, bests }];
  });
  const results = new Map(data.value.newest.flatMap(({ category, results: stored }) => [...readStoredResults(category, stored)]));
  const tests = Object.values(SUB_TESTS)
    .flat()
    .map((test) => {
      const result = results.get(test.id);
      const newest = result === undefined || result.unit !== test.unit ? null : measuredValue(test, result);
      return { id: test.id, name: test.name.replaceAll('\u00ad', ''), newest };
    });
  return { state: 'rows', value: { exercises, tests } };
}
