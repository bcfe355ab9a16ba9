import type { WeekTarget } from '@anwurf/domain/plan/generated-plan';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import type { ExerciseAmounts } from '@anwurf/domain/workout/exercise-detail';
import type { LoggedSet } from '@anwurf/domain/workout/logged-set';
import type { RecordKind } from '@anwurf/domain/workout/personal-record';
import type { SetKind } from '@anwurf/domain/workout/set-kind';
import type { LocalQuery } from './local-query.ts';
import { pausesOf, type StoredPause } from './plan-pauses.ts';
import { workoutDay } from './workout-day.ts';

/** A completed set (`workout_tracking`, one row a set). */
export interface StoredSet extends LoggedSet {
  id: string;
  /** The plan's exercise; the log outlives it. */
  exerciseId: string | null;
  /** See `SidedValues`. */
  rightAmount: number | null;
  unit: string;
  /** Repetitions in reserve, 4 meaning four or more; null: not answered. */
  reserve: number | null;
  /** See `ExtraLoad`; null: none, or not known. */
  extraWeight: number | null;
  band: string | null;
  bodyWeight: number | null;
  /** Null: an ordinary set. */
  kind: SetKind | null;
}

const columns = `
  t.id, t.workout_id as "workoutId", t.exercise_id as "exerciseId", t.exercise_name as "exerciseName", t.phase,
    t.set_number as "setNumber", t.weight::float8 as "weight", t.reps, t.duration_seconds::float8 as "durationSeconds",
    t.distance_meters::float8 as "distanceMeters", t.right_amount::float8 as "rightAmount", t.unit, t.reserve,
    t.extra_weight::float8 as "extraWeight", t.band, t.body_weight::float8 as "bodyWeight", t.set_kind as "kind", t.created_at as "loggedAt"`;

/** Those that warm up first, then by their numbers. */
const setOrder = `is_counted_set(t.set_kind), t.set_number, t.created_at`;

const selectSet = `select ${columns} from workout_tracking t`;
const selectSetWithDay = `select ${columns}, ${workoutDay('t.workout_id')} as "day" from workout_tracking t`;

/** The sets of one workout in the order they were logged. */
export function setsOfWorkout(workoutId: string): LocalQuery<StoredSet> {
  return { sql: `${selectSet} where t.workout_id = $1::uuid order by t.created_at, t.id`, params: [workoutId] };
}

/** A set of an earlier workout. */
export interface PreviousSet extends StoredSet {
  /** Local day of the workout, such as '2026-11-28'; null while it is not finished. */
  day: string | null;
}

/** 'Letzte Trainingseinheit': the sets of the last other workout with this exercise. */
export function previousSets(exerciseName: string, workoutId: string): LocalQuery<PreviousSet> {
  return {
    sql: `
      with last as (
        select workout_id from workout_tracking
        where exercise_name = $1 and workout_id <> $2::uuid and is_counted_set(set_kind) order by created_at desc limit 1)
      ${selectSetWithDay} join last on last.workout_id = t.workout_id
      where t.exercise_name = $1 order by ${setOrder}`,
    params: [exerciseName, workoutId],
  };
}

/** Sets of the last workouts with an exercise before this one, the newest workout first. */
export function setsOfLastWorkouts(exerciseName: string, workoutId: string, workouts: number): LocalQuery<PreviousSet> {
  return {
    sql: `
      with last as (
        select workout_id, began_at from exercise_workouts
        where exercise_name = $1 and workout_id <> $2::uuid and set_count > 0 order by began_at desc limit $3::int)
      ${selectSetWithDay} join last on last.workout_id = t.workout_id
      where t.exercise_name = $1 order by last.began_at desc, ${setOrder}`,
    params: [exerciseName, workoutId, workouts],
  };
}

/** Number of sets from which the next load is derived; more would not change it. */
const loadHistory = 120;

/** The plan row of a set, and the first day of the plan's weeks. */
export interface PlanRowOfSet extends Omit<ExerciseAmounts, 'pauseSeconds'> {
  phase: Phase;
  weekTargets: WeekTarget[];
  startDay: string;
  pauses: StoredPause[];
  planId: string;
  /** Sessions a week; null: not known. */
  perWeek: number | null;
}

