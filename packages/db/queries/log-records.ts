import type { WeekTarget } from '@anwurf/domain/plan/generated-plan';
import type { LogRecordKind, Reached, ReachedInWorkout } from '@anwurf/domain/statistics/log-records';
import { localDayIn } from '@anwurf/domain/calendar/local-time';
import { deviceZone } from './device-zone.ts';
import { asList, type ListQuery, type LocalQuery } from './local-query.ts';
import { pausesOf, type StoredPause } from './plan-pauses.ts';
import { workoutDay } from './workout-day.ts';

const kinds = `e.weight, e.one_rep_max as "oneRepMax", e.reps, e.seconds, e.metres, nullif(e.volume, 0) as "volume"`;

/** SQL of a workout with an exercise. @param day SQL of the workout's day */
const reachedOn = (day: string) =>
  `e.workout_id as "workoutId", e.exercise_name as "exerciseName", e.began_at as "beganAt", ${day} as "day", e.is_main as "isMain", ${kinds}`;

const reached = reachedOn(workoutDay('e.workout_id'));

/** As in JSON. */
type InJson<Row extends { beganAt: Date; day: string }> = Omit<Row, 'beganAt' | 'day'> & {
  readonly beganAt: string;
  /** Null while the workout is not finished. */
  readonly day: string | null;
};

const kindColumns = ['weight', 'oneRepMax', 'reps', 'seconds', 'metres'] as const;
const reachedColumns = ['workoutId', 'exerciseName', 'beganAt', 'day', 'isMain', ...kindColumns, 'volume'] as const;

function readReached<Row extends InJson<ReachedInWorkout>>(stored: Row) {
  const beganAt = new Date(stored.beganAt);
  return { ...stored, beganAt, day: stored.day ?? localDayIn(beganAt, deviceZone()) };
}

/** The workouts with an exercise that beat all before them or reached something first, oldest first: enough for its records. */
export function advancesInExercise(exerciseName: string): ListQuery<ReachedInWorkout, InJson<ReachedInWorkout>> {
  const query: LocalQuery<InJson<ReachedInWorkout>> = {
    sql: `select ${reached} from exercise_workouts e where e.exercise_name = $1 and e.advances order by e.began_at, e.workout_id`,
    params: [exerciseName],
  };
  return asList(query, reachedColumns, readReached);
}

/** The bests of workouts from an instant on (ISO 8601), by exercise. */
export function reachedSince(from: string): ListQuery<ReachedInWorkout, InJson<ReachedInWorkout>> {
  // Reads each row once, and the day once for each workout, not again for each of its exercises.
  const sql = `
    with done as materialized (select * from exercise_workouts where began_at >= $1::timestamptz),
    days as materialized (
      select each.workout_id, ${workoutDay('each.workout_id')} as day from (select distinct workout_id from done) each)
    select ${reachedOn('days.day')} from done e join days on days.workout_id = e.workout_id`;
  const query: LocalQuery<InJson<ReachedInWorkout>> = { sql, params: [from] };
  return asList(query, reachedColumns, readReached);
}

/** Workouts of an exercise that a small course takes. */
const SAMPLES = 9;

/** The bests of a workout, as a small course draws them. */
export type SampledWorkout = Pick<ReachedInWorkout, 'workoutId' | 'exerciseName' | Exclude<LogRecordKind, 'volume'>>;

const sampledColumns = ['workoutId', 'exerciseName', ...kindColumns] as const;

/** Of each exercise some workouts, evenly spread from its first to its last, oldest first: the last one until each of nine instants. */
export function sampledCourses(): ListQuery<SampledWorkout, SampledWorkout> {
  // Only what is drawn: times, days and volumes of all these workouts were a sixth of the query.
  const query: LocalQuery<SampledWorkout> = {
    sql: `
      select distinct on (e.exercise_name, e.began_at, e.workout_id)
        e.workout_id as "workoutId", e.exercise_name as "exerciseName", e.weight, e.one_rep_max as "oneRepMax", e.reps, e.seconds, e.metres
      from trained_exercises trained
      cross join lateral (
        select min(began_at) as first, max(began_at) as last from exercise_workouts e where e.exercise_name = trained.exercise_name) ends
      cross join generate_series(0, ${SAMPLES - 1}) step
      cross join lateral (
        select * from exercise_workouts e
        where e.exercise_name = trained.exercise_name and e.began_at <= ends.first + (ends.last - ends.first) * step / ${SAMPLES - 1}
        order by e.began_at desc limit 1) e
      order by e.exercise_name, e.began_at, e.workout_id`,
    params: [],
  };
  return asList(query, sampledColumns);
}

