import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { exerciseDetails } from '@anwurf/domain/workout/exercise-detail';
import { ChevronRight, Video } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { IconLink } from '../../../kit/icon-button.tsx';
import { Num } from '../../../kit/num.tsx';
import { classNames } from '../../../kit/class-names.ts';
import styles from './exercise-row.module.css';
import { splitAmount } from './split-amount.ts';

/** An exercise in a line; a tap on it opens its instruction. */
export function ExerciseRow({ exercise, onOpen }: { exercise: SessionExercise; onOpen: () => void }) {
  const [amount = '', ...details] = exerciseDetails(exercise);
  const { number, unit } = splitAmount(amount);
  return (
    <li className={styles.exercise}>
      <Button onPress={onOpen} aria-haspopup="dialog" className={classNames(styles.open)}>
        <span className={styles.amount}>
          <Num>{number}</Num>
          <span className={styles.caption}>{unit}</span>
        </span>
        <span>
          <span className={styles.name}>{exercise.name}</span>
          <span className={styles.caption}>
            {details.map((detail) => (
              <span key={detail} className={styles.detail}>
                {detail}
              </span>
            ))}
          </span>
        </span>
        <ChevronRight size={20} aria-hidden="true" className={styles.chevron} />
      </Button>
      {exercise.videoLink && (
        <IconLink external href={exercise.videoLink} aria-label={`Video zu ${exercise.name}`}>
          <Video aria-hidden="true" />
        </IconLink>
      )}
    </li>
  );
}
