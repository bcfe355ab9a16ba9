import type { LoggedSet } from '@anwurf/domain/workout/logged-set';
import type { LocalQuery } from './local-query.ts';

/** A set as it was done (`workout_tracking`, one row a set). */
export interface StoredSet extends LoggedSet {
  id: string;
  /** The plan exercise; the log outlives it. */
  exerciseId: string | null;
  unit: string;
}

const selectSet = `
  select t.id, t.workout_id as "workoutId", t.exercise_id as "exerciseId", t.exercise_name as "exerciseName", t.phase,
    t.set_number as "setNumber", t.weight::float8 as "weight", t.reps, t.duration_seconds::float8 as "durationSeconds",
    t.distance_meters::float8 as "distanceMeters", t.unit, t.created_at as "loggedAt"
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

/** The heaviest weight of an exercise before this workout. */
export interface BestWeight {
  exerciseName: string;
  /** kg. */
  weight: number;
}

/** For every exercise of this workout that was done with weight before: the heaviest weight until then. */
export function bestWeightsBefore(workoutId: string): LocalQuery<BestWeight> {
  return {
    sql: `
      select names.exercise_name as "exerciseName", max(t.weight)::float8 as "weight"
      from (select distinct exercise_name from workout_tracking where workout_id = $1::uuid) names
      join workout_tracking t on t.exercise_name = names.exercise_name
      where t.workout_id <> $1::uuid and t.weight > 0
        and t.created_at < (select min(created_at) from workout_tracking where workout_id = $1::uuid)
      group by names.exercise_name`,
    params: [workoutId],
  };
}
