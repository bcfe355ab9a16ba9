import { type ExerciseFilter, type FilterableExercise, passesFilter } from '@anwurf/domain/exercise/exercise-filter';
import { prepareSearch, type SearchableExercise } from '@anwurf/domain/exercise/prepare-search';
import { type SearchHit, searchExercises } from '@anwurf/domain/exercise/search-exercises';
import { writtenName } from '@anwurf/domain/vocabulary/name';
import { useDeferredValue, useEffect, useMemo } from 'react';

type Findable = SearchableExercise & FilterableExercise;

/** Reads the exercises on the first use, and keeps that. */
function lazySearch<Exercise extends Findable>(exercises: readonly Exercise[]) {
  let prepared: ReturnType<typeof prepareSearch<Exercise>> | null = null;
  return () => (prepared ??= prepareSearch(exercises));
}

/** Without a word every exercise in its order, else what was found, best first; both as far as the filter lets it through. */
export function useExerciseSearch<Exercise extends Findable>(
  exercises: readonly Exercise[],
  text: string,
  filter: ExerciseFilter,
): readonly SearchHit<Exercise>[] {
  const wanted = useDeferredValue(writtenName(text));
  const search = useMemo(() => lazySearch(exercises), [exercises]);

  useEffect(() => {
    // Reading the catalogue takes a tenth of a second: before the first letter, not with it.
    const timer = setTimeout(search, 300);
    return () => clearTimeout(timer);
  }, [search]);

  return useMemo(() => {
    const passes = passesFilter(filter);
    const hits: readonly SearchHit<Exercise>[] =
      wanted === '' ? exercises.map((exercise) => ({ exercise, isSimilar: false, matches: [] })) : searchExercises(search(), wanted);
    return hits.filter(({ exercise }) => passes(exercise));
  }, [exercises, search, wanted, filter]);
}
