import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { findAccount, type Account } from './account.ts';
import { verifyPassword } from './password.ts';
import { lockSessions, startSession, type SessionGrant } from './refresh-token.ts';
import type { CodeDemand } from './second-factor/demand-code.ts';

/** Credentials of a sign-in; the address is normalized. */
export type Credentials = { readonly email: string; readonly password: string; readonly code: string | undefined };

/**
 * Starts a session after checking the password, and the code if the account requires one. Takes the same time for every address;
 * after a wrong password nothing reveals whether a code would be required.
 * @param device German description for the owner
 * @throws ApiError invalid_credentials; with the right password second_factor_required, code_invalid, too_many_requests
 */
export async function signIn(
  sql: Sql,
  demand: CodeDemand,
  { email, password, code }: Credentials,
  device: string,
): Promise<{ account: Account; grant: SessionGrant }> {
  const refused = new ApiError('invalid_credentials', 'Address or password is wrong.');
  const account = await findAccount(sql, email);
  const { passwordHash } = account ?? {};
  if (!(await verifyPassword(passwordHash, password)) || account === undefined) throw refused;
  const succeed = await demand.take(account.id, code);
  const grant = await sql.begin(async (tx) => {
    await lockSessions(tx, account.id);
    // The password may have been changed during verification, and its sessions ended: this would be an extra one.
    const [same] = await tx`select from user_credentials where user_id = ${account.id} and password_hash = ${passwordHash ?? ''}`;
    if (same === undefined) throw refused;
    await demand.use(tx, account, code);
    return startSession(tx, account.id, device);
  });
  await succeed();
  return { account, grant };
}
