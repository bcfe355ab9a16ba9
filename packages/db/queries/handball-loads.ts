import type { HandballKind, HandballLoad } from '@anwurf/domain/week/handball-load';
import type { LocalQuery } from './local-query.ts';

/** A noted team training or match (`handball_loads`). */
export interface NotedHandball extends HandballLoad {
  id: string;
}

/** All that was noted since a day, one a day and kind, oldest first; of two devices' notes the newest counts. */
export function handballSince(day: string): LocalQuery<NotedHandball> {
  return {
    sql: `
      select distinct on (day, kind) id, to_char(day, 'YYYY-MM-DD') as "day", kind, minutes, effort
      from handball_loads where day >= $1::date
      order by day, kind, least(noted_at, now()) desc, server_version = 0 desc, server_version desc, id desc`,
    params: [day],
  };
}

/** All rows of a day and kind, the one that counts first. */
export function handballOn(day: string, kind: HandballKind): LocalQuery<NotedHandball> {
  return {
    sql: `
      select id, to_char(day, 'YYYY-MM-DD') as "day", kind, minutes, effort
      from handball_loads where day = $1::date and kind = $2
      order by least(noted_at, now()) desc, server_version = 0 desc, server_version desc, id desc`,
    params: [day, kind],
  };
}
