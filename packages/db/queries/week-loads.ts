import type { LoadOfWeek } from '@anwurf/domain/statistics/week-load';
import type { LocalQuery } from './local-query.ts';

/**
 * Load of the finished workouts with an effort rating, by week: 0 for all before the first of them, then 1 for the first. Weeks
 * without any are omitted.
 * @param begins local days on which the weeks begin, such as '2026-11-23', in order
 */
export function weekLoads(begins: readonly string[]): LocalQuery<LoadOfWeek> {
  return {
    // Reads the list once, not for every row.
    sql: `
      with weeks as materialized (select string_to_array($1::text, ' ')::date[] as begins)
      select width_bucket(c.local_day, weeks.begins) as week, sum(c.duration_minutes * c.effort)::int as load
      from completed_sessions c cross join weeks where c.effort is not null group by 1 order by 1`,
    // As text: a live query writes its values into the SQL.
    params: [begins.join(' ')],
  };
}
