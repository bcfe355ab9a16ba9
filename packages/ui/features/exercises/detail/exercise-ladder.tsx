import type { LibraryExercise } from '@anwurf/db/queries/exercise-library';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { AreaLink } from '../../../links/app-links.ts';
import { equipmentText } from '../find/exercise-words.ts';
import type { LibrarySearch } from '../library/library-place.ts';
import styles from './exercise-ladder.module.css';
import { DividedName } from '../../../data/divided-name.tsx';

export interface ExerciseLadderProps {
  current: LibraryExercise;
  library: readonly LibraryExercise[];
  searchFor: (slug: string) => LibrarySearch;
  /** Own exercises with the movement of this one, by name. */
  own?: readonly string[];
}

/** The exercises one step above and below. */
export function neighboursOf({ progressions, regressions }: LibraryExercise, library: readonly LibraryExercise[]) {
  const named = (slugs: readonly string[]) => slugs.flatMap((slug) => library.find((one) => one.slug === slug) ?? []);
  return { harder: named(progressions), easier: named(regressions) };
}

/** Harder above, easier below; nothing for an exercise without either. */
export function ExerciseLadder({ current, library, searchFor, own = [] }: ExerciseLadderProps) {
  const { harder, easier } = neighboursOf(current, library);
  if (harder.length + easier.length === 0) return null;
  const rung = (exercise: LibraryExercise) => (
    <li key={exercise.slug}>
      <AreaLink to="/exercises" search={searchFor(exercise.slug)} className={styles.rung ?? ''}>
        <b>
          <DividedName>{exercise.name}</DividedName>
        </b>
        <small>{equipmentText(exercise.equipment)}</small>
      </AreaLink>
    </li>
  );
  return (
    <section>
      <h3>Leichter und schwerer</h3>
      {harder.length > 0 && (
        <p className={styles.end}>
          <ChevronUp size={18} aria-hidden="true" />
          schwerer
        </p>
      )}
      <ol className={styles.ladder}>
        {harder.map(rung)}
        <li className={styles.now} aria-current="step">
          <span className={styles.rung}>
            <b>
              <DividedName>{current.name}</DividedName>
            </b>
            {own.length > 0 && <small>Deine: {own.join(', ')}</small>}
          </span>
        </li>
        {easier.map(rung)}
      </ol>
      {easier.length > 0 && (
        <p className={styles.end}>
          <ChevronDown size={18} aria-hidden="true" />
          leichter
        </p>
      )}
    </section>
  );
}
