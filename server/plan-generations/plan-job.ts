import type { Sql } from '../database/connection.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { serviceProblemWords } from '../mail/service-problem-words.ts';
import type { ServiceProblem } from '../services/service-failure.ts';
import type { Generation } from './generation-input.ts';

/** A job leased by this server. */
export type PlanJob = Generation & {
  readonly lease: string;
  /** Including this one; counted when the job is claimed, so that an attempt that kills its server counts too. */
  readonly attempts: number;
  /** An external automation accepted the job, and the time to wait for its plan is over. */
  readonly isOverdue: boolean;
  readonly note: string | null;
  /** Id of the request that asked for the plan. */
  readonly request: string | null;
};

/** Text for `plan_jobs.note`; it may quote external input. */
function toNote(text: string): string {
  return text.replace(/[\p{Cc}\p{Surrogate}]/gu, ' ').slice(0, 2000);
}

/**
 * Claims the free job that has been due longest.
 * @param leaseMs length of the lease
 */
export async function claimJob(sql: Sql, leaseMs: number): Promise<PlanJob | undefined> {
  const [job] = await sql<PlanJob[]>`
    with due as (
      select job.generation_id, generation.benutzer_id
      from plan_jobs as job join trainingsplan_generierung as generation on generation.id = job.generation_id
      where generation.status = 'in_bearbeitung' and next_attempt_at <= now() and (locked_until is null or locked_until <= now())
      order by next_attempt_at limit 1 for update of job skip locked)
    update plan_jobs set attempts = attempts + 1, lease = gen_random_uuid(),
      locked_until = now() + ${leaseMs} * interval '1 millisecond'
    from due where plan_jobs.generation_id = due.generation_id
    returning due.generation_id as id, benutzer_id as "userId", lease, attempts, handed_over_at is not null as "isOverdue", note, request`;
  return job;
}

/**
 * Counts a request to an automation or a model before it is made, and extends the lease for it.
 * @param most requests per accepted generation
 * @returns false when that number is reached, or the job is gone
 */
export async function countAsking(
  sql: Sql,
  { id, lease }: PlanJob,
  { most, leaseMs }: { most: number; leaseMs: number },
): Promise<boolean> {
  const counted = await sql`update plan_jobs set asked = asked + 1, locked_until = now() + ${leaseMs} * interval '1 millisecond'
    from trainingsplan_generierung as generation
    where generation_id = ${id} and lease = ${lease} and asked < ${most} and generation.id = generation_id and status = 'in_bearbeitung'`;
  return counted.count > 0;
}

/** Releases a job for a later retry. */
export async function postponeJob(sql: Sql, { id, lease }: PlanJob, delayMs: number, note: string): Promise<void> {
  await sql`update plan_jobs set lease = null, locked_until = null, note = ${toNote(note)},
      next_attempt_at = now() + ${delayMs} * interval '1 millisecond'
    where generation_id = ${id} and lease = ${lease}`;
}

/** Releases a job without an attempt, because the server stops. */
export async function releaseJob(sql: Sql, { id, lease }: PlanJob): Promise<void> {
  await sql`update plan_jobs set lease = null, locked_until = null, attempts = attempts - 1
    where generation_id = ${id} and lease = ${lease}`;
}

/**
 * Records that the external automation has accepted a job.
 * @param answerMs how long to wait for its plan before the job is due again
 */
export async function noteHandOver(sql: Sql, { id, userId, lease }: PlanJob, answerMs: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select lock_owners(array[${userId}::uuid])`;
    await tx`update plan_jobs set lease = null, locked_until = null, handed_over_at = now(),
        next_attempt_at = now() + ${answerMs} * interval '1 millisecond'
      where generation_id = ${id} and lease = ${lease}`;
    // The plan may already be here: it can arrive before the answer to the request.
    await tx`update trainingsplan_generierung
      set webhook_gesendet = true, error_code = case when status = 'in_bearbeitung' then null else error_code end
      where id = ${id} and not webhook_gesendet`;
  });
}

/**
 * Informs the player that the plan will come although sending the answers had a problem, and mails the operator; once per plan.
 * @param operatorEmail absent: the problem is only logged
 */
export async function noteHandOverProblem(
  sql: Sql,
  { id, userId }: PlanJob,
  problem: ServiceProblem,
  operatorEmail: string | undefined,
): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select lock_owners(array[${userId}::uuid])`;
    const noted = await tx`update trainingsplan_generierung set error_code = 'handover_problem'
      where id = ${id} and status = 'in_bearbeitung' and error_code is null`;
    if (noted.count === 0 || operatorEmail === undefined) return;
    const values = { generationId: id, reason: serviceProblemWords(problem) };
    await enqueueMail(tx, { to: operatorEmail, template: 'handover-problem', values });
  });
}

/** Maker of a plan, and the problems on the way. */
export type PlanOrigin = { readonly madeBy: 'built_in' | 'automation' | 'model'; readonly note: string | null };

/** Columns of `plan_jobs` for a finished job. */
export function toClosedJob({ madeBy, note }: PlanOrigin) {
  return { made_by: madeBy, note: note === null ? null : toNote(note), lease: null, locked_until: null };
}
