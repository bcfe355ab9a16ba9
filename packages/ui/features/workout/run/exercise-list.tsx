import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { setCountOf } from '@anwurf/domain/workout/set-count';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../../../kit/class-names.ts';
import styles from './exercise-list.module.css';
import { setsOfExercise } from '../set/trained-exercise.ts';
import { DividedName } from '../../../data/divided-name.tsx';

export interface ExerciseListProps {
  exercises: readonly SessionExercise[];
  sets: readonly StoredSet[];
  index: number;
  onChoose: (index: number) => void;
}

/** On wide screens: the whole session at the side. */
export function ExerciseList({ exercises, sets, index, onChoose }: ExerciseListProps) {
  return (
    <nav className={styles.list} aria-label="Übungen der Einheit">
      <ol>
        {exercises.map((exercise, position) => {
          const done = setsOfExercise(sets, exercise).length;
          return (
            <li key={exercise.id}>
              <Button
                className={classNames(styles.entry)}
                onPress={() => onChoose(position)}
                {...(position === index && { 'aria-current': 'step' as const })}
              >
                <span>
                  <DividedName>{exercise.name}</DividedName>
                </span>
                <span className={styles.count}>
                  {done}/{setCountOf(exercise)}
                </span>
              </Button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
