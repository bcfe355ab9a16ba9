import { MOST_REPS_OF_ESTIMATE } from '@anwurf/domain/coach/next-load/one-rep-max';
import type { WeekTarget } from '@anwurf/domain/plan/generated-plan';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import type { ExerciseAmounts } from '@anwurf/domain/workout/exercise-detail';
import type { LoggedSet } from '@anwurf/domain/workout/logged-set';
import type { RecordKind } from '@anwurf/domain/workout/personal-record';
import type { LocalQuery } from './local-query.ts';

/** A set as it was done (`workout_tracking`, one row a set). */
export interface StoredSet extends LoggedSet {
  id: string;
  /** The plan exercise; the log outlives it. */
  exerciseId: string | null;
  /** See `SidedValues`. */
  rightAmount: number | null;
  unit: string;
  /** Repetitions in reserve, 4 meaning four or more; null: not said. */
  reserve: number | null;
}

const selectSet = `
  select t.id, t.workout_id as "workoutId", t.exercise_id as "exerciseId", t.exercise_name as "exerciseName", t.phase,
    t.set_number as "setNumber", t.weight::float8 as "weight", t.reps, t.duration_seconds::float8 as "durationSeconds",
    t.distance_meters::float8 as "distanceMeters", t.right_amount::float8 as "rightAmount", t.unit, t.reserve, t.created_at as "loggedAt"
  from workout_tracking t`;

/** The sets of one workout in the order they were logged. */
export function setsOfWorkout(workoutId: string): LocalQuery<StoredSet> {
  return { sql: `${selectSet} where t.workout_id = $1::uuid order by t.created_at, t.id`, params: [workoutId] };
}

/** 'Letzte Trainingseinheit': the sets of the last other workout with this exercise. */
export function previousSets(exerciseName: string, workoutId: string): LocalQuery<StoredSet> {
  return {
    sql: `
      with last as (
        select workout_id from workout_tracking
        where exercise_name = $1 and workout_id <> $2::uuid order by created_at desc limit 1)
      ${selectSet} join last on last.workout_id = t.workout_id
      where t.exercise_name = $1 order by t.set_number, t.created_at`,
    params: [exerciseName, workoutId],
  };
}

/** Sets that the next load is found from; more would not change it. */
const loadHistory = 120;

/** A row of a plan that a set was done for, and the day with which the plan's weeks begin. */
export interface PlanRowOfSet extends Omit<ExerciseAmounts, 'tempo' | 'pauseSeconds'> {
  phase: Phase;
  weekTargets: WeekTarget[];
  startDay: string;
}

export interface SetBefore extends StoredSet {
  /** Null where the row is gone, is another exercise now, or has no targets for its weeks. */
  planRow: PlanRowOfSet | null;
}

/** The last sets of an exercise before this workout, oldest first, with what the plan asks for. */
export function setsBefore(exerciseName: string, workoutId: string): LocalQuery<SetBefore> {
  return {
    sql: `
      select newest.*, case when e.week_targets is not null then json_build_object('phase', e.phase, 'sets', e.sets, 'reps', e.reps,
        'unit', e.unit, 'durationMinutes', e.duration_minutes, 'durationSeconds', e.duration_seconds,
        'distanceMeters', e.distance_meters, 'weekTargets', e.week_targets,
        'startDay', coalesce(p.started_on, p.created_at::date)) end as "planRow"
      from (${selectSet} where t.exercise_name = $1 and t.workout_id <> $2::uuid
        order by t.created_at desc, t.id desc limit ${loadHistory}) newest
      left join (plan_exercises e join sessions s on s.id = e.session_id join trainingsplanreal p on p.id = s.plan_id)
        on e.id = newest."exerciseId" and e.name = $1
      order by newest."loggedAt", newest."setNumber"`,
    params: [exerciseName, workoutId],
  };
}

/** The best of a kind that was reached before a workout, and when. */
export interface BestBefore {
  exerciseName: string;
  kind: RecordKind;
  value: number;
  /** Of the set that was it. */
  weight: number | null;
  reps: number | null;
  reachedAt: Date;
}

const bestsOf = (chosen: string) => `
  select distinct on (t.exercise_name, k.kind) t.exercise_name as "exerciseName", k.kind as "kind", k.value as "value",
    t.weight::float8 as "weight", t.reps, t.created_at as "reachedAt"
  from workout_tracking t
  cross join lateral (values
    ('weight', t.weight::float8),
    ('oneRepMax', case when t.weight > 0 and t.reps between 1 and ${MOST_REPS_OF_ESTIMATE} then t.weight::float8 * (1 + t.reps / 30.0::float8) end),
    ('reps', case when t.weight is null then t.reps::float8 end),
    ('seconds', t.duration_seconds::float8),
    ('metres', t.distance_meters::float8)) k (kind, value)
  where ${chosen} and t.workout_id <> $1::uuid and k.value > 0
    and t.created_at < coalesce((select min(created_at) from workout_tracking where workout_id = $1::uuid), now())
  order by t.exercise_name, k.kind, k.value desc, t.created_at`;

/** The bests of an exercise before this workout. */
export function bestsOfExercise(exerciseName: string, workoutId: string): LocalQuery<BestBefore> {
  return { sql: bestsOf('t.exercise_name = $2'), params: [workoutId, exerciseName] };
}

/** The bests before this workout of every exercise that it has. */
export function bestsBefore(workoutId: string): LocalQuery<BestBefore> {
  return {
    sql: bestsOf('t.exercise_name in (select exercise_name from workout_tracking where workout_id = $1::uuid)'),
    params: [workoutId],
  };
}

/** The most that was moved of an exercise in one earlier workout, in kg. */
export interface VolumeBefore {
  exerciseName: string;
  volume: number;
  reachedAt: Date;
}

/** For every exercise of this workout that moved kilograms before: the most in one workout until then. */
export function volumesBefore(workoutId: string): LocalQuery<VolumeBefore> {
  return {
    sql: `
      select distinct on (sums.name) sums.name as "exerciseName", sums.volume as "volume", sums.at as "reachedAt"
      from (
        select t.exercise_name as name, sum(t.weight * (coalesce(t.reps, 0) + coalesce(t.right_amount, 0)))::float8 as volume, max(t.created_at) as at
        from workout_tracking t
        where t.exercise_name in (select exercise_name from workout_tracking where workout_id = $1::uuid) and t.workout_id <> $1::uuid
          and t.weight > 0 and t.created_at < (select min(created_at) from workout_tracking where workout_id = $1::uuid)
        group by t.exercise_name, t.workout_id) sums
      order by sums.name, sums.volume desc, sums.at`,
    params: [workoutId],
  };
}

/** Ids of the sets of a workout that the server has not taken yet. */
export function waitingSets(workoutId: string): LocalQuery<{ id: string }> {
  return {
    sql: `select distinct o.key as id from outbox o join workout_tracking t on t.id = o.key
      where o.table_name = 'workout_tracking' and o.status = 'pending' and t.workout_id = $1::uuid`,
    params: [workoutId],
  };
}
