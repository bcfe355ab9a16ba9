import { exerciseDetails } from '@anwurf/domain/workout/exercise-detail';
import { ArrowLeftRight } from 'lucide-react';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import styles from './next-exercise.module.css';
import { DividedName } from '../../../data/divided-name.tsx';

const mostCues = 2;

/** The first sentences of an instruction: what to think of on the way there. */
function cuesOf(description: string | null): string[] {
  return (description ?? '')
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence !== '')
    .slice(0, mostCues);
}

export interface NextExerciseProps {
  exercise: TrainedExercise;
  /** 'Übung 7 von 9'. */
  position: string;
  onSwap: ((exercise: TrainedExercise) => void) | undefined;
}

/** In the last rest of an exercise: what comes next. */
export function NextExercise({ exercise, position, onSwap }: NextExerciseProps) {
  const cues = cuesOf(exercise.description);
  return (
    <div className={styles.next}>
      <div className={styles.words}>
        <p>Danach, {position}</p>
        <p className={styles.name}>
          <DividedName>{exercise.name}</DividedName>
        </p>
        <p>{exerciseDetails({ ...exercise, tempo: null, pauseSeconds: null }).join(' · ')}</p>
      </div>
      {onSwap && (
        <IconButton aria-label={`${exercise.name} tauschen`} onPress={() => onSwap(exercise)}>
          <ArrowLeftRight aria-hidden="true" />
        </IconButton>
      )}
      {cues.length > 0 && (
        <ul className={styles.cues}>
          {cues.map((cue) => (
            <li key={cue}>{cue}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
