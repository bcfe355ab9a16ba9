import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { exerciseDetails } from '@anwurf/domain/workout/exercise-detail';
import { Video } from 'lucide-react';
import { IconLink } from '../../kit/icon-button.tsx';
import { Num } from '../../kit/num.tsx';
import styles from './exercise-row.module.css';
import { splitAmount } from './split-amount.ts';

export function ExerciseRow({ exercise }: { exercise: SessionExercise }) {
  const [amount = '', ...details] = exerciseDetails(exercise);
  const { number, unit } = splitAmount(amount);
  return (
    <li className={styles.exercise}>
      <p className={styles.amount}>
        <Num>{number}</Num>
        <span className={styles.caption}>{unit}</span>
      </p>
      <div>
        <h3 className={styles.name}>{exercise.name}</h3>
        <p className={styles.caption}>
          {details.map((detail) => (
            <span key={detail} className={styles.detail}>
              {detail}
            </span>
          ))}
        </p>
      </div>
      {exercise.videoLink && (
        <IconLink external href={exercise.videoLink} aria-label={`Video zu ${exercise.name}`}>
          <Video aria-hidden="true" />
        </IconLink>
      )}
    </li>
  );
}
