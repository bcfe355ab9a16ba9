import type { Weekday } from '@anwurf/domain/vocabulary/weekday';
import { currentPlanId } from './current-plan.ts';
import { pausesOf, type StoredPause } from './plan-pauses.ts';
import type { LocalQuery } from './local-query.ts';

/** A session on a plan's card. */
export interface PlanSession {
  id: string;
  /** 1-based. */
  order: number;
  /** Null: none. */
  weekday: Weekday | null;
  /** Local days on which it was trained, such as '2026-11-28', oldest first. */
  trainedOn: string[];
}

/** A training plan (`trainingsplanreal`) with its sessions in order. */
export interface Plan {
  id: string;
  name: string;
  description: string | null;
  durationRecommendation: string | null;
  createdAt: Date;
  /** Null: a plan without weeks. */
  weekCount: number | null;
  sessionsPerWeek: number | null;
  /** YYYY-MM-DD; null: the day of creation. */
  startedOn: string | null;
  pauses: StoredPause[];
  /** Null: not archived. */
  archivedAt: Date | null;
  /** When it became current last; null: it never was. */
  chosenAt: Date | null;
  /** Whether dashboard and week follow it. */
  isCurrent: boolean;
  sessions: PlanSession[];
}

/** Most plans in the list. */
const listedPlans = 100;

const selectPlan = `
  select p.id, coalesce(nullif(p.name, ''), 'Trainingsplan') as "name", p.description,
    p.duration_recommendation as "durationRecommendation", p.created_at as "createdAt", p.week_count as "weekCount",
    p.sessions_per_week as "sessionsPerWeek", p.started_on::text as "startedOn", ${pausesOf('p.id')} as "pauses",
    p.archived_at as "archivedAt", p.chosen_at as "chosenAt", coalesce(p.id = (${currentPlanId}), false) as "isCurrent",
    coalesce((
      select json_agg(json_build_object('id', s.id, 'order', s.session_order, 'weekday', s.weekday,
          'trainedOn', coalesce(trained.days, '[]')) order by s.session_order, s.id)
      from sessions s left join (
        select c.session_id, json_agg(c.local_day::text order by c.local_day, c.completed_at) as days
        from completed_sessions c where c.session_id in (select own.id from sessions own where own.plan_id = p.id)
        group by c.session_id) trained on trained.session_id = s.id
      where s.plan_id = p.id), '[]') as "sessions"
  from trainingsplanreal p`;

/** All plans, newest first; the archived ones are among them. */
export function planList(): LocalQuery<Plan> {
  return { sql: `${selectPlan} order by p.created_at desc, p.id desc limit ${listedPlans}`, params: [] };
}

/** One plan; no row when unknown on this device. */
export function planById(planId: string): LocalQuery<Plan> {
  return { sql: `${selectPlan} where p.id = $1::uuid`, params: [planId] };
}
