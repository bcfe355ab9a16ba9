import { MOST_REPS_OF_ESTIMATE, oneRepMax } from '../coach/next-load/one-rep-max.ts';
import { roundTo } from '../number/rounding.ts';
import { addedWeight, type ExtraLoad, isAssisted, movedWeight } from './extra-load.ts';
import type { SetValues } from './logged-set.ts';
import { kilometresPerHour } from './pace.ts';
import { isCountedSet, type OfKind } from './set-kind.ts';

/** Kinds of records, most important first. */
export const RECORD_KINDS = ['weight', 'oneRepMax', 'reps', 'seconds', 'metres', 'pace'] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

/** An earlier best: kg, repetitions, seconds, metres or kilometres an hour. */
export interface ReachedBefore {
  kind: RecordKind;
  value: number;
  reachedAt: Date;
  /** Local day of its workout; missing: of a workout that is not finished. */
  day?: string | null;
  /** Of a pace: the distance over which it was reached. */
  metres?: number | null;
}

/** A new best, with the previous one. */
export interface PersonalRecord {
  kind: RecordKind;
  /** kg (also of the estimated one-repetition maximum), repetitions, seconds, metres or kilometres an hour. */
  value: number;
  reps: number | null;
  before: number;
  reachedAt: Date;
  /** Local day of the workout that reached `before`; missing: of one that is not finished. */
  day?: string;
  /** Of a pace: the distance over which both were reached. */
  metres?: number;
}

type Set = SetValues & ExtraLoad & OfKind;

/**
 * Bests of a set, for the kinds that it measures; none of one that warms up. Repetitions count without a weight and without help, the estimated maximum (Epley)
 * for up to 12 repetitions: of all that is moved, where the body's weight is part of it. A weight added to the own body is compared as
 * a weight, whether the body's is known or not. The time over a distance is no longest time.
 */
export function reachedIn(set: Set): Partial<Record<RecordKind, number>> {
  if (!isCountedSet(set)) return {};
  const { reps, durationSeconds, distanceMeters } = set;
  const weight = set.weight ?? addedWeight(set);
  const moved = set.weight ?? movedWeight(set);
  const pace = kilometresPerHour(set);
  const hasEstimate = moved !== null && moved > 0 && reps !== null && reps >= 1 && reps <= MOST_REPS_OF_ESTIMATE;
  return {
    ...(weight !== null && { weight }),
    // One repetition is the maximum itself.
    ...(hasEstimate && { oneRepMax: reps === 1 ? moved : oneRepMax(moved, reps) }),
    ...(set.weight === null && !isAssisted(set) && reps !== null && { reps }),
    ...(durationSeconds !== null && distanceMeters === null && { seconds: durationSeconds }),
    ...(distanceMeters !== null && { metres: distanceMeters }),
    ...(pace !== null && { pace }),
  };
}

const ROUNDING = 2;

/** Whether a value exceeds the earlier best, in the two decimals shown. */
export function isRecord(value: number, before: number): boolean {
  return roundTo(value, ROUNDING) > roundTo(before, ROUNDING);
}

/** The best of a kind so far: that of earlier workouts, or of today's sets. */
function bestOf(kind: RecordKind, before: readonly ReachedBefore[], today: readonly (Set & { loggedAt: Date })[]): ReachedBefore | null {
  const earlier = before.find((one) => one.kind === kind);
  // The first workout with an exercise sets no records, it is the baseline.
  if (earlier === undefined) return null;
  return today.reduce<ReachedBefore>((best, set) => {
    const value = reachedIn(set)[kind];
    return value !== undefined && value > best.value ? { kind, value, reachedAt: set.loggedAt } : best;
  }, earlier);
}

type Today = readonly (Set & { loggedAt: Date })[];

/** A pace is compared with those over the same distance alone. */
function overSameDistance({ distanceMeters }: Set, before: readonly ReachedBefore[], today: Today) {
  return {
    before: before.filter(({ metres = null }) => metres === distanceMeters),
    today: today.filter((set) => set.distanceMeters === distanceMeters),
  };
}

/** The records of a set against everything before it, most important first. */
export function recordsOfSet(set: Set, before: readonly ReachedBefore[], today: readonly (Set & { loggedAt: Date })[]): PersonalRecord[] {
  const reached = reachedIn(set);
  return RECORD_KINDS.flatMap((kind) => {
    const known = kind === 'pace' ? overSameDistance(set, before, today) : { before, today };
    const best = bestOf(kind, known.before, known.today);
    const value = reached[kind];
    if (best === null || value === undefined || !isRecord(value, best.value)) return [];
    const { reachedAt, day = null } = best;
    const shown = { kind, value: roundTo(value, ROUNDING), reps: set.reps, before: roundTo(best.value, ROUNDING), reachedAt };
    return [{ ...shown, ...(day !== null && { day }), ...(kind === 'pace' && { metres: set.distanceMeters ?? 0 }) }];
  });
}

/** The best record of each kind in a whole workout, most important first. */
export function recordsOfWorkout(sets: readonly Set[], before: readonly ReachedBefore[]): PersonalRecord[] {
  const all = sets.flatMap((set) => recordsOfSet(set, before, []));
  return RECORD_KINDS.flatMap((kind) => {
    const best = all.filter((one) => one.kind === kind).toSorted((a, b) => b.value - a.value)[0];
    return best === undefined ? [] : [best];
  });
}
