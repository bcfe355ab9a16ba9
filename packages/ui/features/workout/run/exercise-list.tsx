import { groupAt, groupName, placeInGroup } from '@anwurf/domain/workout/exercise-group';
import { setCountOf } from '@anwurf/domain/workout/set-count';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DividedName } from '../../../data/divided-name.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import styles from './exercise-list.module.css';
import type { RunningWorkout } from './running-workout.ts';

export interface ExerciseListProps {
  workout: RunningWorkout;
  onOpen: (index: number) => void;
  /** Beside each: what can be done with it. */
  renderTools?: ((exercise: TrainedExercise) => ReactNode) | undefined;
}

/** All exercises of a running workout with their sets, each a way to it. */
export function ExerciseList({ workout: { exercises, done, index }, onOpen, renderTools }: ExerciseListProps) {
  return (
    <ol>
      {exercises.map((exercise, position) => {
        const finished = done[position] ?? 0;
        const count = setCountOf(exercise);
        const group = groupAt(exercises, position);
        return (
          <li key={exercise.id} className={styles.row} data-group={placeInGroup(exercises, position) ?? undefined}>
            <Button
              className={classNames(styles.entry)}
              onPress={() => onOpen(position)}
              {...(position === index && { 'aria-current': 'step' as const })}
            >
              <span>
                <DividedName>{exercise.name}</DividedName>
                {group && <VisuallyHidden>, {groupName(group)}</VisuallyHidden>}
              </span>
              <span className={styles.count}>
                {finished >= count && <Check size={16} aria-hidden="true" />}
                {finished}/{count}
              </span>
            </Button>
            {renderTools?.(exercise)}
          </li>
        );
      })}
    </ol>
  );
}
