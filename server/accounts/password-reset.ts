import type { ResetPasswordRequest } from '@anwurf/contract/password';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { findAccount, greetingOf, requireAccount } from './account.ts';
import { refuseGuessablePassword } from './guessable-password.ts';
import { replacePassword } from './password-change.ts';
import { hashPassword } from './password.ts';
import { lockSessions, type SessionGrant } from './refresh-token.ts';
import type { CodeDemand } from './second-factor/demand-code.ts';
import { createToken, hashToken } from '../identity/token.ts';

/** Life of a mailed reset link, in minutes. */
const passwordResetMinutes = 30;

/** Mails a reset link, when the address has an account with a password; a buyer without one is mailed the way to it. */
export async function mailPasswordReset(
  sql: Sql,
  email: string,
  { siteUrl, inviteBuyer }: { siteUrl: string; inviteBuyer: (email: string) => Promise<unknown> },
): Promise<void> {
  const account = await findAccount(sql, email);
  if (account?.passwordHash === undefined) {
    await inviteBuyer(email);
    return;
  }
  const token = createToken();
  await sql.begin(async (tx) => {
    await tx`insert into password_resets (token_hash, user_id, expires_at)
      values (${hashToken(token)}, ${account.id}, now() + ${passwordResetMinutes} * interval '1 minute')`;
    const resetUrl = `${siteUrl}/reset-password?magic=true&token=${token}`;
    await enqueueMail(tx, { to: email, template: 'password-reset', values: { firstName: greetingOf(email), resetUrl } });
  });
}

async function findResetOwner(sql: Sql, token: string): Promise<string | undefined> {
  const [row] = await sql<{ user_id: string }[]>`
    select user_id from password_resets where token_hash = ${hashToken(token)} and expires_at > now()`;
  return row?.user_id;
}

/** Whether a mailed link is still valid. */
export async function isResetToken(sql: Sql, token: string): Promise<boolean> {
  return (await findResetOwner(sql, token)) !== undefined;
}

/**
 * Sets a new password by a mailed link, uses the link up, and ends all sessions.
 * @param options.device name of the new session
 * @returns the account's id, and the new session
 * @throws ApiError token_invalid; password_too_common: the link stays valid; second_factor_required, code_invalid, too_many_requests: the link stays valid
 */
export async function resetPassword(
  sql: Sql,
  demand: CodeDemand,
  { token, password, code }: ResetPasswordRequest,
  options: { device: string; siteUrl: string },
): Promise<{ userId: string; grant: SessionGrant }> {
  const invalid = new ApiError('token_invalid', 'The link is unknown, used or expired.');
  const userId = await findResetOwner(sql, token);
  if (userId === undefined) throw invalid;
  refuseGuessablePassword(password, (await requireAccount(sql, userId)).email);
  const succeed = await demand.take(userId, code);
  const passwordHash = await hashPassword(password);
  const grant = await sql.begin(async (tx) => {
    await lockSessions(tx, userId);
    const [used] = await tx`delete from password_resets where token_hash = ${hashToken(token)} and expires_at > now() returning user_id`;
    if (used === undefined) throw invalid;
    const account = await requireAccount(tx, userId);
    await demand.use(tx, account, code);
    return replacePassword(tx, account, { ...options, passwordHash });
  });
  await succeed();
  return { userId, grant };
}
