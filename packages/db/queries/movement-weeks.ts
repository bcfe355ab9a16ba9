import type { MovementPattern } from '@anwurf/domain/exercise/catalogue-exercise';
import type { MovementSums } from '@anwurf/domain/statistics/movement-weeks';
import type { LocalQuery } from './local-query.ts';

/** Sums of a movement in a week; `stretch` is its position among the requested Mondays, from 1. */
export interface MovementWeek extends MovementSums {
  stretch: number;
  pattern: MovementPattern;
}

/**
 * The counted sets of the main part of finished workouts, by week and movement. Own exercises belong to the movement of their figure; those
 * without one are left out.
 * @param mondays local days such as '2026-11-23', in order; each week ends with the next, the last one never
 */
export function movementWeeks(mondays: readonly string[]): LocalQuery<MovementWeek> {
  return {
    sql: `
      with asked as materialized (select string_to_array($1::text, ' ')::date[] as begins),
      finished as materialized (
        select width_bucket(c.local_day, asked.begins) as stretch, c.workout_id
        from completed_sessions c cross join asked where c.local_day >= asked.begins[1]),
      -- Workout by workout, by the index: the planner would read the whole log of some years.
      done as materialized (
        select finished.stretch, t.* from finished
        cross join lateral (
          select t.exercise_name as name, t.reps, t.right_amount, t.reserve, compared_weight(t.weight, t.extra_weight, t.band) as weight
          from workout_tracking t
          where t.workout_id = finished.workout_id and is_counted_set(t.set_kind) and coalesce(t.phase, 'main') = 'main' offset 0) t),
      own as materialized (
        select distinct on (o.name) o.name, c.defaults ->> 'pattern' as pattern
        from athleten_uebungen o join exercise_catalogue c on c.slug = o.figure and c.phase = 'main' order by o.name, c.number),
      named as materialized (
        select names.name, coalesce(
          (select c.defaults ->> 'pattern' from exercise_catalogue c where c.phase = 'main' and c.name = names.name order by c.number limit 1),
          own.pattern) as pattern
        from (select distinct name from done) names left join own on own.name = names.name)
      select done.stretch, named.pattern as "pattern", count(*)::int as "sets", (count(*) filter (where done.reserve <= 3))::int as "hardSets",
        coalesce(sum(done.weight * (coalesce(done.reps, 0) + coalesce(done.right_amount, 0))), 0)::float8 as "volume",
        coalesce(sum(case when done.reps is null then 1 else done.reps + coalesce(done.right_amount, 0) end), 0)::float8 as "times"
      from done join named on named.name = done.name
      where named.pattern is not null
      group by 1, 2 order by 1, 2`,
    // As text: a live query writes its values into the SQL.
    params: [mondays.join(' ')],
  };
}
