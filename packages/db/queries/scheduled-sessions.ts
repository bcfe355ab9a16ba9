import type { LocalQuery } from './local-query.ts';

/** The new day of a moved session (`scheduled_sessions`). */
export interface ScheduledSession {
  id: string;
  sessionId: string;
  /** From 1. */
  week: number;
  /** YYYY-MM-DD. */
  day: string;
  /** Position among the sessions of that day, from 0. */
  turn: number;
}

/** The moved sessions of a plan; if two devices moved the same one, the newest place counts. */
export function scheduledSessions(planId: string | null): LocalQuery<ScheduledSession> {
  return {
    sql: `
      select distinct on (m.session_id, m.plan_week) m.id, m.session_id as "sessionId", m.plan_week as "week",
        m.planned_on::text as "day", m.turn
      from scheduled_sessions m join sessions s on s.id = m.session_id
      where s.plan_id = $1::uuid and not m.is_extra
      order by m.session_id, m.plan_week, least(m.scheduled_at, now()) desc, m.server_version = 0 desc, m.server_version desc, m.id desc`,
    params: [planId],
  };
}
