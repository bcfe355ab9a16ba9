import type { Sql } from '../database/connection.ts';

/**
 * Makes a plan request due at once: an open one that nobody works on, or a failed one, which is opened again with all its tries.
 * @returns false when there is none, somebody works on it, or its player has another open one
 */
export async function reopenGeneration(sql: Sql, id: string): Promise<boolean> {
  return sql.begin(async (tx) => {
    const [generation] = await tx<{ userId: string }[]>`select benutzer_id as "userId" from trainingsplan_generierung where id = ${id}`;
    if (generation === undefined) return false;
    await tx`select lock_owners(array[${generation.userId}]::uuid[])`;
    const reopened = await tx`update trainingsplan_generierung set status = 'in_bearbeitung', error_code = null, finished_at = null
      where id = ${id} and status = 'fehlgeschlagen' and exists (select from plan_jobs where generation_id = ${id}) and not exists (
        select from trainingsplan_generierung other where other.benutzer_id = ${generation.userId} and other.status = 'in_bearbeitung')`;
    const due = await tx`update plan_jobs set next_attempt_at = now(), attempts = 0, lease = null, locked_until = null
      from trainingsplan_generierung as generation
      where generation_id = ${id} and generation.id = generation_id and generation.status = 'in_bearbeitung'
        and (${reopened.count > 0} or locked_until is null or locked_until <= now())`;
    if (due.count > 0) await tx`select pg_notify('plan_generation', '')`;
    return due.count > 0;
  });
}
