import type { LocalQuery } from './local-query.ts';

/** `running`, `done`, `failed`, `cancelled`: stored in German. Cancelled counts at once, before the server knows of it. */
export type PlanGenerationStatus = 'in_bearbeitung' | 'abgeschlossen' | 'fehlgeschlagen' | 'abgebrochen';

/** The making of a plan (`trainingsplan_generierung`). */
export interface PlanGeneration {
  id: string;
  status: PlanGenerationStatus;
  planId: string | null;
  /** Whether the plan's row has arrived on this device. */
  planHere: boolean;
  /** Why it failed; while it is running `handover_problem`: the plan comes, but handing the answers over had a problem. */
  errorCode: string | null;
  questionnaireId: string;
  createdAt: Date;
}

const selectGeneration = `
  select g.id, case when g.status = 'in_bearbeitung' and g.cancelled_at is not null then 'abgebrochen' else g.status end as status,
    g.plan_id as "planId", exists (select from trainingsplanreal p where p.id = g.plan_id) as "planHere",
    g.error_code as "errorCode", g.fragebogen_id as "questionnaireId", g.created_at as "createdAt"
  from trainingsplan_generierung g`;

/** One generation; no row when it is unknown here. */
export function planGeneration(id: string): LocalQuery<PlanGeneration> {
  return { sql: `${selectGeneration} where g.id = $1::uuid`, params: [id] };
}

/** The generation that was asked for last. */
export function latestPlanGeneration(): LocalQuery<PlanGeneration> {
  return { sql: `${selectGeneration} order by g.created_at desc, g.id desc limit 1`, params: [] };
}
