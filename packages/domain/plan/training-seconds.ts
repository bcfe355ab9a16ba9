import { isPerSideUnit } from '../vocabulary/unit.ts';
import type { ExerciseAmounts } from '../workout/exercise-detail.ts';

/** Walking to the next exercise, setting it up, drinking. */
export const CHANGEOVER_SECONDS = 45;

const SECONDS_PER_REP_WITHOUT_TEMPO = 3;
const METRES_PER_SECOND = 4;

/** Seconds of one repetition from a tempo such as '2-0-X-0'; X counts as one, another wording as no tempo. */
function secondsPerRep(tempo: string | null): number {
  if (tempo === null) return SECONDS_PER_REP_WITHOUT_TEMPO;
  const seconds = tempo
    .split('-')
    .map((part) => (part === 'X' ? 1 : Number(part)))
    .reduce((sum, part) => sum + part, 0);
  return Number.isFinite(seconds) ? seconds : SECONDS_PER_REP_WITHOUT_TEMPO;
}

/** Seconds under work in one set, both sides counted where each side works on its own. */
export function setSeconds(exercise: ExerciseAmounts): number {
  const oneSide =
    (exercise.reps ?? 0) * secondsPerRep(exercise.tempo) +
    (exercise.durationSeconds ?? 0) +
    (exercise.durationMinutes ?? 0) * 60 +
    (exercise.distanceMeters ?? 0) / METRES_PER_SECOND;
  return exercise.unit !== null && isPerSideUnit(exercise.unit) ? 2 * oneSide : oneSide;
}

/** Seconds of an exercise: its sets, the pauses between them, and the change to the next exercise. */
export function exerciseSeconds(exercise: ExerciseAmounts): number {
  const sets = exercise.sets ?? 1;
  const pauses = (sets - 1) * (exercise.pauseSeconds ?? 0);
  return sets * setSeconds(exercise) + pauses + CHANGEOVER_SECONDS;
}

/** Seconds of a whole session or of a part of it. */
export function trainingSeconds(exercises: readonly ExerciseAmounts[]): number {
  return exercises.reduce((sum, exercise) => sum + exerciseSeconds(exercise), 0);
}
