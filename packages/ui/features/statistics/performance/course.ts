import type { CourseWorkout } from '@anwurf/db/queries/log-records';
import { isLightWeek } from '@anwurf/domain/coach/week-amounts';
import { weekByCalendar } from '@anwurf/domain/coach/plan-week';
import type { CoursePoint, Measure } from '@anwurf/domain/statistics/exercise-course';
import type { LogRecord, LogRecordKind, ReachedInWorkout } from '@anwurf/domain/statistics/log-records';
import type { SetValues } from '@anwurf/domain/workout/logged-set';

/** A workout in the course of an exercise, as it is shown. */
export interface CourseEntry {
  readonly workoutId: string;
  readonly day: string;
  readonly best: SetValues;
  /** Of the best set: kg, repetitions, seconds or metres. */
  readonly values: Readonly<Record<Measure, number | null>>;
  readonly isLight: boolean;
  readonly records: readonly LogRecord[];
}

/** Measure by which the best sets of an exercise are compared. */
export type BestKind = Extract<LogRecordKind, 'weight' | 'reps' | 'seconds' | 'metres'>;

const BEST_KINDS: readonly BestKind[] = ['weight', 'seconds', 'metres', 'reps'];

/** Measure of most workouts of an exercise: one that was once done with a weight is not one of weights. */
export function bestKindOf(reached: readonly ReachedInWorkout[]): BestKind {
  const counts = BEST_KINDS.map((kind) => reached.filter((workout) => (workout[kind] ?? 0) > 0).length);
  return BEST_KINDS[counts.indexOf(Math.max(...counts))] ?? 'weight';
}

/** The measures that an exercise has. */
export function measuresOf(kind: BestKind): readonly Measure[] {
  return kind === 'weight' ? ['best', 'max', 'volume'] : ['best'];
}

/** The records that are of a measure. */
const kindOf = (measure: Measure, kind: BestKind): LogRecordKind =>
  measure === 'best' ? kind : measure === 'max' ? 'oneRepMax' : 'volume';

export function isRecordOf(entry: CourseEntry, measure: Measure, kind: BestKind): boolean {
  return entry.records.some((record) => record.kind === kindOf(measure, kind));
}

/** The course, oldest first. */
export function toEntries(course: readonly CourseWorkout[], records: readonly LogRecord[], kind: BestKind): CourseEntry[] {
  return course.map((workout) => {
    const { day, startDay, pauses, weekTargets } = workout;
    return {
      workoutId: workout.workoutId,
      day,
      best: {
        weight: workout.bestWeight,
        reps: workout.bestReps,
        durationSeconds: workout.bestSeconds,
        distanceMeters: workout.bestMetres,
      },
      values: { best: workout[kind], max: workout.oneRepMax, volume: workout.volume },
      isLight:
        startDay !== null && weekTargets !== null && isLightWeek(weekTargets, weekByCalendar({ startDay, pauses: pauses ?? [] }, day)),
      records: records.filter(({ workoutId }) => workoutId === workout.workoutId),
    };
  });
}

/** The points of a measure. */
export function toPoints(entries: readonly CourseEntry[], measure: Measure): (CoursePoint & { readonly entry: CourseEntry })[] {
  return entries.map((entry) => ({ day: entry.day, value: entry.values[measure], isLight: entry.isLight, entry }));
}
