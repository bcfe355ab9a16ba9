import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import type { SeasonPhase } from '../vocabulary/training-time.ts';
import { metricToUnit, type Unit, unitText } from '../vocabulary/unit.ts';
import type { PlanExercise } from './generated-plan.ts';

const IN_SEASON_EXTRA_PAUSE = 30;

/** In season speed and power get longer pauses: full quality, no added fatigue before match day. */
function pauseFor(exercise: CatalogueExercise, seasonPhase: SeasonPhase): number {
  const needsFreshness = exercise.kind === 'speed' || exercise.kind === 'power';
  const extra = seasonPhase === 'Wettkampfphase' && needsFreshness ? IN_SEASON_EXTRA_PAUSE : 0;
  return exercise.defaults.pauseSeconds + extra;
}

/** Whole minutes from two on are written as minutes, shorter times as seconds. */
function isInMinutes(seconds: number | null): boolean {
  return seconds !== null && seconds >= 120 && seconds % 60 === 0;
}

/** A catalogue exercise with its defaults, as a row of a plan. */
export function toPlanExercise(exercise: CatalogueExercise, seasonPhase: SeasonPhase): PlanExercise {
  const { sets, reps, seconds, metres, tempo } = exercise.defaults;
  const inMinutes = isInMinutes(seconds);
  const unit: Unit = inMinutes ? 'Minuten' : metricToUnit(exercise.metric);
  return {
    phase: exercise.phase,
    name: exercise.name,
    sets,
    reps,
    unit: unitText(unit, exercise.perSide),
    durationMinutes: inMinutes && seconds !== null ? seconds / 60 : null,
    durationSeconds: inMinutes ? null : seconds,
    distanceMeters: metres,
    tempo,
    pauseSeconds: pauseFor(exercise, seasonPhase),
    videoLink: exercise.videoLink,
    description: exercise.instruction,
  };
}
