import { exerciseSlugs, type NamedExercise } from '@anwurf/db/queries/exercise-slugs';
import { useRows } from '@anwurf/db/queries/react/use-rows';

/**
 * The slugs of exercises, asked for together: undefined until they are known, null for an exercise that is not of the
 * catalogue.
 */
export function useExerciseSlugs(exercises: readonly NamedExercise[]): (exercise: NamedExercise) => string | null | undefined {
  const data = useRows(exerciseSlugs(exercises), { canBeEmpty: true });
  return ({ phase, name }) => {
    if (data.state === 'loading') return undefined;
    if (data.state === 'failed') return null;
    return data.value.find((one) => one.phase === phase && one.name === name)?.slug ?? null;
  };
}
