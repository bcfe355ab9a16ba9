import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { SeasonPhase } from '../vocabulary/training-time.ts';
import type { AgeStage, Athlete } from './age-stage.ts';
import { isTrueSprint } from './exercise-traits.ts';
import type { PlanExercise } from './generated-plan.ts';
import { isRepeatedSprint } from './training-order.ts';
import { grown, growthOf, stepsIn } from './week-progression.ts';
import { WEEK_KINDS } from './week-targets.ts';

/** Load on tendons and growth plates in a week: contacts of jumps, throws of the throwing arm, metres at full speed. */
export interface WeeklyLoad {
  readonly jumps: number;
  readonly throws: number;
  readonly sprintMetres: number;
}

/**
 * Most in a week, team training included. Coaching practice: no study gives such numbers for handball; they grow with age and
 * are those of a careful coach.
 */
export const MOST_A_WEEK: Readonly<Record<AgeStage, WeeklyLoad>> = {
  under14: { jumps: 200, throws: 240, sprintMetres: 350 },
  under16: { jumps: 260, throws: 320, sprintMetres: 450 },
  under18: { jumps: 340, throws: 400, sprintMetres: 550 },
  adult: { jumps: 440, throws: 480, sprintMetres: 700 },
  masters: { jumps: 280, throws: 360, sprintMetres: 450 },
  unknown: { jumps: 260, throws: 320, sprintMetres: 450 },
};

/** Counted for each team training. Coaching practice. */
const OF_TEAM_TRAINING: Readonly<Record<AgeStage, WeeklyLoad>> = {
  under14: { jumps: 20, throws: 30, sprintMetres: 30 },
  under16: { jumps: 25, throws: 40, sprintMetres: 40 },
  under18: { jumps: 30, throws: 40, sprintMetres: 40 },
  adult: { jumps: 30, throws: 40, sprintMetres: 40 },
  masters: { jumps: 25, throws: 30, sprintMetres: 30 },
  unknown: { jumps: 25, throws: 40, sprintMetres: 40 },
};

/** Own training keeps this much however often the team trains, so that jumps, throws and sprints stay in practice. */
const LEAST_OF_OWN: WeeklyLoad = { jumps: 40, throws: 40, sprintMetres: 120 };

/** No load, to begin a sum with. */
export const NO_LOAD: WeeklyLoad = { jumps: 0, throws: 0, sprintMetres: 0 };

const METRES_PER_CONTACT = 2;

/** Most jumps, throws and sprint metres that own training may have in a week. */
export function ownLoadBound({ stage }: Athlete, { teamTrainingFrequency }: Questionnaire): WeeklyLoad {
  const own = (key: keyof WeeklyLoad) =>
    Math.max(LEAST_OF_OWN[key], MOST_A_WEEK[stage][key] - teamTrainingFrequency * OF_TEAM_TRAINING[stage][key]);
  return { jumps: own('jumps'), throws: own('throws'), sprintMetres: own('sprintMetres') };
}

/** A session may take this multiple of its even share of what the week has left, so that the later ones keep some. */
const MOST_OF_SHARE = 1.5;

/**
 * Bound of the week as a session sees it.
 * @param sessionsLeft the session and those after it, 1 or more
 */
export function shareOfBound(bound: WeeklyLoad, soFar: WeeklyLoad, sessionsLeft: number): WeeklyLoad {
  const share = (key: keyof WeeklyLoad) =>
    Math.min(bound[key], soFar[key] + (MOST_OF_SHARE * Math.max(0, bound[key] - soFar[key])) / Math.max(1, sessionsLeft));
  return { jumps: share('jumps'), throws: share('throws'), sprintMetres: share('sprintMetres') };
}

/** Sum of two loads. */
export function addLoads(one: WeeklyLoad, other: WeeklyLoad): WeeklyLoad {
  return {
    jumps: one.jumps + other.jumps,
    throws: one.throws + other.throws,
    sprintMetres: one.sprintMetres + other.sprintMetres,
  };
}

/** Whether one more exercise keeps a week within its bound. */
export function fitsLoad(sum: WeeklyLoad, more: WeeklyLoad, bound: WeeklyLoad): boolean {
  const all = addLoads(sum, more);
  return (
    (more.jumps === 0 || all.jumps <= bound.jumps) &&
    (more.throws === 0 || all.throws <= bound.throws) &&
    (more.sprintMetres === 0 || all.sprintMetres <= bound.sprintMetres)
  );
}

/** Sets times amount of a row in the plan's largest week. */
function largestVolume(exercise: CatalogueExercise, row: PlanExercise, athlete: Athlete, seasonPhase: SeasonPhase): number {
  const growth = growthOf(exercise, athlete);
  const first = { sets: row.sets, amount: row.reps ?? row.distanceMeters ?? 0 };
  const volumes = WEEK_KINDS[seasonPhase].map((_, week) => {
    const { sets, amount } = grown(growth, row, first, stepsIn(growth, week, seasonPhase));
    return sets * amount;
  });
  return Math.max(...volumes);
}

/** Whether an exercise counts at all; skipping and other contacts by time are low and do not. */
export function isCounted(exercise: CatalogueExercise): boolean {
  const { phase, pattern, kind, metric } = exercise;
  if (phase !== 'main' || metric === 'seconds') return false;
  return pattern === 'jump' || ((pattern === 'throw' || pattern === 'sprint') && kind !== 'mobility') || isRepeatedSprint(exercise);
}

/**
 * Load of one row in the plan's largest week. Jumps on one leg count for both legs; a throw counts once, for the throwing arm.
 */
export function loadOf(exercise: CatalogueExercise, row: PlanExercise, athlete: Athlete, seasonPhase: SeasonPhase): WeeklyLoad {
  if (!isCounted(exercise)) return NO_LOAD;
  const volume = largestVolume(exercise, row, athlete, seasonPhase);
  if (exercise.pattern === 'jump') {
    const contacts = row.distanceMeters === null ? volume : volume / METRES_PER_CONTACT;
    return { ...NO_LOAD, jumps: exercise.perSide ? 2 * contacts : contacts };
  }
  if (exercise.pattern === 'throw' && exercise.kind === 'power') return { ...NO_LOAD, throws: volume };
  return isTrueSprint(exercise) || isRepeatedSprint(exercise)
    ? { ...NO_LOAD, sprintMetres: exercise.perSide ? 2 * volume : volume }
    : NO_LOAD;
}
