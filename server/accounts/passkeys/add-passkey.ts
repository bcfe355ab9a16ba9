import type { AddPasskeyRequest } from '@anwurf/contract/passkeys';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Sql } from '../../database/connection.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Account } from '../account.ts';
import { lockSessions } from '../refresh-token.ts';
import { mailSignInChange } from '../sign-in-mail.ts';
import { createChallenge, takeChallenge } from './challenge.ts';
import { insertPasskey, mostPasskeys, readCredentialIds, userHandleOf } from './passkey.ts';
import type { RelyingParty } from './relying-party.ts';

const tooMany = () => new ApiError('forbidden', `No more than ${mostPasskeys} passkeys are allowed.`);

/**
 * Options of `navigator.credentials.create`: a discoverable passkey with user verification (finger, face or PIN). No attestation,
 * for privacy: the authenticator's maker does not matter.
 * @throws ApiError forbidden when the account has reached its limit
 */
export async function describeNewPasskey(sql: Sql, account: Account, party: RelyingParty): Promise<object> {
  const known = await readCredentialIds(sql, account.id);
  if (known.length >= mostPasskeys) throw tooMany();
  const challenge = await createChallenge(sql, account.id);
  return generateRegistrationOptions({
    rpName: 'Anwurf',
    rpID: party.id,
    userName: account.email,
    userID: userHandleOf(account.id),
    userDisplayName: account.fullName ?? account.email,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Adds a new passkey, and mails the owner.
 * @throws ApiError token_invalid: for another challenge, too late, or already known; forbidden: too many
 */
export async function addPasskey(
  sql: Sql,
  account: Account,
  { name, registration }: AddPasskeyRequest,
  party: RelyingParty,
  siteUrl: string,
): Promise<void> {
  const refused = new ApiError('token_invalid', 'The passkey is not accepted.');
  const { transports = [], ...response } = registration.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...registration, clientExtensionResults: {}, response },
    expectedChallenge: (challenge) => takeChallenge(sql, challenge, account.id),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) throw refused;
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  await sql.begin(async (tx) => {
    await lockSessions(tx, account.id);
    if ((await readCredentialIds(tx, account.id)).length >= mostPasskeys) throw tooMany();
    if (!(await insertPasskey(tx, { userId: account.id, credentialId, publicKey, counter, transports, name }))) throw refused;
    await mailSignInChange(tx, account.email, 'passkey added', siteUrl);
  });
}
