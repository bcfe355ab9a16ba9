import { movedIds } from '@anwurf/domain/workout/shaped-today';
import { ArrowDown, ArrowLeftRight, ArrowUp, EllipsisVertical, X } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Menu, MenuItem } from '../../../kit/action/menu.tsx';
import { setsOfExercise, type TrainedExercise } from '../set/trained-exercise.ts';
import type { RunningWorkout } from './running-workout.ts';

interface ToolsProps extends Pick<RunningWorkout, 'flow' | 'exercises' | 'reshape'> {
  /** Whether sets of it are done. */
  hasSets: boolean;
  exercise: TrainedExercise;
  onSwap: ((exercise: TrainedExercise) => void) | undefined;
}

const Tools = memo(function Tools({ flow, exercises, hasSets, reshape, exercise, onSwap }: ToolsProps) {
  // A free training has no parts that stay together.
  const rows = flow === 'free' ? exercises.map((one) => ({ ...one, phase: exercise.phase })) : exercises;
  const moved = (step: -1 | 1) => movedIds(rows, exercise.id, step);
  const canMove = (step: -1 | 1) => moved(step).some((id, place) => id !== exercises[place]?.id);
  const move = (step: -1 | 1) => void reshape({ kind: 'order', ids: moved(step) });
  return (
    <Menu
      aria-label={exercise.name}
      {...(hasSets && { heading: 'Gemachte Sätze bleiben gespeichert.' })}
      trigger={
        <IconButton aria-label={`Mehr zu ${exercise.name}`}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
    >
      {canMove(-1) && (
        <MenuItem icon={<ArrowUp aria-hidden="true" />} onAction={() => move(-1)}>
          Früher
        </MenuItem>
      )}
      {canMove(1) && (
        <MenuItem icon={<ArrowDown aria-hidden="true" />} onAction={() => move(1)}>
          Später
        </MenuItem>
      )}
      {onSwap && (
        <MenuItem icon={<ArrowLeftRight aria-hidden="true" />} onAction={() => onSwap(exercise)}>
          Tauschen
        </MenuItem>
      )}
      {exercises.length > 1 && (
        <MenuItem danger icon={<X aria-hidden="true" />} onAction={() => void reshape({ kind: 'leaveOut', id: exercise.id })}>
          Heute weglassen
        </MenuItem>
      )}
    </Menu>
  );
});

export interface ExerciseToolsProps extends Pick<ToolsProps, 'exercise' | 'onSwap'> {
  workout: RunningWorkout;
}

/** Three dots at an exercise of a running workout: its place, another one, not today. Its logged sets stay. */
export function ExerciseTools({ workout: { flow, exercises, sets, reshape }, exercise, onSwap }: ExerciseToolsProps) {
  const hasSets = setsOfExercise(sets, exercise).length > 0;
  return <Tools flow={flow} exercises={exercises} hasSets={hasSets} reshape={reshape} exercise={exercise} onSwap={onSwap} />;
}
