import type { Mutation, MutationResult, RefusalCode } from '@anwurf/contract/sync/mutation';
import postgres from 'postgres';
import type { Queryable, Sql } from '../database/connection.ts';
import { checkMutation, type CheckedMutation } from './check-mutation.ts';
import { groupMutations } from './group-mutations.ts';

type Applied = {
  place: number;
  outcome: string;
  detail: string | null;
  column_hint: string | null;
  txid: string | null;
  server_version: string | null;
};

const messages: Partial<Record<string, readonly [RefusalCode, string]>> = {
  forbidden: ['forbidden', 'Diese Zeile gehört dir nicht.'],
  row_gone: ['row_gone', 'Diese Zeile gibt es nicht mehr.'],
  parent_missing: ['parent_missing', 'Wozu diese Zeile gehört, gibt es nicht.'],
  // SQLSTATEs: foreign key, not null, unique.
  '23503': ['parent_missing', 'Wozu diese Zeile gehört, gibt es nicht.'],
  '23502': ['invalid_values', 'Es fehlen Werte.'],
  '23505': ['constraint', 'Eine solche Zeile gibt es schon.'],
};

/** The answer for one mutation that reached the database. */
function toResult(id: string, applied: Applied): MutationResult {
  if (applied.outcome === 'applied') {
    return { id, status: 'applied', txid: applied.txid, serverVersion: applied.server_version };
  }
  const fallback: readonly [RefusalCode, string] = applied.outcome.startsWith('22')
    ? ['invalid_values', 'Ein Wert lässt sich nicht speichern.']
    : ['constraint', 'Die Zeile verletzt eine Regel der Datenbank.'];
  const [code, message] = messages[applied.outcome] ?? fallback;
  const rule = code === 'constraint' && applied.detail ? ` (${applied.detail})` : '';
  const fields = applied.column_hint ? { [applied.column_hint]: code === 'invalid_values' ? 'fehlt' : 'ist ungültig' } : undefined;
  return { id, status: 'refused', code, message: message + rule, ...(fields === undefined ? {} : { fields }) };
}

const deadlock = '40P01';

/** Applies checked mutations in one transaction, or within the one that is open. @returns their outcomes, in their order */
export async function applyChecked(sql: Queryable, userId: string, checked: readonly CheckedMutation[]): Promise<Applied[]> {
  if (checked.length === 0) return [];
  const groups = JSON.stringify(groupMutations(checked));
  return sql<Applied[]>`select * from apply_mutations(${userId}, ${groups}::text::jsonb)`;
}

/** Another writer may hold a row and wait for our lock while we wait for its row: then Postgres ends one of us, and once more is enough. */
async function retryDeadlock<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === deadlock) return run();
    throw error;
  }
}

/**
 * Applies a push: oldest first, each mutation on its own, all in one transaction. A mutation that was applied
 * before gets its first answer again; one that is refused changes nothing and may be sent again.
 * @returns one result for each mutation, in their order
 */
export async function applyPush(sql: Sql, userId: string, mutations: readonly Mutation[]): Promise<MutationResult[]> {
  const checks = mutations.map((mutation) => checkMutation(mutation, userId));
  const passed = checks.filter((check): check is CheckedMutation => !('status' in check));
  const applied = await retryDeadlock(() => applyChecked(sql, userId, passed));
  let next = 0;
  return checks.map((check) => {
    if ('status' in check) return check;
    const row = applied[next];
    next += 1;
    if (row === undefined) throw new Error('apply_mutations left a mutation unanswered');
    return toResult(check.id, row);
  });
}
