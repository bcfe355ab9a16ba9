import { type LibraryExercise, libraryExercises } from '@anwurf/db/queries/exercise-library';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { EMPTY_FILTER, type ExerciseFilter, filterValues } from '@anwurf/domain/exercise/exercise-filter';
import { useEffect, useMemo } from 'react';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useWide } from '../../../kit/use-media.ts';
import { ExerciseDetail } from '../detail/exercise-detail.tsx';
import { ExerciseFilters, ResetFilters } from '../find/exercise-filters.tsx';
import { FavouriteChip } from '../find/favourite-chip.tsx';
import { useExerciseSearch } from '../find/use-exercise-search.ts';
import { useFavourites } from '../find/use-favourites.ts';
import styles from './all-exercises.module.css';
import { ExerciseList } from './exercise-list.tsx';
import { type LibraryPlace, toSearch } from './library-place.ts';

const library = libraryExercises();
const none: readonly LibraryExercise[] = [];
const kinds = ['equipment', 'positions', 'goals', 'phases'] as const;

export interface AllExercisesProps {
  place: LibraryPlace;
  /** Text being typed; the address follows. */
  text: string;
  onGo: (place: LibraryPlace, replace: boolean) => void;
  /** Makes an own exercise instead. */
  onAdd: () => void;
}

/** The catalogue: the list, and the exercise that is open beside it, or in its place. */
export function AllExercises({ place, text, onGo, onAdd }: AllExercisesProps) {
  const data = useRows(library);
  const isWide = useWide();
  const exercises = loadedOr(data, none);
  const filterKey = JSON.stringify(place.filter);
  // The address makes a new filter each time it is read.
  const filter = useMemo(() => JSON.parse(filterKey) as ExerciseFilter, [filterKey]);
  const found = useExerciseSearch(exercises, text, filter);
  const favourites = useFavourites();
  const { onlyFavourites } = place;
  const hits = useMemo(
    () => (onlyFavourites ? found.filter(({ exercise }) => favourites.has(exercise.name)) : found),
    [found, favourites, onlyFavourites],
  );
  const values = useMemo(() => filterValues(exercises), [exercises]);
  const open = place.exercise ?? (isWide ? (hits[0]?.exercise.slug ?? null) : null);

  useEffect(() => {
    if (!isWide && place.exercise !== null) window.scrollTo({ top: 0 });
  }, [isWide, place.exercise]);

  if (data.state !== 'rows') {
    return <NotLoaded data={data} skeleton={<Skeleton height="480px" />} />;
  }
  const change = (next: Partial<LibraryPlace>) => onGo({ ...place, text, exercise: null, ...next }, true);
  return (
    <div className={styles.panes}>
      <section className={styles.browse} aria-label="Treffer" hidden={!isWide && place.exercise !== null}>
        <ExerciseFilters kinds={kinds} values={values} filter={filter} onChange={(next) => change({ filter: next })}>
          <FavouriteChip hasAny={favourites.size > 0} isOn={onlyFavourites} onChange={(on) => change({ onlyFavourites: on })} />
        </ExerciseFilters>
        <div className={styles.count}>
          <h2 aria-live="polite">
            <Num>{hits.length}</Num> {hits.length === 1 ? 'Übung' : 'Übungen'}
          </h2>
          <ResetFilters filter={filter} onChange={(next) => change({ filter: next })} />
        </div>
        {hits.length === 0 ? (
          <EmptyState
            title="Keine Übungen gefunden"
            action={
              <Button variant="ball" onPress={onAdd}>
                Eigene Übung hinzufügen
              </Button>
            }
          >
            Versuch es mit einem anderen Wort oder ohne Filter.
            <Button variant="quiet" onPress={() => change({ text: '', filter: EMPTY_FILTER, onlyFavourites: false })}>
              Alle Übungen zeigen
            </Button>
          </EmptyState>
        ) : (
          <ExerciseList hits={hits} place={place} favourites={favourites} open={open} isWide={isWide} />
        )}
      </section>
      {open !== null && (
        <article className={styles.detail} aria-label="Übung">
          <ExerciseDetail key={open} slug={open} library={exercises} searchFor={(slug) => toSearch({ ...place, exercise: slug })} />
        </article>
      )}
    </div>
  );
}
