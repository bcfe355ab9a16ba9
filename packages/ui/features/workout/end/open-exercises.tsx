import { setCountOf } from '@anwurf/domain/workout/set-count';
import { ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { DividedName } from '../../../data/divided-name.tsx';
import { classNames } from '../../../kit/class-names.ts';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import styles from './open-exercises.module.css';

interface OpenExercise {
  exercise: TrainedExercise;
  /** Its place in the workout. */
  index: number;
  /** Sets that are done. */
  finished: number;
}

export interface OpenExercisesProps {
  open: readonly OpenExercise[];
  /** Goes on with one of them. */
  onOpen: (index: number) => void;
}

/** The exercises with sets left, each a way back to it. */
export function OpenExercises({ open, onOpen }: OpenExercisesProps) {
  if (open.length === 0) return null;
  return (
    <section className={styles.open}>
      <ul aria-label="Noch offen">
        {open.map(({ exercise, index, finished }) => (
          <li key={exercise.id}>
            <Button className={classNames(styles.entry)} onPress={() => onOpen(index)}>
              <span>
                <b>
                  <DividedName>{exercise.name}</DividedName>:
                </b>{' '}
                {finished} von {setCountOf(exercise)} Sätzen
              </span>
              <ChevronRight size={20} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>Was offen ist, wird nicht gezählt.</p>
    </section>
  );
}
