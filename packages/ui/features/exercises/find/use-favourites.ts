import { markedExercises } from '@anwurf/db/queries/favourite-exercises';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { useMemo } from 'react';

const marked = markedExercises();
const none: readonly never[] = [];

/** Names of the player's favourite exercises. */
export function useFavourites(): ReadonlySet<string> {
  const marks = loadedOr(useRows(marked, { canBeEmpty: true }), none);
  return useMemo(() => new Set(marks.flatMap(({ name, isFavourite }) => (isFavourite ? [name] : []))), [marks]);
}
