import type { Mutation, MutationResult } from '@anwurf/contract/sync/mutation';
import type { Queryable } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { refuse } from './check-mutation.ts';

/** Limits of an account: fifty seasons of a keen player's 20,000 rows, some 400 bytes each. */
export const mostStored = { rows: 1_000_000, bytes: 500_000_000 } as const;

/** Whether an account has reached its limit (migration 0029). The last push or import may have exceeded it. */
async function isFull(sql: Queryable, userId: string): Promise<boolean> {
  const [stored] = await sql<{ rows: string; bytes: string }[]>`
    select coalesce(sum(row_count), 0) as rows, coalesce(sum(byte_count), 0) as bytes from stored_rows where user_id = ${userId}`;
  return Number(stored?.rows) >= mostStored.rows || Number(stored?.bytes) >= mostStored.bytes;
}

/**
 * Mutations of a push that would add to a full account: all but its deletes. Already applied ones keep their answer.
 * @returns their ids
 */
export async function findUnstorable(sql: Queryable, userId: string, mutations: readonly Mutation[]): Promise<ReadonlySet<string>> {
  if (!(await isFull(sql, userId))) return new Set();
  const adding = mutations.filter(({ op }) => op !== 'delete').map(({ id }) => id);
  const known = await sql<{ id: string }[]>`select id from sync_mutations where user_id = ${userId} and id = any(${adding}::uuid[])`;
  const answered = new Set(known.map(({ id }) => id));
  return new Set(adding.filter((id) => !answered.has(id.toLowerCase())));
}

/** The answer for a mutation without room; the device keeps it, and may send it again. */
export function refuseUnstorable({ id }: Mutation): MutationResult & { readonly status: 'refused' } {
  return refuse(id, 'constraint', [{ column: '', kind: 'storage_full' }]);
}

/** @throws ApiError storage_full when an account has reached its limit */
export async function requireRoom(sql: Queryable, userId: string): Promise<void> {
  if (await isFull(sql, userId)) throw new ApiError('storage_full', 'Das Konto ist voll.');
}