/** An exercise of the log, with the best of each kind until an instant. */
export interface TrainedExercise extends Reached {
  exerciseName: string;
  /** Number of workouts with it, and the last one's time. */
  workouts: number;
  lastAt: Date;
}

/**
 * Every exercise ever done, the most recent first.
 * @param until ISO 8601 instant before which the bests were reached; null: without bests
 */
export function trainedExercises(until: string | null): LocalQuery<TrainedExercise> {
  // Every former best advanced the log.
  return {
    sql: `
      select exercise_name as "exerciseName", workouts, "lastAt", weight, "oneRepMax", reps, seconds, metres, volume
      from trained_exercises trained
      cross join lateral (select max(began_at) as "lastAt" from exercise_workouts e where e.exercise_name = trained.exercise_name) latest
      left join (
        select exercise_name, max(weight) as weight, max(one_rep_max) as "oneRepMax", max(reps) as reps, max(seconds) as seconds,
          max(metres) as metres, nullif(max(volume), 0) as volume
        from exercise_workouts where advances and began_at < $1::timestamptz group by exercise_name) bests using (exercise_name)
      order by "lastAt" desc, exercise_name`,
    params: [until],
  };
}

/**
 * Workouts from an instant on that beat all before them or reached something first: the only candidates for records.
 * `recordsOfLog` decides which are records.
 * @param from ISO 8601 instant; null: of the whole log
 */
export function advancesSince(from: string | null): ListQuery<ReachedInWorkout, InJson<ReachedInWorkout>> {
  const sql = `select ${reached} from exercise_workouts e where e.advances and ($1::timestamptz is null or e.began_at >= $1::timestamptz)`;
  const query: LocalQuery<InJson<ReachedInWorkout>> = { sql, params: [from] };
  return asList(query, reachedColumns, readReached);
}

/** A workout in the course of an exercise. */
export interface CourseWorkout extends ReachedInWorkout {
  /** The heaviest set; among equal ones the one with the larger measured value. */
  bestWeight: number | null;
  bestReps: number | null;
  bestSeconds: number | null;
  bestMetres: number | null;
  /** The plan's weekly targets for the exercise; null: done without a plan, or the plan is gone. */
  weekTargets: WeekTarget[] | null;
  /** YYYY-MM-DD, first day of the plan's weeks. */
  startDay: string | null;
  /** Pauses of the plan; null: without one. */
  pauses: StoredPause[] | null;
}

const courseColumns = [
  ...reachedColumns,
  'bestWeight',
  'bestReps',
  'bestSeconds',
  'bestMetres',
  'weekTargets',
  'startDay',
  'pauses',
] as const;

/** The history of an exercise from an instant on (ISO 8601; null: from its first), oldest first. */
export function exerciseCourse(exerciseName: string, from: string | null): ListQuery<CourseWorkout, InJson<CourseWorkout>> {
  // Each best set by its key: a join would read the sets of the whole log.
  const query: LocalQuery<InJson<CourseWorkout>> = {
    sql: `
      select ${reached}, best.weight::float8 as "bestWeight", best.reps as "bestReps", best.duration_seconds::float8 as "bestSeconds",
        best.distance_meters::float8 as "bestMetres", asked.week_targets as "weekTargets", asked.start_day as "startDay",
        asked.pauses
      from exercise_workouts e
      cross join lateral (select * from workout_tracking t where t.id = e.best_set limit 1) best
      left join (
        select distinct on (x.session_id) x.session_id, x.week_targets, coalesce(p.started_on, p.created_at::date)::text as start_day,
          ${pausesOf('p.id')} as pauses
        from plan_exercises x join sessions s on s.id = x.session_id join trainingsplanreal p on p.id = s.plan_id
        where x.name = $1 and x.week_targets is not null order by x.session_id, x.phase) asked on asked.session_id = best.session_id
      where e.exercise_name = $1 and ($2::timestamptz is null or e.began_at >= $2::timestamptz)
      order by e.began_at, e.workout_id`,
    params: [exerciseName, from],
  };
  return asList(query, courseColumns, readReached);
}
