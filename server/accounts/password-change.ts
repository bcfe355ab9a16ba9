import type { ChangePasswordRequest } from '@anwurf/contract/password';
import { suspendPasskeys } from './passkeys/passkey.ts';
import type { CodeDemand } from './second-factor/demand-code.ts';
import { mailSignInChange } from './sign-in-mail.ts';
import type { Queryable, Sql } from '../database/connection.ts';
import { requireAccount, type Account } from './account.ts';
import { refuseGuessablePassword } from './guessable-password.ts';
import { forgetKnownDevices } from './known-devices.ts';
import { hashPassword, requirePassword, wrongPassword } from './password.ts';
import { endAllSessions, lockSessions, startSession, type SessionGrant } from './refresh-token.ts';

/**
 * Replaces the password hash: ends every session, starts one, invalidates all mailed links, suspends the passkeys, forgets the
 * known devices, and mails the owner.
 * @param tx a transaction that holds the session lock
 * @param options.device name of the new session
 */
export async function replacePassword(
  tx: Queryable,
  { id: userId, email }: Pick<Account, 'id' | 'email'>,
  { passwordHash, device, siteUrl }: { passwordHash: string; device: string; siteUrl: string },
): Promise<SessionGrant> {
  await tx`update user_credentials set password_hash = ${passwordHash}, changed_at = now() where user_id = ${userId}`;
  await tx`delete from password_resets where user_id = ${userId}`;
  await suspendPasskeys(tx, userId);
  await forgetKnownDevices(tx, userId);
  await endAllSessions(tx, userId);
  await mailSignInChange(tx, email, 'password changed', siteUrl);
  return startSession(tx, userId, device);
}

/**
 * Sets a new password after checking the current one, and ends all sessions.
 * @param options.device name of the new session
 * @throws ApiError invalid_credentials, password_too_common, second_factor_required, code_invalid, too_many_requests
 */
export async function changePassword(
  sql: Sql,
  demand: CodeDemand,
  userId: string,
  { currentPassword, newPassword, code }: ChangePasswordRequest,
  options: { device: string; siteUrl: string },
): Promise<SessionGrant> {
  const account = await requireAccount(sql, userId);
  const { passwordHash: known } = account;
  await requirePassword(known, currentPassword);
  refuseGuessablePassword(newPassword, account.email);
  const succeed = await demand.take(userId, code);
  const passwordHash = await hashPassword(newPassword);
  const grant = await sql.begin(async (tx) => {
    await lockSessions(tx, userId);
    // A concurrent change may have come first: then the verified password is no longer the current one.
    const [same] = await tx`select from user_credentials where user_id = ${userId} and password_hash = ${known ?? ''}`;
    if (same === undefined) throw wrongPassword();
    await demand.use(tx, account, code);
    return replacePassword(tx, account, { ...options, passwordHash });
  });
  await succeed();
  return grant;
}
