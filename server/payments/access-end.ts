import type { Queryable } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';

/** End of an account's access, past or future; undefined: unlimited. */
async function readAccessEnd(sql: Queryable, userId: string): Promise<Date | undefined> {
  const [row] = await sql<{ end: Date | null }[]>`select access_expires_at as end from users where id = ${userId}`;
  return row?.end ?? undefined;
}

/** When an account's access ended; undefined while it has access. */
export async function findPastEnd(sql: Queryable, userId: string): Promise<Date | undefined> {
  const end = await readAccessEnd(sql, userId);
  return end !== undefined && end.getTime() <= Date.now() ? end : undefined;
}

/** @throws ApiError payment_required when the account's access has ended */
export async function requireAccess(sql: Queryable, userId: string): Promise<void> {
  if ((await findPastEnd(sql, userId)) !== undefined) throw new ApiError('payment_required', 'The access has ended.');
}