export interface SetBefore extends PreviousSet {
  /** Null when the row is gone, has another exercise now, or has no weekly targets. */
  planRow: PlanRowOfSet | null;
}

/** The last sets of an exercise before this workout that count, oldest first, with the plan's targets. */
export function setsBefore(exerciseName: string, workoutId: string): LocalQuery<SetBefore> {
  return {
    sql: `
      select newest.*, case when e.week_targets is not null then json_build_object('phase', e.phase, 'sets', e.sets, 'reps', e.reps,
        'unit', e.unit, 'durationMinutes', e.duration_minutes, 'durationSeconds', e.duration_seconds,
        'distanceMeters', e.distance_meters, 'tempo', e.tempo, 'weekTargets', e.week_targets,
        'startDay', coalesce(p.started_on, p.created_at::date), 'pauses', ${pausesOf('p.id')}, 'planId', p.id,
        'perWeek', p.sessions_per_week) end as "planRow"
      from (${selectSetWithDay} where t.exercise_name = $1 and t.workout_id <> $2::uuid and is_counted_set(t.set_kind)
        order by t.created_at desc, t.id desc limit ${loadHistory}) newest
      left join (plan_exercises e join sessions s on s.id = e.session_id join trainingsplanreal p on p.id = s.plan_id)
        on e.id = newest."exerciseId" and e.name = $1
      order by newest."loggedAt", newest."setNumber"`,
    params: [exerciseName, workoutId],
  };
}

/** The best of a kind before a workout, and its time. */
export interface BestBefore {
  exerciseName: string;
  kind: RecordKind;
  value: number;
  /** Weight of that set, or what was added to the own body. */
  weight: number | null;
  reps: number | null;
  reachedAt: Date;
  /** Local day of its workout; null while that is not finished. */
  day: string | null;
  /** Of a pace: the distance over which it was reached. */
  metres: number | null;
}

/** Start of this workout ($1); now, if it has no set yet. */
const began = 'coalesce((select min(created_at) from workout_tracking where workout_id = $1::uuid), now())';

/** Chooses exercises of a table by its alias. */
type Chosen = (alias: string) => string;
const ofOne: Chosen = (alias) => `${alias}.exercise_name = $2`;
const ofThisWorkout: Chosen = (alias) =>
  `${alias}.exercise_name in (select exercise_name from workout_tracking where workout_id = $1::uuid)`;

/** The best pace over each distance, in kilometres an hour. */
const pacesOf = (chosen: Chosen, start: string) => `
  select distinct on (t.exercise_name, t.distance_meters) t.exercise_name, 'pace', t.distance_meters::float8 / t.duration_seconds::float8 * 3.6,
    null::float8, null::int, t.created_at, ${workoutDay('t.workout_id')}, t.distance_meters::float8
  from workout_tracking t
  where ${chosen('t')} and t.distance_meters > 0 and t.duration_seconds > 0 and is_counted_set(t.set_kind)
    and t.workout_id <> $1::uuid and t.created_at < ${start}
  order by t.exercise_name, t.distance_meters, t.duration_seconds, t.created_at`;

/** The workouts' stored bests locate the best set, so the query does not read years of the log. */
const bestsOf = (chosen: Chosen, start = began) => `
  select most.name as "exerciseName", most.kind as "kind", most.value as "value", best.weight, best.reps, best.at as "reachedAt",
    ${workoutDay('first.workout_id')} as "day", null::float8 as "metres"
  from (
    select sums.name, k.kind, k.value
    from (
      select e.exercise_name as name, max(e.weight) as weight, max(e.one_rep_max) as one_rep_max, max(e.reps) as reps,
        max(e.seconds) as seconds, max(e.metres) as metres
      from exercise_workouts e where ${chosen('e')} and e.workout_id <> $1::uuid and e.began_at < ${start} group by 1) sums
    cross join lateral (values ('weight', weight), ('oneRepMax', one_rep_max), ('reps', reps), ('seconds', seconds), ('metres', metres)) k (kind, value)
    where k.value > 0) most
  cross join lateral (
    select e.workout_id from exercise_workouts e
    where e.exercise_name = most.name and e.workout_id <> $1::uuid and e.began_at < ${start}
      and case most.kind when 'weight' then e.weight when 'oneRepMax' then e.one_rep_max when 'reps' then e.reps when 'seconds' then e.seconds
        else e.metres end = most.value
    order by e.began_at limit 1) first
  cross join lateral (
    select compared_weight(t.weight, t.extra_weight, t.band) as weight, t.reps, t.created_at as at from workout_tracking t
    where t.workout_id = first.workout_id and t.exercise_name = most.name and is_counted_set(t.set_kind)
    order by case most.kind when 'weight' then compared_weight(t.weight, t.extra_weight, t.band)
      when 'oneRepMax' then estimated_maximum(moved_weight(t.weight, t.extra_weight, t.band, t.body_weight), t.reps)
      when 'reps' then unaided_reps(t.reps, t.weight, t.extra_weight, t.band)
      when 'seconds' then case when t.distance_meters is null then t.duration_seconds end::float8 else t.distance_meters::float8 end desc nulls last, t.created_at
    limit 1) best
  union all (${pacesOf(chosen, start)})
  order by 1, 2, 8`;

