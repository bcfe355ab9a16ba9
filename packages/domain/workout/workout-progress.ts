import { isCountedSet, type OfKind } from './set-kind.ts';

const PROGRESS_VALID_MS = 24 * 60 * 60 * 1000;

/** 'Übung 2 von 9' for the exercise with this zero-based index. */
export function progressText(exerciseIndex: number, exerciseCount: number): string {
  return `Übung ${exerciseIndex + 1} von ${exerciseCount}`;
}

/** A set of a running workout, by the exercise of the plan that it was done for. */
interface DoneSet extends OfKind {
  readonly exerciseId: string | null;
  readonly setNumber: number;
}

/**
 * Whole percent of the planned sets that are done, 0 to 100; 0 for an empty session. Sets beyond the planned ones of an exercise
 * do not count for another, nor do those that warm up.
 */
export function progressPercent(
  sets: readonly DoneSet[],
  exercises: readonly { readonly id: string; readonly sets: number | null }[],
): number {
  const planned = exercises.reduce((sum, exercise) => sum + (exercise.sets ?? 1), 0);
  if (planned === 0) return 0;
  const done = exercises.reduce((sum, { id, sets: count }) => {
    const numbers = new Set(sets.filter((set) => set.exerciseId === id && isCountedSet(set)).map(({ setNumber }) => setNumber));
    return sum + Math.min(numbers.size, count ?? 1);
  }, 0);
  return Math.round((done / planned) * 100);
}

/** Number of the next set (from 1), the lowest one not logged; undefined when all are done. */
export function nextSetNumber(loggedSetNumbers: readonly number[], setCount: number): number | undefined {
  for (let number = 1; number <= setCount; number += 1) {
    if (!loggedSetNumbers.includes(number)) return number;
  }
  return undefined;
}

/** A workout whose last activity is before this ends itself. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - PROGRESS_VALID_MS);
}

/** Whether a paused workout can still be resumed: its last activity is at most 24 hours old. */
export function isProgressValid(lastActivityAt: Date, now: Date): boolean {
  return now.getTime() - lastActivityAt.getTime() <= PROGRESS_VALID_MS;
}
