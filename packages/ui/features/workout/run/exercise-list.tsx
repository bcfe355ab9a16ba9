import { setCountOf } from '@anwurf/domain/workout/set-count';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../../../kit/class-names.ts';
import styles from './exercise-list.module.css';
import type { RunningWorkout } from './running-workout.ts';
import { DividedName } from '../../../data/divided-name.tsx';

/** On wide screens: the whole session at the side. */
export function ExerciseList({ workout: { exercises, done, index, go } }: { workout: RunningWorkout }) {
  return (
    <nav className={styles.list} aria-label="Übungen der Einheit">
      <ol>
        {exercises.map((exercise, position) => {
          return (
            <li key={exercise.id}>
              <Button
                className={classNames(styles.entry)}
                onPress={() => go(position)}
                {...(position === index && { 'aria-current': 'step' as const })}
              >
                <span>
                  <DividedName>{exercise.name}</DividedName>
                </span>
                <span className={styles.count}>
                  {done[position]}/{setCountOf(exercise)}
                </span>
              </Button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