/** The bests of an exercise before this workout. */
export function bestsOfExercise(exerciseName: string, workoutId: string): LocalQuery<BestBefore> {
  return { sql: bestsOf(ofOne), params: [workoutId, exerciseName] };
}

/** The bests before this workout, for each of its exercises. */
export function bestsBefore(workoutId: string): LocalQuery<BestBefore> {
  return { sql: bestsOf(ofThisWorkout), params: [workoutId] };
}

/** A workout as a correction will have it. */
export interface CorrectedBeginning {
  /** Of its exercises. */
  readonly names: readonly string[];
  /** Time of its first set. */
  readonly beganAt: Date;
}

const ofThese: Chosen = (alias) => `${alias}.exercise_name in (select json_array_elements_text($2::json))`;
const asCorrected = '$3::timestamptz';

/** The bests as they will be before a workout that is about to be corrected, for each of its exercises. */
export function bestsBeforeCorrected(workoutId: string, { names, beganAt }: CorrectedBeginning): LocalQuery<BestBefore> {
  return { sql: bestsOf(ofThese, asCorrected), params: [workoutId, JSON.stringify(names), beganAt.toISOString()] };
}

/** The largest volume of an exercise in one earlier workout, in kg. */
export interface VolumeBefore {
  exerciseName: string;
  volume: number;
  reachedAt: Date;
  /** Local day of its workout; null while that is not finished. */
  day: string | null;
}

/** For every exercise of this workout with an earlier volume: the largest volume in one workout until then. */
export function volumesBefore(workoutId: string): LocalQuery<VolumeBefore> {
  return { sql: volumesOf(ofThisWorkout), params: [workoutId] };
}

/** The largest volumes as they will be before a workout that is about to be corrected. */
export function volumesBeforeCorrected(workoutId: string, { names, beganAt }: CorrectedBeginning): LocalQuery<VolumeBefore> {
  return { sql: volumesOf(ofThese, asCorrected), params: [workoutId, JSON.stringify(names), beganAt.toISOString()] };
}

const volumesOf = (chosen: Chosen, start = began) => `
      select most.name as "exerciseName", most.volume as "volume", ended.at as "reachedAt", ${workoutDay('most.workout_id')} as "day"
      from (
        select distinct on (e.exercise_name) e.exercise_name as name, e.volume, e.workout_id
        from exercise_workouts e where ${chosen('e')} and e.workout_id <> $1::uuid and e.volume > 0 and e.began_at < ${start}
        order by e.exercise_name, e.volume desc, e.began_at) most
      cross join lateral (
        select max(t.created_at) as at from workout_tracking t
        where t.workout_id = most.workout_id and t.exercise_name = most.name and is_counted_set(t.set_kind)
          and compared_weight(t.weight, t.extra_weight, t.band) > 0) ended
      order by 1`;

/** Ids of the sets of a workout that are not on the server yet. */
export function waitingSets(workoutId: string): LocalQuery<{ id: string }> {
  return {
    sql: `select distinct o.key as id from outbox o join workout_tracking t on t.id = o.key
      where o.table_name = 'workout_tracking' and o.status = 'pending' and t.workout_id = $1::uuid`,
    params: [workoutId],
  };
}
