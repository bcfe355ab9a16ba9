import type { Phase } from '@anwurf/domain/vocabulary/phase';

/** An exercise as sets of the log name it. */
export interface PickedExercise {
  /** Of the plan's row, the catalogue or the own exercise; null: the log knows only its name. */
  readonly id: string | null;
  readonly name: string;
  readonly phase: Phase;
  /** As stored, such as 'kg je Seite'. */
  readonly unit: string;
}

/** Lets the player choose an exercise. */
export interface ExercisePickerProps {
  readonly title: string;
  /** Only exercises that are measured like this one, and not itself; null: any. */
  readonly like: Pick<PickedExercise, 'name' | 'unit'> | null;
  readonly onPick: (exercise: PickedExercise) => void;
  readonly onClose: () => void;
}
