import type { Mutation, MutationResult } from '@anwurf/contract/sync/mutation';
import { readUuidV7Time } from '@anwurf/domain/identity/uuid-v7';
import type { Queryable } from '../database/connection.ts';
import { findPastEnd } from '../payments/access-end.ts';
import { refuse } from './check-mutation.ts';

const isVersion7 = /^.{14}7/;

/** When a device made a mutation, in ms since 1970; now, if the id has no time. */
function madeAt({ id }: Mutation): number {
  return isVersion7.test(id) ? readUuidV7Time(id) : Infinity;
}

/**
 * Mutations of a push made after the access had ended: without access only deletes are accepted. Earlier mutations, made offline
 * perhaps, are accepted whenever they arrive; already applied ones keep their answer.
 * @returns their ids
 */
export async function findLateMutations(sql: Queryable, userId: string, mutations: readonly Mutation[]): Promise<ReadonlySet<string>> {
  const end = await findPastEnd(sql, userId);
  if (end === undefined) return new Set();
  const late = mutations.filter((mutation) => mutation.op !== 'delete' && madeAt(mutation) >= end.getTime()).map(({ id }) => id);
  const known = await sql<{ id: string }[]>`select id from sync_mutations where user_id = ${userId} and id = any(${late}::uuid[])`;
  const answered = new Set(known.map(({ id }) => id));
  return new Set(late.filter((id) => !answered.has(id.toLowerCase())));
}

/** The answer for a mutation made too late. */
export function refuseLate({ id }: Mutation): MutationResult & { readonly status: 'refused' } {
  return refuse(id, 'forbidden', [{ column: '', kind: 'access_ended' }]);
}
