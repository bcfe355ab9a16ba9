import { type FarRule, farFromKnown } from '../number/far-from-known.ts';
import type { SetValues } from './logged-set.ts';
import type { ReachedBefore, RecordKind } from './personal-record.ts';
import type { SidedValues } from './sides.ts';

/** A value of a set that is far from what its player ever did with the exercise, or from what anybody does in a first set. */
export interface FarValue {
  readonly key: keyof SetValues;
  /** kg, repetitions, seconds or metres. */
  readonly value: number;
  /** The nearest that was done before; null: nothing is known, and nobody does so much. */
  readonly usual: number | null;
}

/**
 * More than twice the best, or less than an eighth of the least: a lost comma makes ten times as much or a tenth, a good day does
 * not. Few repetitions are no slip of the pen, a set may fail.
 */
const RULES: Readonly<Record<keyof SetValues, FarRule>> = {
  weight: { above: 2, below: 8, margin: 5 },
  reps: { above: 2, below: Infinity, margin: 10 },
  durationSeconds: { above: 2, below: 8, margin: 30 },
  distanceMeters: { above: 2, below: 8, margin: 20 },
};

/**
 * The most that the first set of an exercise has without a question. Above stands what players hardly do, and what a slip of the
 * finger makes; a leg press or a long ride is asked about once.
 */
const MOST_OF_FIRST_SET: Readonly<Record<keyof SetValues, number>> = {
  /** The heaviest barbell ever lifted overhead in a competition: L. Talakhadze, Tashkent 2021 (agenda.ge/en/news/2021/3977). */
  weight: 267,
  /** Of light exercises in a warm-up; training for strength endurance ends far below. Our estimate. */
  reps: 200,
  /** An hour: longer than any exercise of a plan. */
  durationSeconds: 3600,
  /** A half marathon, longer than any run for handball. */
  distanceMeters: 21_098,
};

const RECORD_KEYS: Readonly<Partial<Record<RecordKind, keyof SetValues>>> = {
  weight: 'weight',
  reps: 'reps',
  seconds: 'durationSeconds',
  metres: 'distanceMeters',
};

const KEYS = ['weight', 'reps', 'durationSeconds', 'distanceMeters'] as const;
const AMOUNT_KEYS = ['reps', 'durationSeconds', 'distanceMeters'] as const;

/**
 * The first value of a set that is far from all sets of the exercise that are known, or without one more than anybody does: its player
 * is asked once before it is stored.
 * @param entered null is not looked at
 * @param sets of the last workout and of today; both sides of one count
 * @param bests of all earlier workouts
 * @returns null when nothing is far
 */
export function farValue(entered: SetValues, sets: readonly SidedValues[], bests: readonly ReachedBefore[]): FarValue | null {
  for (const key of KEYS) {
    const value = entered[key];
    if (value === null) continue;
    const known = [
      ...sets.map((set) => set[key]),
      ...sets.map((set) => (AMOUNT_KEYS.find((one) => set[one] !== null) === key ? (set.rightAmount ?? null) : null)),
      ...bests.flatMap((best) => (RECORD_KEYS[best.kind] === key ? [best.value] : [])),
    ].filter((one) => one !== null);
    if (known.length === 0 && value > MOST_OF_FIRST_SET[key]) return { key, value, usual: null };
    const usual = farFromKnown(value, known, RULES[key]);
    if (usual !== null) return { key, value, usual };
  }
  return null;
}
