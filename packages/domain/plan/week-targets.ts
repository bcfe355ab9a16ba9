import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { weekTargetsOf } from '../coach/modules/evidence-module.ts';
import { scheduleOf } from '../coach/modules/evidence-modules.ts';
import type { SeasonPhase } from '../vocabulary/training-time.ts';
import { type Athlete, isCareful, liftsHeavy } from './age-stage.ts';
import { isMainLift } from './exercise-traits.ts';
import type { PlanExercise, WeekTarget } from './generated-plan.ts';
import type { SessionLoad } from './session-load.ts';
import type { TrainedBefore } from './trained-before.ts';
import { grown, growthOf, stepsIn } from './week-progression.ts';

/** Purpose of a week in a plan. */
export type WeekKind = 'learn' | 'build' | 'deload' | 'intensify' | 'peak';

/** Six weeks in pre-season, four in season; the fourth is lighter. */
export const WEEK_KINDS: Readonly<Record<SeasonPhase, readonly WeekKind[]>> = {
  Saisonvorbereitung: ['learn', 'build', 'intensify', 'deload', 'intensify', 'peak'],
  Wettkampfphase: ['build', 'intensify', 'peak', 'deload'],
};

/** Share of the sets in the lighter week. */
export const DELOAD_SETS = 0.6;

/**
 * Repetitions of a main lift by week for an adult who has lifted for a year or more: 8 to 10, then 5 or 6, then 3 to 5. Heavy
 * strength work raised throwing velocity in handball players (Hermassi et al. 2010, 2011, J Strength Cond Res; Cherif et al.
 * 2016; Marques and González-Badillo 2006; read in summaries); the numbers are coaching practice.
 */
const HEAVY_REPS: Readonly<Record<SeasonPhase, readonly number[]>> = {
  Saisonvorbereitung: [10, 8, 6, 8, 5, 4],
  Wettkampfphase: [8, 6, 4, 6],
};

/** Least repetitions with one or two years of lifting. */
const FEWEST_REPS_OF_ADVANCED = 5;
const FEWEST_REPS_OF_EXPERIENCED = 3;
/** Balance, a supported chest or what the arms can hold fails before the muscle does: nobody does triples of lunges, rows or kettlebells. */
const FEWEST_REPS_OF_ASSISTED = 6;

const RESERVE: Readonly<Record<WeekKind, number>> = { learn: 3, build: 3, intensify: 2, peak: 1, deload: 4 };
const RESERVE_OF_CAREFUL: Readonly<Record<WeekKind, number>> = { learn: 4, build: 3, intensify: 3, peak: 2, deload: 4 };

function amountOf({ reps, durationSeconds, durationMinutes, distanceMeters }: PlanExercise): number {
  return reps ?? durationSeconds ?? durationMinutes ?? distanceMeters ?? 1;
}

/**
 * Repetitions of a main lift in a week of a heavy lifter.
 * @param week from 0
 */
export function heavyRepsOf(week: number, kind: WeekKind, seasonPhase: SeasonPhase, { trainingAge }: Athlete): number {
  const reps = HEAVY_REPS[seasonPhase][week] ?? HEAVY_REPS[seasonPhase][0] ?? 8;
  if (trainingAge !== '3+') return Math.max(FEWEST_REPS_OF_ADVANCED, reps);
  return kind === 'peak' && seasonPhase === 'Saisonvorbereitung' ? FEWEST_REPS_OF_EXPERIENCED : reps;
}

/** Least repetitions of a lift, by what it is. */
function fewestReps({ perSide, elements, equipment }: CatalogueExercise): number {
  return perSide || elements.includes('horizontalPull') || equipment.includes('Kettlebell')
    ? FEWEST_REPS_OF_ASSISTED
    : FEWEST_REPS_OF_EXPERIENCED;
}

/** Whether the repetitions of an exercise fall while its weight grows. */
export function isHeavyLift(exercise: CatalogueExercise, athlete: Athlete): boolean {
  return isMainLift(exercise) && liftsHeavy(athlete);
}

/** A reserve is a target only where repetitions of strength are counted. */
function reserveIn(kind: WeekKind, exercise: CatalogueExercise, { athlete }: TargetRequest): number | null {
  if (exercise.kind !== 'strength' || exercise.progress !== 'reserve') return null;
  return (isCareful(athlete) ? RESERVE_OF_CAREFUL : RESERVE)[kind];
}

export interface TargetRequest {
  readonly athlete: Athlete;
  readonly seasonPhase: SeasonPhase;
  /** A light session stays the same in every week, far from failure. */
  readonly load: SessionLoad;
  readonly trained: TrainedBefore;
}

/**
 * Targets of a main exercise for each week of the plan. The row itself is the first week.
 * @returns null outside the main part, which is the same every week
 */
export function planTargets(exercise: CatalogueExercise, row: PlanExercise, request: TargetRequest): WeekTarget[] | null {
  if (exercise.phase !== 'main') return null;
  const kinds = WEEK_KINDS[request.seasonPhase];
  const schedule = scheduleOf(exercise.slug);
  // A studied schedule, such as that of the Nordic exercise, has its own weeks.
  if (schedule !== undefined) {
    const trainedWeeks = request.trained.get(exercise.slug)?.weeks ?? 0;
    return weekTargetsOf(schedule, kinds.length, { trainedWeeks, lightWeeks: [kinds.indexOf('deload') + 1] });
  }
  const isLight = request.load === 'light';
  const { athlete, seasonPhase } = request;
  const first = { sets: row.sets, amount: amountOf(row) };
  const growth = growthOf(exercise, athlete);
  return kinds.map((kind, week) => {
    const reserve = reserveIn(isLight ? 'deload' : kind, exercise, request);
    const isHeavy = !isLight && isHeavyLift(exercise, athlete);
    const steps = isLight || isHeavy ? 0 : stepsIn(growth, week, seasonPhase);
    const { sets, amount } = grown(growth, row, first, steps);
    return {
      sets: kind === 'deload' ? Math.max(1, Math.round(row.sets * DELOAD_SETS)) : sets,
      amount: isHeavy ? Math.max(fewestReps(exercise), heavyRepsOf(week, kind, seasonPhase, athlete)) : amount,
      reserve,
    };
  });
}
