import type { HandballKind, HandballLoad } from '@anwurf/domain/week/handball-load';
import type { LocalQuery } from './local-query.ts';

/** A noted team training or match (`handball_loads`). */
export interface NotedHandball extends HandballLoad {
  id: string;
}

const columns = `id, to_char(day, 'YYYY-MM-DD') as "day", kind, minutes, effort`;
/** Of several rows of a day and kind the one that counts first: a device's clock may be ahead, unsent ones are the newest. */
const newestFirst = 'least(noted_at, now()) desc, server_version = 0 desc, server_version desc, id desc';

/** All that was noted since a day, one a day and kind, oldest first; of two devices' notes the newest counts. */
export function handballSince(day: string): LocalQuery<NotedHandball> {
  return {
    sql: `
      select distinct on (day, kind) ${columns}
      from handball_loads where day >= $1::date
      order by day, kind, ${newestFirst}`,
    params: [day],
  };
}

/** All rows of a day and kind, the one that counts first. */
export function handballOn(day: string, kind: HandballKind): LocalQuery<NotedHandball> {
  return {
    sql: `
      select ${columns}
      from handball_loads where day = $1::date and kind = $2
      order by ${newestFirst}`,
    params: [day, kind],
  };
}
