import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import type { InWeek } from '@anwurf/domain/coach/week-amounts';

/** An exercise with the amounts of this week. */
export type TrainedExercise = InWeek<SessionExercise>;

/** The sets of an exercise of the session; what was done before it was swapped stays with the former one. */
export function setsOfExercise(sets: readonly StoredSet[], { id, name }: Pick<SessionExercise, 'id' | 'name'>): StoredSet[] {
  return sets.filter((set) => set.exerciseId === id && set.exerciseName === name);
}
