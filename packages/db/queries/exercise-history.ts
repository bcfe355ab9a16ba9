import type { SetValues } from '@anwurf/domain/workout/logged-set';
import type { LocalQuery } from './local-query.ts';
import { workoutDay } from './workout-day.ts';

/** The best set of a selection. */
export interface BestSet extends SetValues {
  /** See `ExtraLoad`. */
  extraWeight: number | null;
  band: string | null;
  exerciseName: string;
  loggedAt: Date;
}

const values = `
  t.exercise_name as "exerciseName", t.weight::float8 as "weight", t.reps, t.duration_seconds::float8 as "durationSeconds",
  t.distance_meters::float8 as "distanceMeters",
  t.extra_weight::float8 as "extraWeight", t.band, t.created_at as "loggedAt"`;

/** The heaviest set first; among equal ones the one with the larger measured value: as migration 0120 chooses the best of a workout. */
const bestFirst = `compared_weight(t.weight, t.extra_weight, t.band) desc nulls last, unaided_reps(t.reps, t.weight, t.extra_weight, t.band) desc nulls last, t.reps desc nulls last, t.duration_seconds desc nulls last, t.distance_meters desc nulls last`;

/** The best set of every exercise ever done. */
export function bestSets(): LocalQuery<BestSet> {
  return {
    sql: `
      with heaviest as (
        select exercise_name, max(weight) as weight from exercise_workouts where best_set is not null group by exercise_name)
      select distinct on (t.exercise_name) ${values} from heaviest
      join exercise_workouts e on e.exercise_name = heaviest.exercise_name and e.weight is not distinct from heaviest.weight
      join workout_tracking t on t.id = e.best_set
      order by t.exercise_name, ${bestFirst}, t.created_at`,
    params: [],
  };
}

/** The best set of a workout. */
export interface BestOfWorkout extends BestSet {
  workoutId: string;
  /** Local day of the workout, such as '2026-11-28'; null while it is not finished. */
  day: string | null;
}

/** The best set of an exercise ever; no row when it was never done. */
export function bestSetOf(exerciseName: string): LocalQuery<BestOfWorkout> {
  return {
    sql: `
      select best.*, ${workoutDay('best."workoutId"')} as "day" from (
        select t.workout_id as "workoutId", ${values} from exercise_workouts e join workout_tracking t on t.id = e.best_set
        where e.exercise_name = $1 and e.weight is not distinct from (
          select max(weight) from exercise_workouts heaviest where heaviest.exercise_name = $1 and heaviest.best_set is not null)
        order by ${bestFirst}, t.created_at limit 1) best`,
    params: [exerciseName],
  };
}

/** Number of workouts in an exercise's history. */
const shownWorkouts = 12;

/** The best set of each of the last workouts with an exercise, newest first. */
export function exerciseHistory(exerciseName: string): LocalQuery<BestOfWorkout> {
  return {
    sql: `
      select t.workout_id as "workoutId", ${values}, ${workoutDay('t.workout_id')} as "day" from exercise_workouts e
      join workout_tracking t on t.id = e.best_set
      where e.exercise_name = $1 order by e.began_at desc limit ${shownWorkouts}`,
    params: [exerciseName],
  };
}
