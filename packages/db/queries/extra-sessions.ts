import type { LocalQuery } from './local-query.ts';

/** A session that the player has put on a day beside those of the current plan (`scheduled_sessions`). */
export interface ExtraSession {
  id: string;
  sessionId: string;
  planId: string;
  planName: string;
  /** 1-based among the plan's sessions. */
  order: number;
  /** Local day, YYYY-MM-DD. */
  day: string;
}

/**
 * The sessions that were put on a day from one local day until before another, such as '2026-11-28'. One that was trained since it was put
 * there, in the week of its day, is done.
 */
export function extraSessions(from: string, to: string): LocalQuery<ExtraSession> {
  return {
    sql: `
      select m.id, m.session_id as "sessionId", p.id as "planId", coalesce(nullif(p.name, ''), 'Trainingsplan') as "planName",
        s.session_order as "order", m.planned_on::text as "day"
      from scheduled_sessions m join sessions s on s.id = m.session_id join trainingsplanreal p on p.id = s.plan_id
      where m.is_extra and m.planned_on >= $1::date and m.planned_on < $2::date and not exists (
        select from completed_sessions c where c.session_id = m.session_id and c.completed_at > m.scheduled_at
          and date_trunc('week', c.local_day) = date_trunc('week', m.planned_on))
      order by m.planned_on, m.created_at, m.id`,
    params: [from, to],
  };
}
