import { roundTo } from '../number/rounding.ts';
import { isRecord, RECORD_KINDS, type RecordKind } from '../workout/personal-record.ts';

/** What a record of the whole log can be of: those of a set, and what was moved of an exercise in one workout. */
export const LOG_RECORD_KINDS = [...RECORD_KINDS, 'volume'] as const;

export type LogRecordKind = RecordKind | 'volume';

/** The most of each kind: kg (also `oneRepMax` and `volume`), repetitions, seconds, metres; null: not measured. */
export type Reached = Readonly<Record<LogRecordKind, number | null>>;

/** What a workout reached in one of its exercises. */
export interface ReachedInWorkout extends Reached {
  readonly workoutId: string;
  readonly exerciseName: string;
  /** When its first set was done. */
  readonly beganAt: Date;
  /** Done in the main part. What is done to warm up is known from then on, but is no record. */
  readonly isMain: boolean;
}

/** A best of a kind; `reachedAt` is null where only the value is known. */
interface Best {
  readonly value: number;
  readonly reachedAt: Date | null;
}

/** Something that a workout reached and that none before it had. */
export interface LogRecord {
  readonly workoutId: string;
  readonly exerciseName: string;
  readonly kind: LogRecordKind;
  /** In two decimals, as `before`. */
  readonly value: number;
  readonly before: number;
  readonly at: Date;
  /** When `before` was reached; null: before what was looked at. */
  readonly beforeAt: Date | null;
}

const ROUNDING = 2;

/** Nothing moved, held or run is nothing that could be beaten. */
const isReached = (value: number | null): value is number => value !== null && value > 0;

const byTime = (one: ReachedInWorkout, other: ReachedInWorkout) =>
  Number(one.beganAt) - Number(other.beganAt) || (one.workoutId < other.workoutId ? -1 : 1);

/**
 * Every record of a log, oldest first. The first workout with an exercise sets none, it lays the ground, and so does the
 * first that measures a kind.
 * @param reached what the workouts reached, in any order
 * @param until what was reached before all of them, by exercise
 */
export function recordsOfLog(
  reached: readonly ReachedInWorkout[],
  until: readonly (Reached & { readonly exerciseName: string })[] = [],
): LogRecord[] {
  const bests = new Map<string, Partial<Record<LogRecordKind, Best>>>();
  for (const one of until) {
    const known = LOG_RECORD_KINDS.flatMap((kind) => {
      const value = one[kind];
      return isReached(value) ? [[kind, { value, reachedAt: null }] as const] : [];
    });
    bests.set(one.exerciseName, Object.fromEntries(known));
  }
  return reached.toSorted(byTime).flatMap((workout) => {
    const best = bests.get(workout.exerciseName) ?? {};
    bests.set(workout.exerciseName, best);
    return LOG_RECORD_KINDS.flatMap((kind) => recordOfKind(workout, kind, best));
  });
}

/** The record of a kind, if it is one; what is known of the exercise follows it. */
function recordOfKind(workout: ReachedInWorkout, kind: LogRecordKind, bests: Partial<Record<LogRecordKind, Best>>): LogRecord[] {
  const value = workout[kind];
  if (!isReached(value)) return [];
  const before = bests[kind];
  if (before === undefined || value > before.value) bests[kind] = { value, reachedAt: workout.beganAt };
  if (before === undefined || !workout.isMain || !isRecord(value, before.value)) return [];
  const { workoutId, exerciseName, beganAt: at } = workout;
  const shown = { value: roundTo(value, ROUNDING), before: roundTo(before.value, ROUNDING) };
  return [{ workoutId, exerciseName, kind, ...shown, at, beforeAt: before.reachedAt }];
}

/**
 * In how many exercises a workout set records, by workout. An exercise counts once, however many kinds it has: that is
 * how many bands the summary of the workout shows.
 */
export function recordCounts(records: readonly LogRecord[]): Map<string, number> {
  const exercises = new Map<string, Set<string>>();
  for (const { workoutId, exerciseName } of records) {
    exercises.set(workoutId, (exercises.get(workoutId) ?? new Set()).add(exerciseName));
  }
  return new Map([...exercises].map(([workoutId, names]) => [workoutId, names.size]));
}

/** Of each exercise and workout the record that counts most, newest first. */
export function foremostRecords(records: readonly LogRecord[]): LogRecord[] {
  const first = new Map<string, LogRecord>();
  for (const record of records) {
    const key = `${record.workoutId} ${record.exerciseName}`;
    const known = first.get(key);
    if (known === undefined || LOG_RECORD_KINDS.indexOf(record.kind) < LOG_RECORD_KINDS.indexOf(known.kind)) first.set(key, record);
  }
  return [...first.values()].toSorted((one, other) => Number(other.at) - Number(one.at));
}
