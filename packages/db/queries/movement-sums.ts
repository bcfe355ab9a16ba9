import type { MovementPattern } from '@anwurf/domain/exercise/catalogue-exercise';
import type { LocalQuery } from './local-query.ts';
import { inPeriod, type WorkoutFilter } from './training-statistics.ts';

/** Sets of the main exercises of one movement. */
export interface MovementSum {
  movement: MovementPattern;
  sets: number;
  /** Number of different exercises. */
  exercises: number;
}

/**
 * The sets of a period by the movement of their exercises, the most first: the catalogue's own one, of an own exercise that of its picture.
 * Exercises of other origin, and those to warm up or cool down, have none.
 */
export function movementSums({ from, category }: Pick<WorkoutFilter, 'from' | 'category'>): LocalQuery<MovementSum> {
  return {
    sql: `
      with done as (
        select e.exercise_name as name, sum(e.set_count)::int as sets
        from completed_sessions c join exercise_workouts e on e.workout_id = c.workout_id
        where ${inPeriod} group by e.exercise_name),
      moves as materialized (
        select c.slug, c.name, c.defaults ->> 'pattern' as pattern from exercise_catalogue c where c.phase = 'main')
      select moved.pattern as "movement", sum(moved.sets)::int as "sets", count(*)::int as "exercises"
      from (
        select done.sets, coalesce(
          (select m.pattern from moves m where m.name = done.name limit 1),
          (select m.pattern from athleten_uebungen o join moves m on m.slug = o.figure where o.name = done.name
            order by o.created_at desc, o.id desc limit 1)) as pattern
        from done) moved
      where moved.pattern is not null and moved.sets > 0
      group by moved.pattern order by "sets" desc, "movement"`,
    params: [from, category],
  };
}
