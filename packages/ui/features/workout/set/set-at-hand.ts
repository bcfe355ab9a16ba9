import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { isPerSideUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { missingSide, type Side, weakerSide } from '@anwurf/domain/workout/sides';
import { nextSetNumber } from '@anwurf/domain/workout/workout-progress';
import type { TrainedExercise } from './trained-exercise.ts';

export interface ExerciseSets {
  exercise: TrainedExercise;
  /** Of this exercise in this workout, in the order they were logged. */
  sets: readonly StoredSet[];
  /** Of the last workout with it. */
  last: readonly StoredSet[];
  setCount: number;
}

/** Choices that decide which set is entered. */
export interface SetChoice {
  /** A saved set that is corrected; null: none. */
  editing: StoredSet | null;
  /** A set beyond the plan that the player has asked for; null: none. */
  extra: number | null;
  /** The set that is being written; null: none. */
  savingNumber: number | null;
}

/** The set that is entered, or corrected. */
export interface SetAtHand {
  /** Names it among all sets of the exercise. */
  key: string;
  /** The next set that the plan asks for; null: all are done. */
  openNumber: number | null;
  /** Number of the set that is entered; null: all are done. */
  number: number | null;
  /** Stored part of it; null: nothing is stored yet. */
  begun: StoredSet | null;
  /** The side that comes next: the missing one, else the weaker; null: an exercise without sides. */
  side: Side | null;
  /** Sets of this workout with all their sides. */
  whole: readonly StoredSet[];
}

/** Sets that are stored with all their sides. */
export function wholeSets(sets: readonly StoredSet[], { unit }: Pick<TrainedExercise, 'unit'>): readonly StoredSet[] {
  const hasSides = unit !== null && isPerSideUnit(unit);
  return hasSides ? sets.filter((set) => missingSide(set, unitToMetric(unit)) === null) : sets;
}

/** Finds the set that is entered next. */
export function setAtHand({ exercise, sets, last, setCount }: ExerciseSets, { editing, extra, savingNumber }: SetChoice): SetAtHand {
  const metric = unitToMetric(exercise.unit);
  const hasSides = exercise.unit !== null && isPerSideUnit(exercise.unit);
  const whole = wholeSets(sets, exercise);
  const numbers = whole.map((set) => set.setNumber);
  const openNumber = nextSetNumber(numbers, setCount) ?? null;
  const number = savingNumber ?? openNumber ?? (extra !== null && !numbers.includes(extra) ? extra : null);
  const begun = editing ?? sets.find((set) => set.setNumber === number && !whole.includes(set)) ?? null;

  const before = last.find((set) => set.setNumber === number) ?? last.at(-1);
  const weaker = before === undefined ? 'left' : (weakerSide(before, metric)?.side ?? 'left');
  const missing = begun === null || editing !== null ? null : missingSide(begun, metric);
  return { key: editing ? editing.id : `set ${number}`, openNumber, number, begun, side: hasSides ? (missing ?? weaker) : null, whole };
}
