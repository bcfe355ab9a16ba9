import { RETENTION_DAYS } from '@anwurf/contract/retention';
import type { Sql } from '../database/connection.ts';
import { newId } from '../identity/new-id.ts';
import type { Change } from './command.ts';

/** Name of the operator, and the reason of a change. */
export type Signature = { readonly operator: string; readonly reason: string };

type Outcome = 'done' | 'nothing' | 'failed';

/**
 * Notes a change before it is made.
 * @returns notes its outcome
 */
export async function noteAction(
  sql: Sql,
  command: string,
  { operator, reason }: Signature,
  { subject, details = {} }: Pick<Change, 'subject' | 'details'>,
): Promise<(outcome: Outcome) => Promise<void>> {
  const id = newId();
  await sql`insert into operator_actions (id, operator, reason, command, subject, details)
    values (${id}, ${operator}, ${reason}, ${command}, ${subject}, ${JSON.stringify(details)}::text::jsonb)`;
  return async (outcome) => void (await sql`update operator_actions set outcome = ${outcome} where id = ${id}`);
}

/** Removes lines older than three years, within which most claims fall under the statute of limitations (§ 195 BGB). */
export async function pruneOperatorActions(sql: Sql): Promise<void> {
  await sql`delete from operator_actions where at < now() - ${RETENTION_DAYS.operatorActions} * interval '1 day'`;
}
