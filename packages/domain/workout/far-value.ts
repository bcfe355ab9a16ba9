import { type FarRule, farFromKnown } from '../number/far-from-known.ts';
import type { SetValues } from './logged-set.ts';
import type { ReachedBefore, RecordKind } from './personal-record.ts';
import type { SidedValues } from './sides.ts';

/** A value of a set that is far from what its player ever did with the exercise. */
export interface FarValue {
  readonly key: keyof SetValues;
  /** kg, repetitions, seconds or metres. */
  readonly value: number;
  /** The nearest that was done before. */
  readonly usual: number;
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

const RECORD_KEYS: Readonly<Partial<Record<RecordKind, keyof SetValues>>> = {
  weight: 'weight',
  reps: 'reps',
  seconds: 'durationSeconds',
  metres: 'distanceMeters',
};

const KEYS = ['weight', 'reps', 'durationSeconds', 'distanceMeters'] as const;
const AMOUNT_KEYS = ['reps', 'durationSeconds', 'distanceMeters'] as const;

/**
 * The first value of a set that is far from all sets of the exercise that are known: its player is asked once before it is stored.
 * @param entered null is not looked at
 * @param sets of the last workout and of today; both sides of one count
 * @param bests of all earlier workouts
 * @returns null when nothing is far, or nothing is known of the exercise
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
    const usual = farFromKnown(value, known, RULES[key]);
    if (usual !== null) return { key, value, usual };
  }
  return null;
}
