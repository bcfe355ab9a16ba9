import type { BestSet } from '@anwurf/db/queries/exercise-history';
import type { LibraryExercise } from '@anwurf/db/queries/exercise-library';
import type { SearchHit } from '@anwurf/domain/exercise/search-exercises';
import { bestWords } from '@anwurf/domain/workout/set-words';
import { memo } from 'react';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import { AreaLink } from '../../../links/app-links.ts';
import { ExercisePicture } from '../../../data/figures/exercise-picture.tsx';
import { equipmentText } from '../find/exercise-words.ts';
import { FavouriteMark } from '../find/favourite-mark.tsx';
import { MarkedText } from '../find/marked-text.tsx';
import styles from './exercise-row.module.css';
import type { LibrarySearch } from './library-place.ts';

export interface ExerciseRowProps {
  hit: SearchHit<LibraryExercise>;
  best: BestSet | undefined;
  isFavourite: boolean;
  /** It is shown beside the list. */
  isOpen: boolean;
  /** Opening it is no step to come back from. */
  replace: boolean;
}

/** An exercise in the list: where it was found, what it takes, and the best set so far. */
export const ExerciseRow = memo(function ExerciseRow({ hit, best, isFavourite, isOpen, replace }: ExerciseRowProps) {
  const { exercise, isSimilar, matches } = hit;
  const words = best && bestWords(best);
  const other = matches.find(({ field }) => field === 'synonym' || field === 'muscle');
  return (
    <li>
      <AreaLink
        to="/exercises"
        search={(place: LibrarySearch) => ({ ...place, exercise: exercise.slug })}
        replace={replace}
        resetScroll={!replace}
        className={classNames(styles.row, isOpen && styles.open)}
        {...(isOpen && { 'aria-current': 'true' as const })}
      >
        <ExercisePicture slug={exercise.slug} equipment={exercise.equipment} kind={exercise.kind} />
        <span className={styles.text}>
          <b>
            {isFavourite && <FavouriteMark />}
            <MarkedText text={exercise.name} parts={matches.filter(({ field }) => field === 'name')} />
          </b>
          {other && (
            <small>
              {isSimilar && 'ähnlich: '}
              <MarkedText text={other.text} parts={[other]} />
            </small>
          )}
          <small>{equipmentText(exercise.equipment)}</small>
        </span>
        <span className={styles.best}>
          {words ? (
            <>
              <Num>{words.number}</Num>
              <small>{words.unit}</small>
            </>
          ) : (
            <small>noch nie</small>
          )}
        </span>
      </AreaLink>
    </li>
  );
});
