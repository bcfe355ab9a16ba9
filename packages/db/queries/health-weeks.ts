import type { StoredHealth } from '@anwurf/domain/coach/weekly-health/stored-health';
import type { LocalQuery } from './local-query.ts';

/** Answers to the weekly health question (`health_checks`). */
export interface AnsweredWeek extends StoredHealth {
  id: string;
  /** Monday of their week, such as '2026-11-23'. */
  week: string;
  answeredAt: Date;
}

/** The answers of each week, oldest first; of two devices' answers the newest count. */
export function healthWeeks(): LocalQuery<AnsweredWeek> {
  return {
    sql: `
      select distinct on (week) id, to_char(week, 'YYYY-MM-DD') as "week", participation, training_volume, performance, pain,
        created_at as "answeredAt"
      from health_checks
      order by week, least(created_at, now()) desc, server_version = 0 desc, server_version desc, id desc`,
    params: [],
  };
}
