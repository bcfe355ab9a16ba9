import { roundTo } from '../number/rounding.ts';
import { isRecord, RECORD_KINDS, type RecordKind } from '../workout/personal-record.ts';

/** Kinds of records in the whole log: those of a set, and the volume of an exercise in one workout. */
export const LOG_RECORD_KINDS = [...RECORD_KINDS.filter((kind) => kind !== 'pace'), 'volume'] as const;

export type LogRecordKind = Exclude<RecordKind, 'pace'> | 'volume';

/** The best of each kind: kg (also `oneRepMax` and `volume`), repetitions, seconds, metres; null: not measured. */
export type Reached = Readonly<Record<LogRecordKind, number | null>>;

/** The bests of a workout in one of its exercises. */
export interface ReachedInWorkout extends Reached {
  readonly workoutId: string;
  readonly exerciseName: string;
  /** When its first set was done. */
  readonly beganAt: Date;
  /** Local day of the workout, such as '2026-11-28'. */
  readonly day: string;
  /** Done in the main part. Warm-up sets count for later comparisons, but are no records. */
  readonly isMain: boolean;
}

/** A best of a kind; `day` is null if only the value is known. */
interface Best {
  readonly value: number;
  readonly day: string | null;
}

/** A best that no earlier workout had reached. */
export interface LogRecord {
  readonly workoutId: string;
  readonly exerciseName: string;
  readonly kind: LogRecordKind | 'pace';
  /** Of a pace: the distance over which it was reached. */
  readonly metres?: number;
  /** Rounded to two decimals, like `before`. */
  readonly value: number;
  readonly before: number;
  readonly at: Date;
  /** Local day of its workout. */
  readonly day: string;
  /** Local day of the workout that reached `before`; null: before the examined period. */
  readonly beforeDay: string | null;
}

/** The most important kind first. */
const ORDER: readonly LogRecord['kind'][] = [...RECORD_KINDS, 'volume'];

const ROUNDING = 2;

/** A value of 0 cannot be beaten. */
const isReached = (value: number | null): value is number => value !== null && value > 0;

const byTime = (one: ReachedInWorkout, other: ReachedInWorkout) =>
  Number(one.beganAt) - Number(other.beganAt) || (one.workoutId < other.workoutId ? -1 : 1);

/**
 * Every record of a log, oldest first. The first workout with an exercise sets none, it is the baseline, and so is the first that
 * measures a kind.
 * @param reached bests of the workouts, in any order
 * @param until bests before all of them, by exercise
 */
export function recordsOfLog(
  reached: readonly ReachedInWorkout[],
  until: readonly (Reached & { readonly exerciseName: string })[] = [],
): LogRecord[] {
  const bests = new Map<string, Partial<Record<LogRecordKind, Best>>>();
  for (const one of until) {
    const known = LOG_RECORD_KINDS.flatMap((kind) => {
      const value = one[kind];
      return isReached(value) ? [[kind, { value, day: null }] as const] : [];
    });
    bests.set(one.exerciseName, Object.fromEntries(known));
  }
  return reached.toSorted(byTime).flatMap((workout) => {
    const best = bests.get(workout.exerciseName) ?? {};
    bests.set(workout.exerciseName, best);
    return LOG_RECORD_KINDS.flatMap((kind) => recordOfKind(workout, kind, best));
  });
}

/** The record of a kind, if it is one; updates the exercise's bests. */
function recordOfKind(workout: ReachedInWorkout, kind: LogRecordKind, bests: Partial<Record<LogRecordKind, Best>>): LogRecord[] {
  const value = workout[kind];
  if (!isReached(value)) return [];
  const before = bests[kind];
  if (before === undefined || value > before.value) bests[kind] = { value, day: workout.day };
  if (before === undefined || !workout.isMain || !isRecord(value, before.value)) return [];
  const { workoutId, exerciseName, beganAt: at, day } = workout;
  const shown = { value: roundTo(value, ROUNDING), before: roundTo(before.value, ROUNDING) };
  return [{ workoutId, exerciseName, kind, ...shown, at, day, beforeDay: before.day }];
}

/**
 * Number of exercises with records, by workout. An exercise counts once, whatever the number of kinds: the workout's summary
 * shows as many bands.
 */
export function recordCounts(records: readonly LogRecord[]): Map<string, number> {
  const exercises = new Map<string, Set<string>>();
  for (const { workoutId, exerciseName } of records) {
    exercises.set(workoutId, (exercises.get(workoutId) ?? new Set()).add(exerciseName));
  }
  return new Map([...exercises].map(([workoutId, names]) => [workoutId, names.size]));
}

/** The most important record of each exercise and workout, newest first. */
export function foremostRecords(records: readonly LogRecord[]): LogRecord[] {
  const first = new Map<string, LogRecord>();
  for (const record of records) {
    const key = `${record.workoutId} ${record.exerciseName}`;
    const known = first.get(key);
    if (known === undefined || ORDER.indexOf(record.kind) < ORDER.indexOf(known.kind)) first.set(key, record);
  }
  return [...first.values()].toSorted((one, other) => Number(other.at) - Number(one.at));
}
