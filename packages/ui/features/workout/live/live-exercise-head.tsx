import { setsProgress } from '@anwurf/domain/workout/live-training';
import { setCountOf } from '@anwurf/domain/workout/set-count';
import { progressText } from '@anwurf/domain/workout/workout-progress';
import { Video } from 'lucide-react';
import { Badge } from '../../../kit/badge.tsx';
import { IconButton, IconLink } from '../../../kit/icon-button.tsx';
import { showMessage } from '../../../kit/toast-queue.ts';
import headStyles from '../run/exercise-head.module.css';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import styles from './live-exercise-head.module.css';

export interface LiveExerciseHeadProps {
  exercise: TrainedExercise;
  index: number;
  exerciseCount: number;
  /** Sets that are done. */
  done: number;
}

/** Name, place and sets of an own exercise, and its video. */
export function LiveExerciseHead({ exercise, index, exerciseCount, done }: LiveExerciseHeadProps) {
  const video = <Video aria-hidden="true" />;
  return (
    <section className={headStyles.exercise}>
      <div className={headStyles.name}>
        <h1>{exercise.name}</h1>
        <div className={headStyles.actions}>
          {exercise.videoLink === null ? (
            <IconButton
              aria-label="Zur Videoanleitung"
              onPress={() => showMessage('Kein Video verfügbar', 'Für diese Übung ist kein Anleitungsvideo verfügbar.')}
            >
              {video}
            </IconButton>
          ) : (
            <IconLink external href={exercise.videoLink} aria-label="Zur Videoanleitung">
              {video}
            </IconLink>
          )}
        </div>
      </div>
      <p className={styles.meta}>
        <span>{progressText(index, exerciseCount)}</span>
        <Badge kind="court">{setsProgress(done, setCountOf(exercise))}</Badge>
        <Badge>Eigene Übung</Badge>
      </p>
    </section>
  );
}
