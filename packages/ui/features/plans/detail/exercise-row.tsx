import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import type { SparedExercise } from '@anwurf/domain/coach/spared-session';
import { exerciseDetails } from '@anwurf/domain/workout/exercise-detail';
import type { placeInGroup } from '@anwurf/domain/workout/exercise-group';
import { ArrowLeftRight, ChevronRight, TriangleAlert, Video } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { IconButton, IconLink } from '../../../kit/action/icon-button.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { ExerciseTile } from '../../../data/figures/exercise-tile.tsx';
import { sparedReason } from '../../../data/spared-note.tsx';
import styles from './exercise-row.module.css';
import { splitAmount } from './split-amount.ts';
import { DividedName } from '../../../data/divided-name.tsx';

export interface ExerciseRowProps {
  exercise: SessionExercise;
  /** Its place in the line of a superset or circuit; null: it is on its own. */
  inGroup: ReturnType<typeof placeInGroup>;
  onOpen: () => void;
  /** Without it the exercise cannot be swapped here. */
  onSwap?: (() => void) | undefined;
  /** Its slug in the catalogue, for its figure; undefined: not known yet. */
  slug?: string | null | undefined;
  /** Change by a complaint. */
  spared?: SparedExercise | undefined;
}

/** An exercise in a line; a tap on it opens its instruction. */
export function ExerciseRow({ exercise, inGroup, onOpen, onSwap, slug, spared }: ExerciseRowProps) {
  const [amount = '', ...details] = exerciseDetails(inGroup === null ? exercise : { ...exercise, pauseSeconds: null });
  const { number, unit } = splitAmount(amount);
  return (
    <li className={classNames(styles.exercise, spared && styles.spared)} data-group={inGroup ?? undefined}>
      <Button onPress={onOpen} aria-haspopup="dialog" className={classNames(styles.open)}>
        <span className={styles.picture}>
          <ExerciseTile slug={slug} />
        </span>
        <span className={styles.amount}>
          <Num>{number}</Num>
          <span className={styles.caption}>{unit}</span>
        </span>
        <span>
          <span className={styles.name}>
            <DividedName>{exercise.name}</DividedName>
          </span>
          <span className={styles.caption}>
            {details.map((detail) => (
              <span key={detail} className={styles.detail}>
                {detail}
              </span>
            ))}
          </span>
          {spared && (
            <span className={styles.note}>
              <TriangleAlert size={16} aria-hidden="true" />
              {spared.instead === null ? `${sparedReason(spared)} ausgelassen` : `${sparedReason(spared)}: ${spared.instead}`}
            </span>
          )}
        </span>
        {!onSwap && <ChevronRight size={20} aria-hidden="true" className={styles.chevron} />}
      </Button>
      {exercise.videoLink && (
        <IconLink external word="Video" href={exercise.videoLink} aria-label={`Video zu ${exercise.name}`}>
          <Video aria-hidden="true" />
        </IconLink>
      )}
      {onSwap && (
        <IconButton word="Tauschen" aria-label={`Tauschen: ${exercise.name}`} aria-haspopup="dialog" onPress={onSwap}>
          <ArrowLeftRight aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
