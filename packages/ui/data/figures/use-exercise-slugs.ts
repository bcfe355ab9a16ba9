import { exerciseSlugs, type NamedExercise } from '@anwurf/db/queries/exercise-slugs';
import { useRows } from '@anwurf/db/queries/react/use-rows';

/**
 * Reads the slugs by which exercises are drawn, all in one query: undefined while loading, null for an exercise that is neither of the
 * catalogue nor an own one with a figure.
 */
export function useExerciseSlugs(exercises: readonly NamedExercise[]): (exercise: NamedExercise) => string | null | undefined {
  const data = useRows(exerciseSlugs(exercises), { canBeEmpty: true });
  return ({ phase, name }) => {
    if (data.state === 'loading') return undefined;
    if (data.state === 'failed') return null;
    return data.value.find((one) => one.phase === phase && one.name === name)?.slug ?? null;
  };
}
