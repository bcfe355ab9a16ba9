import type { LocalQuery } from './local-query.ts';

/** `running`, `done`, `failed`, `cancelled`: stored in German. Cancelled counts at once, before the server has received it. */
export type PlanGenerationStatus = 'in_bearbeitung' | 'abgeschlossen' | 'fehlgeschlagen' | 'abgebrochen';

/** A plan generation (`trainingsplan_generierung`). */
export interface PlanGeneration {
  /** Id of the generation that makes the plan: another one's if this request was joined to it. */
  id: string;
  status: PlanGenerationStatus;
  planId: string | null;
  /** Whether the plan's row is on this device. */
  planHere: boolean;
  /** Why it failed; while running, `handover_problem`: the plan will come, but sending the answers had a problem. */
  errorCode: string | null;
  questionnaireId: string;
  createdAt: Date;
}

const selectGeneration = `
  select g.id, case when g.status = 'in_bearbeitung' and g.cancelled_at is not null then 'abgebrochen' else g.status end as status,
    g.plan_id as "planId", exists (select from trainingsplanreal p where p.id = g.plan_id) as "planHere",
    g.error_code as "errorCode", g.fragebogen_id as "questionnaireId", g.created_at as "createdAt"
  from trainingsplan_generierung g`;

/**
 * One generation; no row when unknown on this device. A request that was joined to a running one (migration 0016) is followed to
 * it: to the first of those that closed later.
 */
export function planGeneration(id: string): LocalQuery<PlanGeneration> {
  const sql = `${selectGeneration} join trainingsplan_generierung asked on asked.id = $1::uuid
    where g.id = asked.id or asked.error_code = 'already_running' and asked.cancelled_at is null
      and g.error_code is distinct from 'already_running' and g.assignment_id is not distinct from asked.assignment_id
      and coalesce(g.finished_at, 'infinity') >= asked.finished_at
    order by g.id = asked.id, coalesce(g.finished_at, 'infinity'), g.created_at, g.id limit 1`;
  return { sql, params: [id] };
}

/** The latest generation that the player requested himself, without those that were joined to another. */
export function latestPlanGeneration(): LocalQuery<PlanGeneration> {
  const sql = `${selectGeneration} where g.error_code is distinct from 'already_running' and g.assignment_id is null
    order by g.created_at desc, g.id desc limit 1`;
  return { sql, params: [] };
}
