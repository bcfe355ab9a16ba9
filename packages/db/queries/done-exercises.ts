import type { LocalQuery } from './local-query.ts';
import { workoutDay } from './workout-day.ts';

/** A workout with the catalogue's exercises of which a set was logged. */
export interface WorkoutExercises {
  workoutId: string;
  beganAt: Date;
  /** Local day of the workout, such as '2026-11-28'; null while it is not finished. */
  day: string | null;
  /** Own exercises and those of other origin have none. */
  slugs: string[];
}

/**
 * The workouts that began in a period, oldest first, without those that have no exercise of the catalogue.
 * @param from ISO 8601 instant, included
 * @param until ISO 8601 instant, excluded
 */
export function doneExercises(from: string, until: string): LocalQuery<WorkoutExercises> {
  return {
    // No exercise has a name of another, so a name leads to one slug; each name is looked up once.
    sql: `
      with done as materialized (
        select e.workout_id, e.exercise_name, e.began_at from exercise_workouts e
        where e.began_at >= $1::timestamptz and e.began_at < $2::timestamptz),
      named as materialized (
        select d.exercise_name, c.slug from (select distinct exercise_name from done) d
        join exercise_catalogue c on c.name = d.exercise_name or c.defaults -> 'synonyms' @> to_jsonb(d.exercise_name))
      select d.workout_id as "workoutId", min(d.began_at) as "beganAt", ${workoutDay('d.workout_id')} as "day", array_agg(distinct n.slug) as "slugs"
      from done d join named n on n.exercise_name = d.exercise_name
      group by 1 order by 2, 1`,
    params: [from, until],
  };
}
