import { Plus } from 'lucide-react';
import { DividedName } from '../../../data/divided-name.tsx';
import { Button } from '../../../kit/action/button.tsx';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import { ExerciseList } from './exercise-list.tsx';
import { ExerciseTools } from './exercise-tools.tsx';
import type { RunningWorkout } from './running-workout.ts';
import styles from './session-list.module.css';

export interface SessionListProps {
  workout: RunningWorkout;
  /** Exercises of the session that this workout leaves out. */
  leftOut: readonly TrainedExercise[];
  onOpen: (index: number) => void;
  onSwap: ((exercise: TrainedExercise) => void) | undefined;
  /** Takes another exercise in; undefined: not offered. */
  onAdd: (() => void) | undefined;
}

/** The exercises of a guided workout: to open, order, swap, leave out, and to take in more. */
export function SessionList({ workout, leftOut, onOpen, onSwap, onAdd }: SessionListProps) {
  return (
    <div className={styles.list}>
      <ExerciseList
        workout={workout}
        onOpen={onOpen}
        renderTools={(exercise) => <ExerciseTools workout={workout} exercise={exercise} onSwap={onSwap} />}
      />
      {leftOut.length > 0 && (
        <section className={styles.leftOut}>
          <h3>Heute weggelassen</h3>
          <ul>
            {leftOut.map(({ id, name }) => (
              <li key={id}>
                <span>
                  <DividedName>{name}</DividedName>
                </span>
                <Button variant="quiet" aria-label={`Zurückholen: ${name}`} onPress={() => void workout.reshape({ kind: 'bringBack', id })}>
                  Zurückholen
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {onAdd && (
        <Button variant="line" wide onPress={onAdd}>
          <Plus size={20} aria-hidden="true" />
          Übung dazunehmen
        </Button>
      )}
    </div>
  );
}
