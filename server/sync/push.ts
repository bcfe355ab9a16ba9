import type { RuleKind } from '@anwurf/contract/sync/broken-rule';
import type { Mutation, MutationResult, RefusalCode } from '@anwurf/contract/sync/mutation';
import type { Queryable, Sql } from '../database/connection.ts';
import { retryDeadlock } from '../database/retry-deadlock.ts';
import { currentRequest } from '../logging/request-context.ts';
import { changesWorkedOut, workOutShared } from '../teams/worked-out.ts';
import { checkMutation, type CheckedMutation, refuse } from './check-mutation.ts';
import { findLateMutations, refuseLate } from './late-mutations.ts';
import { groupMutations } from './group-mutations.ts';
import { findUnstorable, refuseUnstorable } from './storage-bound.ts';

type Applied = {
  place: number;
  outcome: string;
  detail: string | null;
  column_hint: string | null;
  txid: string | null;
  server_version: string | null;
};

const codes: Partial<Record<string, RefusalCode>> = {
  forbidden: 'forbidden',
  row_gone: 'row_gone',
  parent_missing: 'parent_missing',
  // SQLSTATEs: foreign session (migration 0023), foreign key, not null.
  '23000': 'forbidden',
  '23503': 'parent_missing',
  '23502': 'invalid_values',
};

/** SQLSTATE of the limit of plans (migration 0022); its detail is the time from which the next one is accepted. */
const plansADay = '23P24';

/** SQLSTATE of health data without consent (migration 0048). */
const withoutHealthConsent = '23H01';

const columnRules: Partial<Record<RefusalCode, RuleKind>> = { invalid_values: 'required', parent_missing: 'missing_parent' };

/** The answer for one mutation that reached the database. */
function toResult(id: string, { outcome, detail, column_hint: column, txid, server_version }: Applied): MutationResult {
  if (outcome === 'applied') return { id, status: 'applied', txid, serverVersion: server_version };
  if (outcome === plansADay) return refuse(id, 'constraint', [{ column: column ?? '', kind: 'not_before', limit: detail ?? '' }]);
  if (outcome === withoutHealthConsent) return refuse(id, 'constraint', [{ column: '', kind: 'consent_missing' }]);
  const code = codes[outcome] ?? (outcome.startsWith('22') ? 'invalid_values' : 'constraint');
  const kind = columnRules[code] ?? 'not_allowed';
  return refuse(id, code, column ? [{ column, kind }] : [], detail ? `${code}: ${detail}` : code);
}

/**
 * Applies checked mutations in a transaction, or within the open one.
 * @param origin of all of them, where known
 * @returns their outcomes, in their order
 */
export async function applyChecked(
  sql: Queryable,
  userId: string,
  checked: readonly CheckedMutation[],
  origin: string | null = null,
): Promise<Applied[]> {
  if (checked.length === 0) return [];
  const groups = JSON.stringify(groupMutations(checked));
  return sql<Applied[]>`select * from apply_push(${userId}, ${origin}, ${groups}::text::jsonb)`;
}

type Run = { readonly origin: string | null; readonly checked: CheckedMutation[] };

/** Consecutive mutations of one origin; a push usually has one such run. */
function divideByOrigin(mutations: readonly Mutation[], checks: readonly (CheckedMutation | MutationResult)[]): Run[] {
  const runs: Run[] = [];
  for (const [place, check] of checks.entries()) {
    if ('status' in check) continue;
    const origin = mutations[place]?.origin ?? null;
    const last = runs.at(-1);
    if (last?.origin === origin) last.checked.push(check);
    else runs.push({ origin, checked: [check] });
  }
  return runs;
}

async function applyRuns(sql: Queryable, userId: string, runs: readonly Run[]): Promise<Applied[]> {
  const applied: Applied[] = [];
  for (const { origin, checked } of runs) applied.push(...(await applyChecked(sql, userId, checked, origin)));
  return applied;
}

/**
 * Applies runs in a transaction under the name of the request, which a plan's job keeps (migration 0073), and works out what teams get
 * of them.
 */
async function applyNamed(tx: Queryable, userId: string, runs: readonly Run[], changes: readonly CheckedMutation[]): Promise<Applied[]> {
  await tx`select set_config('anwurf.request', ${currentRequest() ?? ''}, true)`;
  const applied = await applyRuns(tx, userId, runs);
  await workOutShared(tx, userId, changes);
  return applied;
}

/**
 * Applies a push: oldest first, each mutation on its own, all in one transaction. An already applied mutation gets its first
 * answer again; a refused one changes nothing and may be sent again.
 * @returns one result for each mutation, in their order
 */
export async function applyPush(sql: Sql, userId: string, mutations: readonly Mutation[]): Promise<MutationResult[]> {
  const [late, unstorable] = await Promise.all([findLateMutations(sql, userId, mutations), findUnstorable(sql, userId, mutations)]);
  const checks = mutations.map((mutation) => {
    if (late.has(mutation.id)) return refuseLate(mutation);
    return unstorable.has(mutation.id) ? refuseUnstorable(mutation) : checkMutation(mutation, userId);
  });
  const runs = divideByOrigin(mutations, checks);
  const changes = runs.flatMap(({ checked }) => checked);
  const needsTransaction =
    runs.length > 1 || changesWorkedOut(changes) || changes.some(({ table }) => table === 'trainingsplan_generierung');
  const applied = await retryDeadlock(() =>
    needsTransaction ? sql.begin((tx) => applyNamed(tx, userId, runs, changes)) : applyRuns(sql, userId, runs),
  );
  let next = 0;
  return checks.map((check) => {
    if ('status' in check) return check;
    const row = applied[next];
    next += 1;
    if (row === undefined) throw new Error('apply_mutations left a mutation unanswered');
    return toResult(check.id, row);
  });
}
