import type { GeneratedPlan } from '@anwurf/domain/plan/generated-plan';
import type { Sql } from '../database/connection.ts';
import type { Generation } from './generation-input.ts';
import { germanDay } from './german-day.ts';
import { type PlanOrigin, toClosedJob } from './plan-job.ts';
import { storeAssignedPlan, storePlan } from './store-plan.ts';

/** Why a generation failed; stored as its `error_code`, worded by the interface. */
type GenerationFailure = 'questionnaire_incomplete' | 'generator_failed' | 'access_ended' | 'assignment_gone';

/**
 * Stores a plan and closes its generation, in one transaction. The first writer wins: a generation that is already closed
 * (another server, a second call-back, cancelled by the player) stays unchanged, and the plan is dropped.
 * @param assignmentId of an assignment that the plan is made for: it gets this id, stands beside the player's plans and is made once
 * @returns the plan's id, or undefined when the generation was closed before
 */
export async function completeGeneration(
  sql: Sql,
  { id, userId }: Generation,
  plan: GeneratedPlan,
  origin: PlanOrigin,
  assignmentId: string | null = null,
): Promise<string | undefined> {
  return sql.begin(async (tx) => {
    // The plan's sessions a week stand in the squads of his teams.
    await tx`select lock_teams_of(${userId}, false)`;
    const open = await tx`select from trainingsplan_generierung where id = ${id} and status = 'in_bearbeitung' for update`;
    if (open.count === 0) return undefined;
    const planId =
      assignmentId === null
        ? await storePlan(tx, userId, plan, germanDay(new Date()))
        : await storeAssignedPlan(tx, userId, plan, assignmentId);
    await tx`update trainingsplan_generierung set status = 'abgeschlossen', plan_id = ${planId}, error_code = null, finished_at = now(),
        webhook_gesendet = webhook_gesendet or ${origin.madeBy === 'automation'}
      where id = ${id}`;
    await tx`update plan_jobs set ${tx(toClosedJob(origin))} where generation_id = ${id}`;
    return planId;
  });
}

/** Closes a generation without a plan. */
export async function failGeneration(sql: Sql, { id, userId }: Generation, errorCode: GenerationFailure): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select lock_owners(array[${userId}::uuid])`;
    await tx`update trainingsplan_generierung set status = 'fehlgeschlagen', error_code = ${errorCode}, finished_at = now()
      where id = ${id} and status = 'in_bearbeitung'`;
  });
}
