import { isPerSideUnit, parseUnit } from '../vocabulary/unit.ts';
import type { ExerciseAmounts } from '../workout/exercise-detail.ts';
import { exerciseGroups, type InGroup } from '../workout/exercise-group.ts';

/** Walking to the next exercise, setting it up, drinking: the least time between two exercises. */
export const CHANGEOVER_SECONDS = 40;

/** Change to the next exercise of a round, where both are set up already. An estimate. */
export const CHANGE_WITHIN_ROUND_SECONDS = 15;

/** Seconds of a repetition whose tempo is not given. */
export const SECONDS_PER_REP_WITHOUT_TEMPO = 3;
/** Pace at which a distance counts. */
export const METRES_PER_SECOND = 4;
/** Turning round, changing the hand or the leg. */
const CHANGE_OF_SIDE_SECONDS = 5;
const WARM_UP_SET_SECONDS = 45;
/** Repetitions up to which a lift is heavy: two warm-up sets; one up to the second bound. */
const HEAVY_REPS = 8;
const MEDIUM_REPS = 10;

/** Seconds per repetition from a tempo such as '2-0-X-0'; X counts as one, unreadable text as no tempo. */
function secondsPerRep(tempo: string | null): number {
  if (tempo === null) return SECONDS_PER_REP_WITHOUT_TEMPO;
  const seconds = tempo
    .split('-')
    .map((part) => (part === 'X' ? 1 : Number(part)))
    .reduce((sum, part) => sum + part, 0);
  return Number.isFinite(seconds) ? seconds : SECONDS_PER_REP_WITHOUT_TEMPO;
}

/** Seconds of work in one set, both sides included if each works on its own. */
export function setSeconds(exercise: ExerciseAmounts): number {
  const oneSide =
    (exercise.reps ?? 0) * secondsPerRep(exercise.tempo) +
    (exercise.durationSeconds ?? 0) +
    (exercise.durationMinutes ?? 0) * 60 +
    (exercise.distanceMeters ?? 0) / METRES_PER_SECOND;
  return exercise.unit !== null && isPerSideUnit(exercise.unit) ? 2 * oneSide + CHANGE_OF_SIDE_SECONDS : oneSide;
}

/** Whether an exercise has warm-up sets: lifts of three sets and more, of few repetitions. */
export function isHeavyLift({ unit, reps, sets }: Pick<ExerciseAmounts, 'unit' | 'reps' | 'sets'>): boolean {
  return unit !== null && reps !== null && reps <= MEDIUM_REPS && (sets ?? 1) >= 3 && parseUnit(unit) === 'kg';
}

/** Seconds of the warm-up sets of a heavy weight. */
function warmUpSeconds(exercise: ExerciseAmounts): number {
  if (!isHeavyLift(exercise)) return 0;
  return (exercise.reps ?? 0) <= HEAVY_REPS ? 2 * WARM_UP_SET_SECONDS : WARM_UP_SET_SECONDS;
}

/**
 * Seconds of an exercise as a coach plans them: warm-up sets of a lift, its sets, the rests between them, and the rest before the
 * next exercise, which is never shorter than the change-over.
 */
export function exerciseSeconds(exercise: ExerciseAmounts): number {
  const sets = exercise.sets ?? 1;
  const pause = exercise.pauseSeconds ?? 0;
  return warmUpSeconds(exercise) + sets * setSeconds(exercise) + (sets - 1) * pause + Math.max(pause, CHANGEOVER_SECONDS);
}

/**
 * Seconds of a superset or circuit: warm-up sets, the sets of all rounds, the changes within a round (the first time each exercise is
 * set up), the rest after each round, and the change-over to what follows, which is never shorter than the usual one.
 * @param rest seconds after a round
 */
function groupSeconds(members: readonly ExerciseAmounts[], rest: number): number {
  const rounds = Math.max(...members.map(({ sets }) => sets ?? 1));
  let seconds = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const taking = members.filter(({ sets }) => (sets ?? 1) >= round);
    seconds += (taking.length - 1) * (round === 1 ? CHANGEOVER_SECONDS : CHANGE_WITHIN_ROUND_SECONDS);
    seconds += taking.reduce((sum, member) => sum + setSeconds(member), 0);
  }
  const warmUps = members.reduce((sum, member) => sum + warmUpSeconds(member), 0);
  return warmUps + seconds + (rounds - 1) * rest + Math.max(rest, CHANGEOVER_SECONDS);
}

/** Seconds of a whole session or of a part of it. */
export function trainingSeconds(exercises: readonly (ExerciseAmounts & InGroup)[]): number {
  const groups = exerciseGroups(exercises);
  return exercises.reduce((sum, exercise, index) => {
    const group = groups.find(({ first, end }) => first <= index && index < end);
    if (group === undefined) return sum + exerciseSeconds(exercise);
    return group.first === index ? sum + groupSeconds(exercises.slice(group.first, group.end), group.rest) : sum;
  }, 0);
}
