import type { Mutation, MutationResult } from '@anwurf/contract/sync/mutation';
import type { Queryable } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { refuse } from './check-mutation.ts';

/** Limits of an account: fifty seasons of a keen player's 20,000 rows, some 400 bytes each. */
export const mostStored = { rows: 1_000_000, bytes: 500_000_000 } as const;

/**
 * Limits of what its changes occupy besides (migration 0045): bytes of the shape log, 30 days of changes or one import of a full
 * account, and mutations that no device has reported finished.
 */
export const mostLogged = { bytes: 1_000_000_000, mutations: 1_000_000 } as const;

type Room = 'free' | 'for deletes' | 'none';

/** Whether an account has reached a limit (migrations 0029 and 0045). The last push or import may have exceeded it. */
async function findRoom(sql: Queryable, userId: string): Promise<Room> {
  const [stored] = await sql<{ rows: string; bytes: string; logged: string; mutations: string }[]>`
    select coalesce(sum(row_count), 0) as rows, coalesce(sum(byte_count), 0) as bytes,
      coalesce((select byte_count from stored_logs where user_id = ${userId}), 0) as logged,
      coalesce((select mutation_count from stored_logs where user_id = ${userId}), 0) as mutations
    from stored_rows where user_id = ${userId}`;
  // Deletes, even of nothing, are remembered as well.
  if (Number(stored?.mutations) >= mostLogged.mutations) return 'none';
  const isFull =
    Number(stored?.rows) >= mostStored.rows || Number(stored?.bytes) >= mostStored.bytes || Number(stored?.logged) >= mostLogged.bytes;
  return isFull ? 'for deletes' : 'free';
}

/**
 * Mutations of a push that would add to a full account: all but its deletes, unless even these are too many to remember. Already
 * applied ones keep their answer.
 * @returns their ids
 */
export async function findUnstorable(sql: Queryable, userId: string, mutations: readonly Mutation[]): Promise<ReadonlySet<string>> {
  const room = await findRoom(sql, userId);
  if (room === 'free') return new Set();
  const adding = mutations.filter(({ op }) => room === 'none' || op !== 'delete').map(({ id }) => id);
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
  if ((await findRoom(sql, userId)) !== 'free') throw new ApiError('storage_full', 'The account is full.');
}
