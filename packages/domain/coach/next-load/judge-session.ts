import { ADAPT_FROM } from '../complaint.ts';
import type { DoneSet, LoggedSession, RowTarget } from './exercise-log.ts';
import { isFalling } from './falling.ts';
import type { Verdict } from './verdict.ts';
import { oneRepMax } from './one-rep-max.ts';

/** So many repetitions short even in the best set is no bad day. */
const FAR_OFF = 3;
/** A share of the weight before from which on a session was a lighter one. */
const LIGHTER = 0.96;
const TWICE = 2;

/** The weight of most sets, of the heavier ones where two were as frequent; null without weights. */
function workingWeight(sets: readonly DoneSet[]): number | null {
  const weights = sets.flatMap(({ weight }) => weight ?? []);
  const frequency = (weight: number) => weights.filter((other) => other === weight).length;
  return weights.toSorted((a, b) => frequency(b) - frequency(a) || b - a)[0] ?? null;
}

/** The least reserve that was said; one less where the last and hardest set lacks it, null where all do. */
function reserveOf(sets: readonly DoneSet[]): number | null {
  const known = sets.flatMap(({ reserve }) => reserve ?? []);
  if (known.length === 0) return null;
  const least = Math.min(...known);
  return (sets.at(-1)?.reserve ?? null) === null ? Math.max(0, least - 1) : least;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Whether two sets (or the only one) left nothing, although something was to be left. */
function isSpent(sets: readonly DoneSet[], asked: RowTarget): boolean {
  const spent = sets.filter(({ reserve }) => reserve === 0).length;
  return asked.reserve !== 0 && spent >= Math.min(TWICE, sets.length);
}

function isLighter(weight: number | null, sets: number, before: Verdict | undefined): boolean {
  if (before === undefined) return false;
  return sets < before.sets || (weight ?? 0) < (before.weight ?? 0) * LIGHTER;
}

/** What has to be reached: with a weight what was asked, without one no more than was possible the last time. */
function leastAmount(weight: number | null, asked: RowTarget, before: Verdict | undefined): number {
  return weight === null && before !== undefined ? Math.min(asked.min, before.lowest) : asked.min;
}

function judge({ sets, pain, asked: askedThen }: LoggedSession, target: RowTarget, earlier: readonly Verdict[], unit: number): Verdict {
  const asked = askedThen ?? target;
  const before = earlier.at(-1);
  const weight = workingWeight(sets);
  const working = sets.filter((set) => set.weight === weight);
  const amounts = working.map(({ amount }) => amount);
  const lowest = Math.min(...amounts);
  const best = Math.max(...amounts);
  const reserve = reserveOf(working);
  // A repetition in reserve stands for one smallest change of the amount.
  const capacities = working.map((set) => set.amount + (set.reserve ?? reserve ?? 0) * unit);
  const least = leastAmount(weight, asked, before);
  const isStoppedEarly = reserve !== null && reserve >= TWICE;
  const wasDeload = isFalling(earlier) && isLighter(weight, working.length, before);
  return {
    asked,
    weight,
    sets: working.length,
    lowest,
    best,
    reserve,
    pain,
    capacity: Math.min(...capacities),
    strength: mean(capacities.map((capacity) => (weight === null ? capacity : oneRepMax(weight, capacity)))),
    isHard: (lowest < least && !isStoppedEarly) || isSpent(working, asked),
    isFarOff: best <= least - FAR_OFF * unit && !isStoppedEarly,
    counts: !asked.light && !wasDeload && (pain ?? 0) < ADAPT_FROM,
  };
}

/**
 * Every session of a log, oldest first, judged by what was asked then and what came before it.
 * @param unit smallest change of the amount
 */
export function judgeSessions(log: readonly LoggedSession[], target: RowTarget, unit: number): Verdict[] {
  const verdicts: Verdict[] = [];
  for (const session of log) verdicts.push(judge(session, target, verdicts, unit));
  return verdicts;
}
