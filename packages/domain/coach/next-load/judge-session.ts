import { ADAPT_FROM } from '../complaint.ts';
import type { DoneSet, LoggedSession, RowTarget } from './exercise-log.ts';
import { isFalling } from './falling.ts';
import type { Verdict } from './verdict.ts';
import { oneRepMax } from './one-rep-max.ts';

/** Repetitions short in the best set from which it is more than a bad day. */
const FAR_OFF = 3;
/** Below this share of the previous weight a session counts as a lighter one. */
const LIGHTER = 0.96;
const TWICE = 2;

/** The weight of most sets, the heavier one in a tie; null without weights. */
function workingWeight(sets: readonly DoneSet[]): number | null {
  const weights = sets.flatMap(({ weight }) => weight ?? []);
  const frequency = (weight: number) => weights.filter((other) => other === weight).length;
  return weights.toSorted((a, b) => frequency(b) - frequency(a) || b - a)[0] ?? null;
}

/** The least answered reserve; one less if the last and hardest set lacks it, null if all do. */
function reserveOf(sets: readonly DoneSet[]): number | null {
  const known = sets.flatMap(({ reserve }) => reserve ?? []);
  if (known.length === 0) return null;
  const least = Math.min(...known);
  return (sets.at(-1)?.reserve ?? null) === null ? Math.max(0, least - 1) : least;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Whether two sets (or the only one) left nothing in reserve, although the target asked for some. */
function isSpent(sets: readonly DoneSet[], asked: RowTarget): boolean {
  const spent = sets.filter(({ reserve }) => reserve === 0).length;
  return asked.reserve !== 0 && spent >= Math.min(TWICE, sets.length);
}

/** The sets of a first session that came as close to the load as its last one: with its weight, and no fewer repetitions. */
function closest(sets: readonly DoneSet[]): readonly DoneSet[] {
  const last = sets.at(-1);
  if (last === undefined || last.weight === null) return sets;
  return sets.filter(({ weight, amount }) => weight === last.weight && amount >= last.amount);
}

function isLighter(weight: number | null, sets: number, before: Verdict | undefined): boolean {
  if (before === undefined) return false;
  return sets < before.sets || (weight ?? 0) < (before.weight ?? 0) * LIGHTER;
}

/** Least amount to reach: with a weight the target, without one no more than was possible last time. */
function leastAmount(weight: number | null, asked: RowTarget, before: Verdict | undefined): number {
  return weight === null && before !== undefined ? Math.min(asked.min, before.lowest) : asked.min;
}

function judge({ sets, pain, asked: askedThen }: LoggedSession, target: RowTarget, earlier: readonly Verdict[], unit: number): Verdict {
  const asked = askedThen ?? target;
  const before = earlier.at(-1);
  // From set to set the first session looks for the weight: its last set is the closest, the others are done as well.
  const isSearch = before === undefined;
  const weight = isSearch ? (sets.at(-1)?.weight ?? null) : workingWeight(sets);
  const working = isSearch ? closest(sets) : sets.filter((set) => set.weight === weight);
  const amounts = working.map(({ amount }) => amount);
  const lowest = Math.min(...amounts);
  const best = Math.max(...amounts);
  const reserve = reserveOf(working);
  // A repetition in reserve counts as one smallest change of the amount.
  const capacities = working.map((set) => set.amount + (set.reserve ?? reserve ?? 0) * unit);
  const least = leastAmount(weight, asked, before);
  const isStoppedEarly = reserve !== null && reserve >= TWICE;
  const wasDeload = isFalling(earlier) && isLighter(weight, working.length, before);
  return {
    asked,
    weight,
    sets: isSearch ? sets.length : working.length,
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
 * Judges every session of a log, oldest first, by its target and the sessions before it.
 * @param unit smallest change of the amount
 */
export function judgeSessions(log: readonly LoggedSession[], target: RowTarget, unit: number): Verdict[] {
  const verdicts: Verdict[] = [];
  for (const session of log) verdicts.push(judge(session, target, verdicts, unit));
  return verdicts;
}
