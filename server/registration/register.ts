import type { RegisterRequest } from '@anwurf/contract/access';
import { registrationTextVersion } from '@anwurf/contract/registration-text';
import type { Queryable, Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { linkPayments } from '../payments/payments.ts';
import { findAccount, insertAccount, normalizeEmail, setFirstPassword, type Account } from '../accounts/account.ts';
import { hashPassword } from '../accounts/password.ts';
import { startSession, type SessionGrant } from '../accounts/refresh-token.ts';
import { hasPurchase } from './registration-mail.ts';
import { checkRegistrationCode, findRegistrationLink, useRegistrationProofs } from './registration-proof.ts';
import { tokenInvalid } from './registration-token.ts';

const paymentRequired = () => new ApiError('payment_required', 'No payment was found for this address.');

async function requireProof(sql: Sql, email: string, { token, code }: RegisterRequest): Promise<void> {
  if (token === undefined) {
    if (await checkRegistrationCode(sql, email, code ?? '')) return;
    throw new ApiError('code_invalid', 'The code is wrong or expired.');
  }
  if ((await findRegistrationLink(sql, token))?.email !== email) throw tokenInvalid();
}

/** Serializes registrations of one address until the transaction ends. */
async function lockAddress(tx: Queryable, email: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(7408, hashtext(${email}))`;
}

/** Stores the tick at the registration with its time and the version of the texts. */
async function noteAgreement(tx: Queryable, userId: string, textVersion: string): Promise<void> {
  await tx`insert into registration_agreements (user_id, text_version) values (${userId}, ${textVersion})
    on conflict (user_id) do update set text_version = excluded.text_version, agreed_at = now()`;
}

/**
 * Creates the account of a proven address, or sets the first password of an account without one, and links its payments. Does not
 * reveal whether an address has an account before it is proven.
 * @param device name of the new session
 * @throws ApiError token_invalid, code_invalid, payment_required, already_registered
 */
export async function register(sql: Sql, request: RegisterRequest, device: string): Promise<{ account: Account; grant: SessionGrant }> {
  const email = normalizeEmail(request.email);
  await requireProof(sql, email, request);
  const passwordHash = await hashPassword(request.password);
  return sql.begin(async (tx) => {
    await lockAddress(tx, email);
    const known = await findAccount(tx, email);
    if (known?.passwordHash !== undefined) throw new ApiError('already_registered', 'This address already has an account.');
    if (request.token !== undefined && (await findRegistrationLink(tx, request.token))?.used !== false) throw tokenInvalid();
    if (!(await hasPurchase(tx, email, known))) throw paymentRequired();
    const content = { email, passwordHash, fullName: request.fullName };
    const account = known === undefined ? await insertAccount(tx, content) : await setFirstPassword(tx, known.id, content);
    await noteAgreement(tx, account.id, (request.version || registrationTextVersion).slice(0, 40));
    await linkPayments(tx, account.id, email);
    await useRegistrationProofs(tx, email);
    return { account, grant: await startSession(tx, account.id, device) };
  });
}
