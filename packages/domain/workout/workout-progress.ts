const PROGRESS_VALID_MS = 24 * 60 * 60 * 1000;

/** 'Übung 2 von 9' for the exercise with this zero-based index. */
export function progressText(exerciseIndex: number, exerciseCount: number): string {
  return `Übung ${exerciseIndex + 1} von ${exerciseCount}`;
}

/** Whole percent of completed exercises, 0 to 100; 0 for an empty session. */
export function progressPercent(finishedExercises: number, exerciseCount: number): number {
  if (exerciseCount <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((finishedExercises / exerciseCount) * 100)));
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
