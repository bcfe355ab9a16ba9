import type { PasskeySignInRequest } from '@anwurf/contract/passkeys';
import { type VerifiedAuthenticationResponse, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Sql } from '../../database/connection.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Account, requireAccount } from '../account.ts';
import { lockSessions, startSession, type SessionGrant } from '../refresh-token.ts';
import { takeChallenge } from './challenge.ts';
import { findPasskey, notePasskeyUse, type Passkey, userHandleOf } from './passkey.ts';
import type { RelyingParty } from './relying-party.ts';

type Assertion = PasskeySignInRequest['assertion'];

/** Verifies the signature; undefined: wrong passkey or origin, without user verification, or of a copy. */
async function verify(
  sql: Sql,
  assertion: Assertion,
  { publicKey, counter }: Passkey,
  party: RelyingParty,
): Promise<VerifiedAuthenticationResponse | undefined> {
  const { userHandle, ...response } = assertion.response;
  return verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {}, response: userHandle === undefined ? response : { ...response, userHandle } },
    expectedChallenge: (challenge) => takeChallenge(sql, challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: assertion.id, publicKey: Uint8Array.from(publicKey), counter },
    requireUserVerification: true,
  }).catch(() => undefined);
}

/**
 * Starts a session for the holder of a passkey, whom its authenticator has verified: no password, no code.
 * @param device German description for the owner
 * @throws ApiError invalid_credentials
 */
export async function signInWithPasskey(
  sql: Sql,
  assertion: Assertion,
  party: RelyingParty,
  device: string,
): Promise<{ account: Account; grant: SessionGrant }> {
  const refused = new ApiError('invalid_credentials', 'The passkey is not accepted.');
  const passkey = await findPasskey(sql, assertion.id);
  if (passkey === undefined) throw refused;
  const verified = await verify(sql, assertion, passkey, party);
  const handle = Buffer.from(userHandleOf(passkey.userId)).toString('base64url');
  if (verified?.verified !== true || (assertion.response.userHandle ?? handle) !== handle) throw refused;
  return sql.begin(async (tx) => {
    await lockSessions(tx, passkey.userId);
    // It may have been removed meanwhile, or used by a copy.
    if (!(await notePasskeyUse(tx, passkey.id, verified.authenticationInfo.newCounter))) throw refused;
    const account = await requireAccount(tx, passkey.userId);
    return { account, grant: await startSession(tx, account.id, device) };
  });
}
