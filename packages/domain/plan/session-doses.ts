import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { type Dose, toPlanExercise } from './dose.ts';
import type { PlanExercise } from './generated-plan.ts';
import { exerciseSeconds } from './training-seconds.ts';
import { growsByRuns, NOTHING_TRAINED } from './trained-before.ts';
import { loadOf, type WeeklyLoad } from './weekly-load.ts';

/** An exercise as a session does it. */
export interface DosedExercise {
  readonly row: PlanExercise;
  readonly seconds: number;
  readonly load: WeeklyLoad;
}

/** Cache of exercises that were not trained before: rows, seconds and loads are needed thousands of times per plan. */
const knownDoses = new Map<string, WeakMap<CatalogueExercise, DosedExercise>>();

/** A dose, and the sprint metres that runs from the last block may reach in the plan's largest week. */
export interface SessionDose extends Dose {
  readonly sprintShare: number;
}

function doseOf(exercise: CatalogueExercise, dose: SessionDose): DosedExercise {
  const row = toPlanExercise(exercise, dose);
  const load = loadOf(exercise, row, dose.athlete, dose.seasonPhase);
  // Earlier training counts as far as the age allows; else the block starts as one without earlier training.
  const isTooMuch = growsByRuns(exercise) && load.sprintMetres > dose.sprintShare && dose.trained.has(exercise.slug);
  if (!isTooMuch) return { row, seconds: exerciseSeconds(row), load };
  const untrained = doseOf(exercise, { ...dose, trained: NOTHING_TRAINED });
  return { ...untrained, row: { ...untrained.row, description: row.description } };
}

/** The dose of each exercise in a session, by the session's own inputs. */
export function withDose(dose: SessionDose): (exercise: CatalogueExercise) => DosedExercise {
  const { seasonPhase, load, focus, athlete, minutes, sprintMetres, enduranceSeconds, trained } = dose;
  const key = [seasonPhase, load, focus, athlete.stage, athlete.trainingAge, minutes, sprintMetres, enduranceSeconds].join();
  const shared = knownDoses.get(key) ?? new WeakMap<CatalogueExercise, DosedExercise>();
  knownDoses.set(key, shared);
  const own = new WeakMap<CatalogueExercise, DosedExercise>();
  return (exercise) => {
    // Levels reached by this player start nobody else's plan.
    const known = trained.has(exercise.slug) ? own : shared;
    const dosed = known.get(exercise) ?? doseOf(exercise, dose);
    known.set(exercise, dosed);
    return dosed;
  };
}
