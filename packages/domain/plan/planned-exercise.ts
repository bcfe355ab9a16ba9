import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import type { SeasonPhase } from '../vocabulary/training-time.ts';
import { metricToUnit, type Unit, unitText } from '../vocabulary/unit.ts';
import type { AgeGroup } from './age-group.ts';
import type { PlanExercise } from './generated-plan.ts';
import type { SessionLoad } from './session-load.ts';

const EXTRA_PAUSE_SECONDS = 30;
const MOST_SETS = 5;
/** Under 16 nobody lifts weights for fewer repetitions or for more sets than this. */
const YOUTH_REPS = 8;
export const YOUTH_SETS = 3;
/** In season weights are lifted for fewer repetitions, but never for fewer than this. */
const FEWEST_REPS_IN_SEASON = 6;
/** More are steps of a carry, not repetitions of a lift. */
const MOST_REPS_OF_LIFTING = 15;

/** What the amounts of an exercise depend on besides the exercise. */
export interface Dose {
  seasonPhase: SeasonPhase;
  load: SessionLoad;
  ageGroup: AgeGroup;
}

/** Whether an exercise is lifting a weight for strength or power. */
export function isLifting({ phase, metric, kind }: CatalogueExercise): boolean {
  return phase === 'main' && metric === 'weight_reps' && (kind === 'strength' || kind === 'power');
}

function setsFor(exercise: CatalogueExercise, { seasonPhase, load, ageGroup }: Dose): number {
  const { sets } = exercise.defaults;
  if (exercise.phase !== 'main' || sets <= 2) return sets;
  const tires = exercise.kind === 'strength' || exercise.kind === 'power' || exercise.kind === 'speed';
  const isBuilding = load === 'heavy' && seasonPhase === 'Saisonvorbereitung' && exercise.kind === 'strength';
  const change = tires && load === 'light' ? -1 : Number(isBuilding);
  const most = ageGroup === 'youth' && isLifting(exercise) ? YOUTH_SETS : Math.max(MOST_SETS, sets);
  return Math.min(most, sets + change);
}

function repsFor(exercise: CatalogueExercise, { seasonPhase, ageGroup }: Dose): number | null {
  const { reps } = exercise.defaults;
  if (reps === null || reps > MOST_REPS_OF_LIFTING || !isLifting(exercise)) return reps;
  if (ageGroup === 'youth') return Math.max(YOUTH_REPS, reps);
  const isHeavier = seasonPhase === 'Wettkampfphase' && exercise.kind === 'strength';
  return isHeavier ? Math.max(Math.min(FEWEST_REPS_IN_SEASON, reps), reps - 2) : reps;
}

/**
 * In season speed and power get longer pauses: full quality, no added fatigue before match day. The
 * same for strength in a light session and for speed and power from 40 years on.
 */
function pauseFor(exercise: CatalogueExercise, { seasonPhase, load, ageGroup }: Dose): number {
  const isFast = exercise.kind === 'speed' || exercise.kind === 'power';
  const needsMore =
    (isFast && (seasonPhase === 'Wettkampfphase' || ageGroup === 'masters')) || (exercise.kind === 'strength' && load === 'light');
  return exercise.defaults.pauseSeconds + (needsMore ? EXTRA_PAUSE_SECONDS : 0);
}

/** Whole minutes from two on are written as minutes, shorter times as seconds. */
function isInMinutes(seconds: number | null): boolean {
  return seconds !== null && seconds >= 120 && seconds % 60 === 0;
}

/** A catalogue exercise as a row of a plan, its amounts adapted to season, load and age. */
export function toPlanExercise(exercise: CatalogueExercise, dose: Dose): PlanExercise {
  const { seconds, metres, tempo } = exercise.defaults;
  const inMinutes = isInMinutes(seconds);
  const unit: Unit = inMinutes ? 'Minuten' : metricToUnit(exercise.metric);
  return {
    phase: exercise.phase,
    name: exercise.name,
    sets: setsFor(exercise, dose),
    reps: repsFor(exercise, dose),
    unit: unitText(unit, exercise.perSide),
    durationMinutes: inMinutes && seconds !== null ? seconds / 60 : null,
    durationSeconds: inMinutes ? null : seconds,
    distanceMeters: metres,
    tempo,
    pauseSeconds: pauseFor(exercise, dose),
    videoLink: exercise.videoLink,
    description: exercise.instruction,
  };
}
