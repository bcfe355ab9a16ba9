import type { PlanExercise } from './generated-plan.ts';
import { SHORTEST_MINUTES } from './shortest-minutes.ts';
import { setSeconds, trainingSeconds } from './training-seconds.ts';

/** Whether the computed time is within ten percent of the chosen one. */
export function fitsDuration(exercises: readonly PlanExercise[], minutes: number): boolean {
  const wanted = minutes * 60;
  return Math.abs(trainingSeconds(exercises) - wanted) <= wanted / 10;
}

/** Limits of the sets around their default: a third, at least one, never down to a single set; a single set stays single. */
function isReasonableSetCount(sets: number, defaultSets: number): boolean {
  const room = defaultSets === 1 ? 0 : Math.max(1, Math.floor(defaultSets / 3));
  return sets >= Math.min(2, defaultSets) && Math.abs(sets - defaultSets) <= room;
}

/** Bounds of the sets of the exercise at an index. */
export interface SetBounds {
  readonly min: number;
  readonly max: number;
}

/** Seconds that one set more or less of an exercise makes; in a superset or circuit it may make a whole round. */
function secondsOfSet(exercises: readonly PlanExercise[], index: number, sets: number): number {
  const exercise = exercises[index];
  if (exercise === undefined) return 0;
  if ((exercise.groupKey ?? null) === null) return setSeconds(exercise) + (exercise.pauseSeconds ?? 0);
  return Math.abs(trainingSeconds(exercises.with(index, { ...exercise, sets })) - trainingSeconds(exercises));
}

const NO_BOUNDS: SetBounds = { min: 1, max: Infinity };

/** Adds or removes single sets, always the change that brings the session closest to the wanted time, until no change helps. */
export function withSetsFittedTo(
  exercises: readonly PlanExercise[],
  minutes: number,
  boundsOf: (index: number) => SetBounds = () => NO_BOUNDS,
): PlanExercise[] {
  const fitted = exercises.map((exercise) => ({ ...exercise }));
  let missing = minutes * 60 - trainingSeconds(fitted);
  for (;;) {
    let best: { index: number; sets: number; missing: number } | undefined;
    for (const [index, exercise] of fitted.entries()) {
      const sets = exercise.sets + Math.sign(missing);
      const { min, max } = boundsOf(index);
      if (sets > max || sets < min || !isReasonableSetCount(sets, exercises[index]?.sets ?? 1)) continue;
      const left = missing - Math.sign(missing) * secondsOfSet(fitted, index, sets);
      if (Math.abs(left) < Math.abs(best?.missing ?? missing)) best = { index, sets, missing: left };
    }
    const changed = best && fitted[best.index];
    if (!best || !changed) return fitted;
    changed.sets = best.sets;
    missing = best.missing;
  }
}

/** A session longer than this share of its time loses elements of the week. */
const LONGEST = 1.25;
/** A session in which nothing could be dropped loses sets until it takes about this share of its time. */
const LONGEST_OF_NEEDED = 1.2;

/** Whether a session takes more than a quarter longer than chosen. */
export function isFarTooLong(exercises: readonly PlanExercise[], minutes: number): boolean {
  return trainingSeconds(exercises) > minutes * 60 * LONGEST;
}

/** The same of the shortest sessions, in which several demands meet: twenty minutes may become twenty-eight. Practice. */
const LONGEST_OF_SHORTEST = 1.4;

/**
 * The rows with a further set less here and there, if every exercise is needed and together they take far too long.
 * @param boundsOf bounds of the sets of the row at an index, each tried after the one before
 */
export function withFewerSetsIfFarTooLong(
  rows: PlanExercise[],
  minutes: number,
  boundsOf: readonly ((index: number) => SetBounds)[],
): PlanExercise[] {
  const [most, aim] = minutes <= SHORTEST_MINUTES ? [LONGEST_OF_SHORTEST, LONGEST] : [LONGEST, LONGEST_OF_NEEDED];
  return boundsOf.reduce(
    (left, bounds) => (trainingSeconds(left) <= minutes * 60 * most ? left : withSetsFittedTo(left, minutes * aim, bounds)),
    rows,
  );
}
