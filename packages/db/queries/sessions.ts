import type { SessionLoad } from '@anwurf/domain/plan/session-load';
import type { Venue } from '@anwurf/domain/vocabulary/venue';
import type { Weekday } from '@anwurf/domain/vocabulary/weekday';
import { currentPlanId } from './current-plan.ts';
import type { LocalQuery } from './local-query.ts';

/** A session of a plan (`sessions`), with the fields of the workout screen. */
export interface Session {
  id: string;
  planId: string;
  planName: string;
  /** 1-based. */
  order: number;
  /** Number of sessions of the plan. */
  sessionCount: number;
}

/** One session; no row when unknown on this device. */
export function sessionById(sessionId: string): LocalQuery<Session> {
  return {
    sql: `
      select s.id, s.plan_id as "planId", coalesce(nullif(p.name, ''), 'Trainingsplan') as "planName", s.session_order as "order",
        (select count(*)::int from sessions other where other.plan_id = s.plan_id) as "sessionCount"
      from sessions s left join trainingsplanreal p on p.id = s.plan_id
      where s.id = $1::uuid`,
    params: [sessionId],
  };
}

/** The next session to train: of the current plan, first the untrained ones in order, then the one trained longest ago. */
export interface NextSession extends Session {
  exerciseCount: number;
  /** Planned weekday; null: the plan has none. */
  weekday: Weekday | null;
  venue: Venue | null;
  load: SessionLoad | null;
}

const byTurn = `
      select s.id, p.id as "planId", coalesce(nullif(p.name, ''), 'Trainingsplan') as "planName", s.session_order as "order", s.weekday, s.venue, s.load,
        (select count(*)::int from sessions other where other.plan_id = p.id) as "sessionCount",
        (select count(*)::int from plan_exercises e where e.session_id = s.id) as "exerciseCount"
      from (select id, name from trainingsplanreal where id = (${currentPlanId})) p
      join sessions s on s.plan_id = p.id
      order by (select max(c.completed_at) from completed_sessions c where c.session_id = s.id) nulls first, s.session_order`;

/** The sessions of the current plan, next one first. */
export function sessionsByTurn(): LocalQuery<NextSession> {
  return { sql: byTurn, params: [] };
}

export function nextSession(): LocalQuery<NextSession> {
  return { sql: `${byTurn} limit 1`, params: [] };
}
