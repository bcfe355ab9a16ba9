import type { Phase } from '../vocabulary/phase.ts';
import type { SessionDuration } from '../vocabulary/training-time.ts';
import type { PlanExercise } from './generated-plan.ts';
import { setSeconds, trainingSeconds } from './training-seconds.ts';

const SHARE_BY_PHASE: Readonly<Record<Phase, number>> = { warmup: 0.18, main: 0.7, cooldown: 0.12 };

/** Seconds a phase should fill in a session of this length. */
export function phaseBudgetSeconds(phase: Phase, durationMinutes: SessionDuration): number {
  return SHARE_BY_PHASE[phase] * durationMinutes * 60;
}

/** Whether the counted time is within ten percent of the chosen one. */
export function fitsDuration(exercises: readonly PlanExercise[], durationMinutes: SessionDuration): boolean {
  const wanted = durationMinutes * 60;
  return Math.abs(trainingSeconds(exercises) - wanted) <= wanted / 10;
}

/** How far the sets may leave their default: by a third, at least by one, never to a single set; a single set stays single. */
function isReasonableSetCount(sets: number, defaultSets: number): boolean {
  const room = defaultSets === 1 ? 0 : Math.max(1, Math.floor(defaultSets / 3));
  return sets >= Math.min(2, defaultSets) && Math.abs(sets - defaultSets) <= room;
}

/**
 * Adds or takes single sets, always the change that brings the session closest to the wanted time,
 * until no change helps.
 * @param maxSets the most sets the exercise at an index may get
 */
export function withSetsFittedTo(
  exercises: readonly PlanExercise[],
  durationMinutes: SessionDuration,
  maxSets: (index: number) => number = () => Infinity,
): PlanExercise[] {
  const fitted = exercises.map((exercise) => ({ ...exercise }));
  let missing = durationMinutes * 60 - trainingSeconds(fitted);
  for (;;) {
    let best: { index: number; sets: number; missing: number } | undefined;
    for (const [index, exercise] of fitted.entries()) {
      const sets = exercise.sets + Math.sign(missing);
      if (sets > maxSets(index) || !isReasonableSetCount(sets, exercises[index]?.sets ?? 1)) continue;
      const oneSet = setSeconds(exercise) + (exercise.pauseSeconds ?? 0);
      const left = missing - Math.sign(missing) * oneSet;
      if (Math.abs(left) < Math.abs(best?.missing ?? missing)) best = { index, sets, missing: left };
    }
    const changed = best && fitted[best.index];
    if (!best || !changed) return fitted;
    changed.sets = best.sets;
    missing = best.missing;
  }
}
