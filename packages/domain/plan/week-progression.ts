import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { SeasonPhase } from '../vocabulary/training-time.ts';
import type { Athlete } from './age-stage.ts';
import type { PlanExercise } from './generated-plan.ts';

/** Amount that grows over the weeks of a plan. */
export const GROWTHS = ['strength', 'hold', 'explosive', 'fast', 'endurance', 'none'] as const;

/**
 * Strength: repetitions. Hold: seconds. Explosive (jumps, throws, fast lifts) and fast (sprints, cuts): more first, then at the first week's
 * amount as high, far or fast as possible. Endurance: more intervals or longer ones. None: balance and mobility become better.
 */
export type Growth = (typeof GROWTHS)[number];

type WeekSteps = Readonly<Record<SeasonPhase, readonly number[]>>;

/** Steps above the first week; the lighter week has the first week's amount. Coaching practice. */
const STEPS: Readonly<Record<Exclude<Growth, 'none'>, WeekSteps>> = {
  strength: { Saisonvorbereitung: [0, 0, 1, 0, 1, 2], Wettkampfphase: [0, 1, 2, 0] },
  hold: { Saisonvorbereitung: [0, 1, 2, 0, 2, 3], Wettkampfphase: [0, 1, 2, 0] },
  explosive: { Saisonvorbereitung: [0, 1, 1, 0, 0, 0], Wettkampfphase: [0, 1, 0, 0] },
  fast: { Saisonvorbereitung: [0, 1, 1, 0, 0, 0], Wettkampfphase: [0, 1, 0, 0] },
  endurance: { Saisonvorbereitung: [0, 1, 2, 0, 2, 2], Wettkampfphase: [0, 1, 2, 0] },
};

const HOLD_STEP_SECONDS = 5;
/** A hold grows to this multiple of the first week's at most. */
const LONGEST_HOLD = 1.5;
/** Endurance grows by a tenth of the first week's a step. */
const ENDURANCE_STEP = 0.1;
/** With fewer sets one more would make the other weeks look like light ones; only what cannot grow otherwise takes it. */
const SETS_TO_ADD_TO = 4;
const FAST_STEP_METRES = 5;
const LEAST_METRES_TO_LENGTHEN = 15;
/** Shuttles of 10 and 20 m stay whole. */
const SHUTTLE_METRES = 20;
const ROUND_METRES = 5;
const ROUND_SECONDS = 5;

/** The growing amount of an exercise. Jumps, throws, sprints and cuts stay the same below 14: growth and team training load enough. */
export function growthOf({ kind, pattern, defaults, progress }: CatalogueExercise, { stage }: Athlete): Growth {
  if (kind === 'speed' || kind === 'power') {
    if (stage === 'under14') return 'none';
    return kind === 'speed' ? 'fast' : 'explosive';
  }
  if (kind === 'endurance') return 'endurance';
  if (kind === 'mobility' || pattern === 'balance') return 'none';
  if (defaults.seconds !== null) return 'hold';
  // Stops and holds within the repetitions count no reserve, but become more.
  return kind === 'strength' || progress === 'reserve' ? 'strength' : 'none';
}

/** Steps above the first week in a week of the plan, from 0. */
export function stepsIn(growth: Growth, week: number, seasonPhase: SeasonPhase): number {
  return growth === 'none' ? 0 : (STEPS[growth][seasonPhase][week] ?? 0);
}

interface Amount {
  readonly sets: number;
  readonly amount: number;
}

function roundedTo(step: number, value: number): number {
  return Math.round(value / step) * step;
}

function longerEndurance(row: PlanExercise, { sets, amount }: Amount, steps: number): Amount {
  const share = 1 + steps * ENDURANCE_STEP;
  if (sets >= SETS_TO_ADD_TO) return { sets: Math.round(sets * share), amount };
  const unit =
    row.durationSeconds !== null
      ? ROUND_SECONDS
      : row.distanceMeters !== null
        ? amount % SHUTTLE_METRES === 0
          ? SHUTTLE_METRES
          : ROUND_METRES
        : 1;
  return { sets, amount: Math.max(amount, roundedTo(unit, amount * share)) };
}

function faster(row: PlanExercise, { sets, amount }: Amount, steps: number): Amount {
  const canLengthen = row.distanceMeters !== null && amount >= LEAST_METRES_TO_LENGTHEN;
  if (sets < SETS_TO_ADD_TO && row.reps !== null) return { sets, amount: amount + steps };
  if (sets < SETS_TO_ADD_TO && canLengthen) return { sets, amount: amount + steps * FAST_STEP_METRES };
  // Starts over a few steps and turns by time stay as short as they are.
  return { sets: sets + steps, amount };
}

function longerHold(seconds: number, steps: number): number {
  const longest = Math.floor((seconds * LONGEST_HOLD) / HOLD_STEP_SECONDS) * HOLD_STEP_SECONDS;
  return Math.max(seconds, Math.min(longest, seconds + steps * HOLD_STEP_SECONDS));
}

/** Sets and amount of a row some steps above its first week. */
export function grown(growth: Growth, row: PlanExercise, first: Amount, steps: number): Amount {
  if (steps === 0) return first;
  const { sets, amount } = first;
  switch (growth) {
    case 'strength':
      return { sets, amount: amount + steps };
    case 'explosive':
      return { sets, amount: amount + steps * (row.distanceMeters === null ? 1 : FAST_STEP_METRES) };
    case 'hold':
      // Minutes are no holds.
      return row.durationSeconds === null ? first : { sets, amount: longerHold(amount, steps) };
    case 'fast':
      return faster(row, first, steps);
    case 'endurance':
      return longerEndurance(row, first, steps);
    case 'none':
      return first;
  }
}
