import type { QualityAim } from '../../exercise/quality-aim.ts';
import type { Progress } from '../../vocabulary/progress.ts';
import type { Metric } from '../../vocabulary/unit.ts';
import type { TrainingAge } from '../../vocabulary/training-age.ts';
import { amountStep, type LoggedSession, type RowTarget, type Rungs } from './exercise-log.ts';
import { judgeSessions } from './judge-session.ts';
import type { Verdict } from './verdict.ts';
import type { LoadKind, LoadReason, LoadSuggestion } from './suggestion.ts';
import { boundedWeight, lighterWeight, type WeightSteps } from './weight-steps.ts';

/** Inputs of an exercise's next load. */
export interface NextLoadRequest {
  /** All known sessions of the exercise, oldest first. */
  readonly log: readonly LoggedSession[];
  /** The plan's current target. */
  readonly target: RowTarget;
  readonly metric: Metric;
  /** How the exercise becomes harder. */
  readonly progress: Progress;
  /** Aim of quality work; null or missing: not known. */
  readonly aim?: QualityAim | null;
  /** The available weights; null for an exercise without weights. */
  readonly steps: WeightSteps | null;
  readonly rungs: Rungs;
  readonly trainingAge: TrainingAge | null;
  /** Days without training beyond the plan's usual break, 0 or more. */
  readonly missedDays: number;
  /** Pain today in a region that the exercise loads, 0 to 10; null: that of the last session counts. */
  readonly painNow: number | null;
  /** Worst pain in such a region since the last session, 0 to 10; null: nothing known. */
  readonly painSince: number | null;
  /** Reduction by the weekly health question; null: none. */
  readonly health: HealthCare | null;
}

/** Reduction of the loads by a week's health answers. */
export interface HealthCare {
  /** Whether the exercise was trained since the answers, so that the reduction has been applied. */
  readonly isTakenOff: boolean;
  /** 0 to 1, relative to the weight or amount before the answers. */
  readonly weightFactor: number;
}

/** A request with its judged log. */
export interface Situation {
  readonly request: NextLoadRequest;
  readonly verdicts: readonly Verdict[];
  readonly last: Verdict;
  /** The last session that counts for the load; the last one if none does. */
  readonly base: Verdict;
}

/** A rule of the next load: its suggestion, or null if it does not apply. */
export type LoadRule = (situation: Situation) => LoadSuggestion | null;

const USUAL_RESERVE = 2;
const MOST_RESERVE = 4;

/** The judged log; null when it is empty. */
export function situationOf(request: NextLoadRequest): Situation | null {
  const verdicts = judgeSessions(request.log, request.target, amountStep(request.metric));
  const last = verdicts.at(-1);
  return last === undefined ? null : { request, verdicts, last, base: verdicts.findLast(({ counts }) => counts) ?? last };
}

/** Repetitions in reserve that allow progress: two, or the week's target if larger. */
export function wantedReserve({ reserve }: RowTarget): number {
  return Math.min(MOST_RESERVE, Math.max(USUAL_RESERVE, reserve ?? USUAL_RESERVE));
}

interface Load {
  readonly weight: number | null;
  readonly amount: number;
}

/** A suggestion with the plan's sets and the exercise itself, unless overridden. */
export function suggestion(
  { target }: NextLoadRequest,
  kind: LoadKind,
  { weight, amount }: Load,
  reason: LoadReason,
  { sets = target.sets, instead = null }: { sets?: number; instead?: string | null } = {},
): LoadSuggestion {
  return { weight, amount: Math.max(1, amount), sets, kind, reason, instead };
}

/** Limits an amount to a tenth or one smallest change above the last one. */
export function boundedAmount(wanted: number, done: number, metric: Metric): number {
  const step = amountStep(metric);
  return Math.max(step, Math.min(wanted, Math.max(done + step, Math.floor((done * 1.1) / step) * step)));
}

/** A share of the load, 0 to 1: of the weight with the least amount, or of the amount without a weight. */
export function shareOfLoad({ request, base, last }: Situation, share: number): Load {
  const { target, steps, metric } = request;
  if (steps !== null && base.weight !== null && last.weight !== null) {
    return { weight: boundedWeight(base.weight * share, last.weight, steps), amount: target.min };
  }
  const step = amountStep(metric);
  return { weight: null, amount: boundedAmount(Math.floor((base.lowest * share) / step) * step, last.lowest, metric) };
}

/** The load of a lighter session, after which the next one can continue where it was. */
export function lighterLoad(situation: Situation, share: number): Load {
  const { steps, target } = situation.request;
  const { base, last } = situation;
  if (steps === null || base.weight === null || last.weight === null) return shareOfLoad(situation, share);
  return { weight: Math.min(lighterWeight(base.weight, share, steps), boundedWeight(base.weight, last.weight, steps)), amount: target.min };
}
