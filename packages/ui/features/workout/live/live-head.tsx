import { setCountOf } from '@anwurf/domain/workout/set-count';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../../../kit/class-names.ts';
import { WorkoutBar } from '../run/workout-bar.tsx';
import type { RunningWorkout } from '../run/running-workout.ts';
import styles from './live-head.module.css';
import { DividedName } from '../../../data/divided-name.tsx';

export interface LiveHeadProps {
  workout: RunningWorkout;
  onLeave: () => void;
}

/** Ref of the exercise that is trained: the strip may be longer than the screen. */
function scrollTo(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Minutes, the way out, and the exercises as a strip: solid lines are sets that are done, dashed ones open. */
export function LiveHead({ workout, onLeave }: LiveHeadProps) {
  const { exercises, done, index, run, sets, go, end } = workout;
  return (
    <WorkoutBar title="Jetzt Trainieren" run={run} isBegun={sets.length > 0} onLeave={onLeave} onEnd={end}>
      <ol className={styles.strip} aria-label="Deine Übungen">
        {exercises.map((exercise, position) => {
          const count = setCountOf(exercise);
          const finished = done[position] ?? 0;
          return (
            <li key={exercise.id}>
              <AriaButton
                {...(position === index && { ref: scrollTo })}
                className={classNames(styles.entry)}
                aria-label={`${exercise.name}, ${finished} von ${count} Sätzen`}
                {...(position === index && { 'aria-current': 'step' as const })}
                onPress={() => go(position)}
              >
                <span>
                  <DividedName>{exercise.name}</DividedName>
                </span>
                <span className={styles.lines} aria-hidden="true">
                  {Array.from({ length: Math.max(count, finished) }, (_, line) => (
                    <i key={line} className={classNames(line >= finished && styles.open)} />
                  ))}
                </span>
              </AriaButton>
            </li>
          );
        })}
      </ol>
    </WorkoutBar>
  );
}
