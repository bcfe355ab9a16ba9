import type { Queryable, Sql } from '../database/connection.ts';
import { requireAccount } from './account.ts';
import { hashPassword, requirePassword, wrongPassword } from './password.ts';
import { endAllSessions, lockSessions, startSession, type SessionGrant } from './refresh-token.ts';

/**
 * Replaces the password hash: ends every session, starts one, and invalidates all mailed links.
 * @param tx a transaction that holds the session lock
 * @param device name of the new session
 */
export async function replacePassword(tx: Queryable, userId: string, passwordHash: string, device: string): Promise<SessionGrant> {
  await tx`update user_credentials set password_hash = ${passwordHash}, changed_at = now() where user_id = ${userId}`;
  await tx`delete from password_resets where user_id = ${userId}`;
  await endAllSessions(tx, userId);
  return startSession(tx, userId, device);
}

/**
 * Sets a new password after checking the current one, and ends all sessions.
 * @param device name of the new session
 * @throws ApiError invalid_credentials
 */
export async function changePassword(
  sql: Sql,
  userId: string,
  { current, next }: { current: string; next: string },
  device: string,
): Promise<SessionGrant> {
  const { passwordHash: known } = await requireAccount(sql, userId);
  await requirePassword(known, current);
  const passwordHash = await hashPassword(next);
  return sql.begin(async (tx) => {
    await lockSessions(tx, userId);
    // A concurrent change may have come first: then the verified password is no longer the current one.
    const [same] = await tx`select from user_credentials where user_id = ${userId} and password_hash = ${known ?? ''}`;
    if (same === undefined) throw wrongPassword();
    return replacePassword(tx, userId, passwordHash, device);
  });
}
