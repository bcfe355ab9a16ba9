import { groupAt, groupName } from '@anwurf/domain/workout/exercise-group';
import { Button } from 'react-aria-components/Button';
import { DividedName } from '../../../data/divided-name.tsx';
import { classNames } from '../../../kit/class-names.ts';
import styles from './round-head.module.css';
import type { RunningWorkout } from './running-workout.ts';

/** Above an exercise of a superset or circuit: its round, and the exercises of the round as the way to each. */
export function RoundHead({ workout: { exercises, index, round, go } }: { workout: RunningWorkout }) {
  const group = groupAt(exercises, index);
  if (round === null || group === null) return null;
  return (
    <section className={styles.round} aria-label={groupName(group)}>
      <h2>
        {groupName(group)}
        <span>
          Runde {round.number} von {round.count}
        </span>
      </h2>
      <ol>
        {exercises.slice(group.first, group.end).map((exercise, place) => (
          <li key={exercise.id}>
            <Button
              className={classNames(styles.member)}
              onPress={() => go(group.first + place)}
              {...(group.first + place === index && { 'aria-current': 'step' as const })}
            >
              <span>
                <DividedName>{exercise.name}</DividedName>
              </span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
