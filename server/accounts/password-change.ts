import type { Queryable, Sql } from '../database/connection.ts';
import { requireAccount } from './account.ts';
import { hashPassword, requirePassword, wrongPassword } from './password.ts';
import { endAllSessions } from './refresh-token.ts';

/** Puts the new hash in place: every session ends, and no mailed link works any more. */
export async function replacePassword(tx: Queryable, userId: string, passwordHash: string): Promise<void> {
  await tx`update user_credentials set password_hash = ${passwordHash}, changed_at = now() where user_id = ${userId}`;
  await tx`delete from password_resets where user_id = ${userId}`;
  await endAllSessions(tx, userId);
}

/**
 * Sets a new password for whoever knows the current one.
 * @throws ApiError invalid_credentials
 */
export async function changePassword(sql: Sql, userId: string, current: string, next: string): Promise<void> {
  const { passwordHash: known } = await requireAccount(sql, userId);
  await requirePassword(known, current);
  const passwordHash = await hashPassword(next);
  await sql.begin(async (tx) => {
    // Another change may have come first: then what was verified is the current password no longer.
    const [same] = await tx`select from user_credentials where user_id = ${userId} and password_hash = ${known ?? ''} for update`;
    if (same === undefined) throw wrongPassword();
    await replacePassword(tx, userId, passwordHash);
  });
}
