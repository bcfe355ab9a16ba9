import type { LoggedSet } from '@anwurf/domain/workout/logged-set';
import type { SummaryExercise } from '@anwurf/domain/workout/workout-summary';
import { Num } from '../../../kit/text/num.tsx';
import { setsLine } from '@anwurf/domain/workout/set-words';
import styles from './summary-exercises.module.css';
import { DividedName } from '../../../data/divided-name.tsx';

export function SummaryExercises({ exercises }: { exercises: readonly SummaryExercise<LoggedSet>[] }) {
  return (
    <ul className={styles.list}>
      {exercises.map((exercise) => {
        const { values, unit, reps, times, kinds } = setsLine(exercise.sets);
        return (
          <li key={exercise.name} className={styles.exercise}>
            <span>
              <DividedName>{exercise.name}</DividedName>
            </span>
            <span className={styles.values}>
              <Num unit={unit}>{values}</Num>
              {reps && (
                <span className={styles.reps}>
                  <Num unit="Wdh.">{reps}</Num>
                </span>
              )}
              {times && <span className={styles.reps}>{times}</span>}
              {kinds && <small className={styles.kinds}>{kinds}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
