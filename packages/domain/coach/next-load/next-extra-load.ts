import { roundTo } from '../../number/rounding.ts';
import { BANDS, type ExtraLoad } from '../../workout/extra-load.ts';
import type { DoneSet, LoggedSession } from './exercise-log.ts';
import { nextLoad } from './next-load.ts';
import { type NextLoadRequest, suggestion } from './situation.ts';
import type { LoadReason, LoadSuggestion } from './suggestion.ts';

/** A set of an exercise with the own body: its weight is null, what is added or helps stands beside it. */
export type ExtraSet = DoneSet & ExtraLoad;

export interface ExtraSession extends Omit<LoggedSession, 'sets'> {
  /** In order, at least one. */
  readonly sets: readonly ExtraSet[];
}

/** Inputs of the next load of an exercise with the own body, to which load may be added or from which it may be taken. */
export interface ExtraLoadRequest extends Omit<NextLoadRequest, 'log' | 'steps'> {
  readonly log: readonly ExtraSession[];
  /** Smallest difference between the player's weights, in kilograms. */
  readonly step: number;
  /** The player's weight in kilograms; null: not known, or the exercise moves a part of it. */
  readonly bodyWeight: number | null;
  /** Whether there are weights to add. */
  readonly hasWeights: boolean;
}

/** A suggestion with what is added or helps. */
export interface ExtraLoadSuggestion extends LoadSuggestion {
  /** Kilograms added, below 0 taken off; null: none. */
  readonly extraWeight: number | null;
  /** The band that helps; null: none. */
  readonly band: string | null;
}

/**
 * Kilograms that are taken for what is moved with the most help, where the body's weight is not known: few, so that a step counts for
 * much and more repetitions come before it. Practice.
 */
const CAUTIOUS_BASE = 40;
/** Sessions in which added or taken weight decides that the exercise goes by weight. */
const SESSIONS_OF_MEMORY = 6;
const DECIMALS = 2;

/** The band of most sets of a session; null: none. */
function bandOf({ sets }: ExtraSession): string | null {
  const bands = sets.flatMap(({ band }) => band ?? []);
  return bands.length * 2 > sets.length ? (bands.at(-1) ?? null) : null;
}

function extraOf({ extraWeight = null }: ExtraLoad): number {
  return extraWeight ?? 0;
}

/** The last sessions in a row for which `isAlike`. */
function trailing(log: readonly ExtraSession[], isAlike: (session: ExtraSession) => boolean): readonly ExtraSession[] {
  return log.slice(log.findLastIndex((session) => !isAlike(session)) + 1);
}

/** By repetitions alone. */
function byReps(request: ExtraLoadRequest, log: readonly ExtraSession[]): LoadSuggestion {
  return nextLoad({ ...request, log, steps: null });
}

/** Whether the repetitions have reached the top of their range, so that the load may grow. */
function isAtTop({ reason }: LoadSuggestion): boolean {
  return reason.code === 'topOfLadder' || reason.code === 'harder';
}

const withoutExtra = (load: LoadSuggestion): ExtraLoadSuggestion => ({ ...load, extraWeight: null, band: null });

/** A band helps until its range is reached, then the next weaker one, then none. */
function withBand(request: ExtraLoadRequest, band: string): ExtraLoadSuggestion {
  const load = byReps(
    request,
    trailing(request.log, (session) => bandOf(session) === band),
  );
  const strength = BANDS.findIndex((one) => one === band);
  const isLast = strength <= 0;
  if (!isAtTop(load) || (isLast && load.instead !== null)) return { ...load, extraWeight: null, band };
  const next = isLast ? null : (BANDS[strength - 1] ?? null);
  const less = suggestion(
    { ...request, steps: null },
    'up',
    { weight: null, amount: request.target.min },
    { code: 'lessHelp', band: next },
  );
  return { ...less, extraWeight: null, band: next };
}

/** Bounds of the weight that a rule has found. */
interface ExtraBounds {
  readonly last: number;
  readonly step: number;
  readonly isBodyKnown: boolean;
}

/** From help to added weight the own body comes between; where it is not known, a step at most. */
function bounded(extra: number, { last, step, isBodyKnown }: ExtraBounds): number {
  const reached = isBodyKnown ? extra : Math.min(extra, last + step);
  return roundTo(last < 0 && reached > 0 ? 0 : reached, DECIMALS);
}

/** The reason without the body: a goal as what is added, and no share of a weight that is only assumed. */
function reasonOf({ reason, amount }: LoadSuggestion, base: number, isBodyKnown: boolean): LoadReason {
  if (reason.code === 'backAfterPain') return { code: 'backToExtra', goal: roundTo(reason.goal - base, DECIMALS) };
  if (reason.code !== 'stepTooBig' || isBodyKnown) return reason;
  return reason.change < 0 ? { code: 'noReserve' } : { code: 'oneMore', amount };
}

/** Body and extra as one weight, by the rules of weights: their bounds of growth then hold for all that is moved. */
function byWeight(request: ExtraLoadRequest, log: readonly ExtraSession[]): ExtraLoadSuggestion {
  const { bodyWeight, step } = request;
  const extras = log.flatMap(({ sets }) => sets.map(extraOf));
  // Less than ever before can't be taken off: nobody said that there is a machine.
  const least = Math.min(0, ...extras);
  const base = bodyWeight ?? CAUTIOUS_BASE - least;
  const weighed = log.map((session) => ({
    ...session,
    sets: session.sets.map((set) => ({ amount: set.amount, reserve: set.reserve, weight: Math.max(1, base + extraOf(set)) })),
  }));
  const load = nextLoad({ ...request, log: weighed, metric: 'weight_reps', steps: { step, heaviest: null } });
  if (load.instead !== null || load.weight === null) return withoutExtra({ ...load, weight: null });
  const last = Math.max(...(log.at(-1)?.sets.map(extraOf) ?? [0]));
  const extra = bounded(load.weight - base, { last, step, isBodyKnown: bodyWeight !== null });
  if (extra < least) return { ...byReps(request, log), weight: null, extraWeight: least === 0 ? null : least, band: null };
  const reason = reasonOf(load, base, bodyWeight !== null);
  return { ...load, reason, weight: null, extraWeight: extra === 0 ? null : extra, band: null };
}

/** With the own body alone: repetitions, then the harder exercise, and at the end of the ladder the first weight. */
function byBody(request: ExtraLoadRequest, log: readonly ExtraSession[]): ExtraLoadSuggestion {
  const load = byReps(request, log);
  if (load.reason.code !== 'topOfLadder' || !request.hasWeights) return withoutExtra(load);
  const { step, target } = request;
  const first = suggestion({ ...request, steps: null }, 'up', { weight: null, amount: target.min }, { code: 'firstExtra', change: step });
  return { ...first, extraWeight: step, band: null };
}

/**
 * The next load of an exercise with the own body: less help first, then the own body, then added weight, by the rules of `nextLoad`.
 * All that is moved never grows by more than one step or 10 % above the last session; where the body's weight is not known, by one
 * step. The weight of the suggestion itself is always null.
 */
export function nextExtraLoad(request: ExtraLoadRequest): ExtraLoadSuggestion {
  const { log } = request;
  const last = log.at(-1);
  const band = last === undefined ? null : bandOf(last);
  if (band !== null) return withBand(request, band);
  const unaided = trailing(log, (session) => bandOf(session) === null);
  const isByWeight = unaided.slice(-SESSIONS_OF_MEMORY).some(({ sets }) => sets.some((set) => extraOf(set) !== 0));
  return isByWeight ? byWeight(request, unaided) : byBody(request, unaided);
}
