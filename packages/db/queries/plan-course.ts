import type { Weekday } from '@anwurf/domain/vocabulary/weekday';
import { pausesOf, type StoredPause } from './plan-pauses.ts';
import type { LocalQuery } from './local-query.ts';

/** Fields of a plan that determine its weeks. */
export interface StoredCourse {
  /** Null: a plan without weeks. */
  weekCount: number | null;
  sessionsPerWeek: number | null;
  /** YYYY-MM-DD; null: the day of creation. */
  startedOn: string | null;
  createdAt: Date;
  sessionCount: number;
  /** Of each session in order; null: none. */
  weekdays: (Weekday | null)[];
  pauses: StoredPause[];
}

/** The course of a plan; no row when unknown on this device. */
export function planCourse(planId: string | null): LocalQuery<StoredCourse> {
  return {
    sql: `
      select p.week_count as "weekCount", p.sessions_per_week as "sessionsPerWeek", p.started_on::text as "startedOn",
        p.created_at as "createdAt", (select count(*)::int from sessions s where s.plan_id = p.id) as "sessionCount",
        coalesce((select json_agg(s.weekday order by s.session_order, s.id) from sessions s where s.plan_id = p.id), '[]') as "weekdays",
        ${pausesOf('p.id')} as "pauses"
      from trainingsplanreal p where p.id = $1::uuid`,
    params: [planId],
  };
}

/** When a session of a plan was trained. */
export interface TrainedOn {
  /** Local day, such as '2026-11-28'. */
  day: string;
  /** Place of the session in the plan, 1-based. */
  order: number;
}

/** When each session of a plan was trained, oldest first. */
export function trainedSessions(planId: string | null): LocalQuery<TrainedOn> {
  return {
    sql: `
      select c.local_day::text as "day", s.session_order as "order"
      from completed_sessions c join sessions s on s.id = c.session_id
      where s.plan_id = $1::uuid order by c.completed_at`,
    params: [planId],
  };
}

/** Finished sessions that a week by sessions can be counted from; older ones belong to plans that are over. */
const turnHistory = 400;

/** A finished session of a plan. */
export interface FinishedInTurn {
  planId: string;
  completedAt: Date;
  /** Local day on which it began, such as '2026-11-28'. */
  day: string;
}

/** When sessions of plans were finished, oldest first; none for a player whose weeks go by the calendar. */
export function finishedInTurn(): LocalQuery<FinishedInTurn> {
  return {
    sql: `
      select "planId", "completedAt", "day" from (
        select s.plan_id as "planId", c.completed_at as "completedAt", c.local_day::text as "day"
        from completed_sessions c join sessions s on s.id = c.session_id
        where exists (select from training_profiles t where t.week_mode = 'sessions')
        order by c.completed_at desc limit ${turnHistory}) newest
      order by "completedAt"`,
    params: [],
  };
}
