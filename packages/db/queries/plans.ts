import type { LocalQuery } from './local-query.ts';

/** A session on a plan's card. */
export interface PlanSession {
  id: string;
  /** 1-based. */
  order: number;
  /** Completed at least once. */
  done: boolean;
}

/** A training plan (`trainingsplanreal`) with its sessions in order. */
export interface Plan {
  id: string;
  name: string;
  description: string | null;
  durationRecommendation: string | null;
  createdAt: Date;
  sessions: PlanSession[];
}

/** Most plans in the list. */
const listedPlans = 100;

const selectPlan = `
  select p.id, coalesce(nullif(p.name, ''), 'Trainingsplan') as "name", p.description,
    p.duration_recommendation as "durationRecommendation", p.created_at as "createdAt",
    coalesce((
      select json_agg(json_build_object('id', s.id, 'order', s.session_order,
          'done', exists (select from completed_sessions c where c.session_id = s.id)) order by s.session_order, s.id)
      from sessions s where s.plan_id = p.id), '[]') as "sessions"
  from trainingsplanreal p`;

/** All plans, newest first. */
export function planList(): LocalQuery<Plan> {
  return { sql: `${selectPlan} order by p.created_at desc, p.id desc limit ${listedPlans}`, params: [] };
}

/** One plan; no row when unknown on this device. */
export function planById(planId: string): LocalQuery<Plan> {
  return { sql: `${selectPlan} where p.id = $1::uuid`, params: [planId] };
}
