import { bestSets } from '@anwurf/db/queries/exercise-history';
import type { LibraryExercise } from '@anwurf/db/queries/exercise-library';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import type { SearchHit } from '@anwurf/domain/exercise/search-exercises';
import { type KeyboardEvent, useMemo } from 'react';
import { ExerciseRow } from './exercise-row.tsx';
import styles from './exercise-list.module.css';
import { type LibraryPlace, toSearch } from './library-place.ts';
import { useKeptList } from './use-kept-list.ts';

const best = bestSets();

export interface ExerciseListProps {
  hits: readonly SearchHit<LibraryExercise>[];
  place: LibraryPlace;
  /** Names. */
  favourites: ReadonlySet<string>;
  /** Slug of what stands beside the list, or in its place. */
  open: string | null;
  isWide: boolean;
}

/** Arrow keys go from row to row; with the detail beside the list they open it. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>, opens: boolean): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links[links.findIndex((link) => link === document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  if (opens) next.click();
}

/** The exercises that were found, unrolled as they are scrolled. */
export function ExerciseList({ hits, place, favourites, open, isWide }: ExerciseListProps) {
  const bests = loadedOr(useRows(best, { canBeEmpty: true }), []);
  const byName = useMemo(() => new Map(bests.map((set) => [set.exerciseName, set])), [bests]);
  const address = JSON.stringify(toSearch({ ...place, exercise: null }));
  const isShown = isWide || place.exercise === null;
  const { count, end } = useKeptList(address, isShown);
  return (
    <>
      {/* The rows are links; the arrow keys only lead from one to the next. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles.list} onKeyDown={(event) => moveFocus(event, isWide)}>
        {hits.slice(0, count).map((hit) => (
          <ExerciseRow
            key={hit.exercise.id}
            hit={hit}
            best={byName.get(hit.exercise.name)}
            isFavourite={favourites.has(hit.exercise.name)}
            isOpen={hit.exercise.slug === open}
            replace={isWide}
          />
        ))}
      </ul>
      {count < hits.length && <div ref={end} />}
    </>
  );
}
