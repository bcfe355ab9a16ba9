import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { findAccount, type Account } from './account.ts';
import { verifyPassword } from './password.ts';
import { lockSessions, startSession, type SessionGrant } from './refresh-token.ts';

/**
 * Starts a session for whoever knows the password. Takes the same time for every address.
 * @param email normalized
 * @param device in words for its owner
 * @throws ApiError invalid_credentials
 */
export async function signIn(
  sql: Sql,
  email: string,
  password: string,
  device: string,
): Promise<{ account: Account; grant: SessionGrant }> {
  const refused = new ApiError('invalid_credentials', 'E-Mail-Adresse oder Passwort ist falsch.');
  const account = await findAccount(sql, email);
  const { passwordHash } = account ?? {};
  if (!(await verifyPassword(passwordHash, password)) || account === undefined) throw refused;
  return sql.begin(async (tx) => {
    await lockSessions(tx, account.id);
    // The password may have been changed while it was verified, and its sessions ended: this would be one more.
    const [same] = await tx`select from user_credentials where user_id = ${account.id} and password_hash = ${passwordHash ?? ''}`;
    if (same === undefined) throw refused;
    return { account, grant: await startSession(tx, account.id, device) };
  });
}
