import { groupAt, groupName, placeInGroup } from '@anwurf/domain/workout/exercise-group';
import { setCountOf } from '@anwurf/domain/workout/set-count';
import { Check } from 'lucide-react';
import { memo, type ReactNode } from 'react';
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

interface EntryProps {
  name: string;
  /** 'Supersatz' or 'Zirkel' that it is part of; null: it is on its own. */
  group: string | null;
  finished: number;
  count: number;
  isCurrent: boolean;
  position: number;
  onOpen: (index: number) => void;
}

/** An exercise with its sets, the way to it. */
const Entry = memo(function Entry({ name, group, finished, count, isCurrent, position, onOpen }: EntryProps) {
  return (
    <Button className={classNames(styles.entry)} onPress={() => onOpen(position)} {...(isCurrent && { 'aria-current': 'step' as const })}>
      <span>
        <DividedName>{name}</DividedName>
        {group && <VisuallyHidden>, {group}</VisuallyHidden>}
      </span>
      <span className={styles.count}>
        {finished >= count && <Check size={16} aria-hidden="true" />}
        {finished}/{count}
      </span>
    </Button>
  );
});

/** All exercises of a running workout with their sets, each a way to it. */
export function ExerciseList({ workout: { exercises, done, index }, onOpen, renderTools }: ExerciseListProps) {
  return (
    <ol>
      {exercises.map((exercise, position) => {
        const group = groupAt(exercises, position);
        return (
          <li key={exercise.id} className={styles.row} data-group={placeInGroup(exercises, position) ?? undefined}>
            <Entry
              name={exercise.name}
              group={group && groupName(group)}
              finished={done[position] ?? 0}
              count={setCountOf(exercise)}
              isCurrent={position === index}
              position={position}
              onOpen={onOpen}
            />
            {renderTools?.(exercise)}
          </li>
        );
      })}
    </ol>
  );
}
