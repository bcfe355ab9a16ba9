import { setsProgress } from '@anwurf/domain/workout/live-training';
import { setCountOf } from '@anwurf/domain/workout/set-count';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { ExerciseField } from '../../../data/figures/exercise-field.tsx';
import { useFigure } from '../../../data/figures/use-figure.ts';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { ButtonLink } from '../../../kit/action/button-link.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import headStyles from '../run/exercise-head.module.css';
import { GroupButton } from '../run/group-button.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import styles from './live-exercise-head.module.css';
import { ExerciseName } from '../run/exercise-name.tsx';

export interface LiveExerciseHeadProps {
  exercise: TrainedExercise;
  /** Symbol that the player has chosen for it. */
  figure: string | null;
  workoutId: string;
  /** Sets that are done. */
  done: number;
  /** Joins it with others to a superset or circuit; undefined: there are no others. */
  onGroup: (() => void) | undefined;
}

/** The word that is seen, and the document's. */
const videoLabel = 'Video: Zur Videoanleitung';

/** Name and sets of an own exercise, its video, or the movement that was chosen for it, and its figure, which is larger in a sheet. */
export function LiveExerciseHead({ exercise, figure, workoutId, done, onGroup }: LiveExerciseHeadProps) {
  const [isWatched, setWatched] = useState(false);
  const drawing = useFigure(figure);
  const video = (
    <>
      <Video size={20} aria-hidden="true" />
      Video
    </>
  );
  function watch() {
    if (drawing) setWatched(true);
    else showMessage('Kein Video verfügbar', 'Für diese Übung ist kein Anleitungsvideo verfügbar.');
  }
  return (
    <section className={headStyles.exercise}>
      <ExerciseName name={exercise.name} drawing={drawing} figure={figure} onWatch={() => setWatched(true)}>
        {onGroup && <GroupButton onPress={onGroup} />}
        <HistoryButton exerciseName={exercise.name} workoutId={workoutId} />
        {exercise.videoLink === null ? (
          <Button variant="quiet" aria-label={videoLabel} onPress={watch}>
            {video}
          </Button>
        ) : (
          <ButtonLink variant="quiet" href={exercise.videoLink} target="_blank" rel="noreferrer noopener" aria-label={videoLabel}>
            {video}
          </ButtonLink>
        )}
      </ExerciseName>
      <p className={styles.meta}>
        <Badge kind="court">{setsProgress(done, setCountOf(exercise))}</Badge>
        <Badge>Eigene Übung</Badge>
      </p>
      {isWatched && (
        <Sheet title={exercise.name} isOpen onOpenChange={setWatched}>
          <ExerciseField slug={figure} name={exercise.name} tempo={null} instruction={null} />
        </Sheet>
      )}
    </section>
  );
}
