import type { LoggedSet } from './logged-set.ts';

/**
 * 'Letzte Trainingseinheit': the sets of the most recent other workout that contains this exercise, in
 * set order. The current workout never counts, however many of its sets are newer; empty if none.
 */
export function lastWorkoutSets<Logged extends LoggedSet>(
  sets: readonly Logged[],
  exerciseName: string,
  currentWorkoutId: string | null,
): Logged[] {
  const earlier = sets.filter((set) => set.exerciseName === exerciseName && set.workoutId !== currentWorkoutId);
  const newest = earlier.reduce<Logged | undefined>(
    (latest, set) => (latest === undefined || set.loggedAt > latest.loggedAt ? set : latest),
    undefined,
  );
  return earlier
    .filter((set) => set.workoutId === newest?.workoutId)
    .toSorted((a, b) => a.setNumber - b.setNumber || Number(a.loggedAt) - Number(b.loggedAt));
}
