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
}

/** Harder above, easier below; nothing for an exercise without either. */
export function ExerciseLadder({ current, library, searchFor }: ExerciseLadderProps) {
  const named = (slugs: readonly string[]) => slugs.flatMap((slug) => library.find((one) => one.slug === slug) ?? []);
  const harder = named(current.progressions);
  const easier = named(current.regressions);
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
