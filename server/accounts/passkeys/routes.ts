import {
  addPasskeyRequestSchema,
  beginPasskeyRequestSchema,
  confirmPasskeyRequestSchema,
  passkeySignInRequestSchema,
  removePasskeyRequestSchema,
} from '@anwurf/contract/passkeys';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { Hono, type Context } from 'hono';
import { ApiError } from '../../errors/api-error.ts';
import { maxBytesBeforeSignIn, readJson } from '../../errors/read-json.ts';
import { readLimitedJson } from '../../limits/read-limited-json.ts';
import { createRequestLimit } from '../../limits/request-limit.ts';
import { requireAccount } from '../account.ts';
import type { AccountOptions } from '../options.ts';
import { requirePassword } from '../password.ts';
import { lockSessions } from '../refresh-token.ts';
import type { CodeDemand } from '../second-factor/demand-code.ts';
import { isDesktop, type SessionAnswers } from '../session-answer.ts';
import { mailSignInChange } from '../sign-in-mail.ts';
import { addPasskey, describeNewPasskey } from './add-passkey.ts';
import { createChallenge } from './challenge.ts';
import { confirmPasskey, deletePasskey } from './passkey.ts';
import { relyingPartyOf } from './relying-party.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

const noStore = { 'cache-control': 'no-store' };

/** `/api/auth/passkeys/begin`, `/add`, `/remove`, `/confirm`, `/challenge`, `/sign-in`. */
export function createPasskeyRoutes(options: AccountOptions, sessions: SessionAnswers, demand: CodeDemand): Hono {
  const { sql, tokens, publicUrl, siteUrl } = options;
  const limit = createRequestLimit(sql, 'passkeys', { perAddress: 50, perKey: 10, windowSeconds: 900 });
  const signInLimit = createRequestLimit(sql, 'passkey sign-in', { perAddress: 60, windowSeconds: 900 });

  /** The signed-in caller on one of our pages, within the limit of attempts. */
  async function takeAccount(c: Context) {
    sessions.requireSameOrigin(c);
    const account = await requireAccount(sql, await tokens.requireUser(c));
    await limit.take(c, account.id);
    return account;
  }

  return new Hono()
    .post('/passkeys/begin', async (c) => {
      const account = await takeAccount(c);
      const { password, code } = await readJson(c, beginPasskeyRequestSchema, maxBytesBeforeSignIn);
      await requirePassword(account.passwordHash, password);
      // The passkey will sign in without a code. The challenge lives for five minutes, so the code is no older at the end.
      await demand.spend(account, code);
      const creation = await describeNewPasskey(sql, account, relyingPartyOf(c, publicUrl));
      await limit.giveBack(c, account.id);
      return c.json(creation, 200, noStore);
    })
    .post('/passkeys/add', async (c) => {
      const account = await takeAccount(c);
      const request = await readJson(c, addPasskeyRequestSchema, maxBytesBeforeSignIn);
      await addPasskey(sql, account, request, relyingPartyOf(c, publicUrl), siteUrl());
      await limit.giveBack(c, account.id);
      return c.body(null, 204);
    })
    .post('/passkeys/remove', async (c) => {
      const account = await takeAccount(c);
      const { id, password, code } = await readJson(c, removePasskeyRequestSchema, maxBytesBeforeSignIn);
      await requirePassword(account.passwordHash, password);
      await demand.spend(account, code);
      await sql.begin(async (tx) => {
        await lockSessions(tx, account.id);
        if (await deletePasskey(tx, account.id, id)) await mailSignInChange(tx, account.email, 'passkey removed', siteUrl());
      });
      await limit.giveBack(c, account.id);
      return c.body(null, 204);
    })
    .post('/passkeys/confirm', async (c) => {
      const account = await takeAccount(c);
      const { id, password, code } = await readJson(c, confirmPasskeyRequestSchema, maxBytesBeforeSignIn);
      await requirePassword(account.passwordHash, password);
      await demand.spend(account, code);
      await sql.begin(async (tx) => {
        if (await confirmPasskey(tx, account.id, id)) await mailSignInChange(tx, account.email, 'passkey confirmed', siteUrl());
      });
      await limit.giveBack(c, account.id);
      return c.body(null, 204);
    })
    .post('/passkeys/challenge', async (c) => {
      sessions.requireSameOrigin(c);
      await signInLimit.take(c);
      const challenge = Uint8Array.from(Buffer.from(await createChallenge(sql), 'base64url'));
      const { id: rpID } = relyingPartyOf(c, publicUrl);
      return c.json(await generateAuthenticationOptions({ rpID, challenge, userVerification: 'required' }), 200, noStore);
    })
    .post('/passkeys/sign-in', async (c) => {
      sessions.requireSameOrigin(c);
      // Passkeys cannot be bound to the desktop page's origin.
      if (isDesktop(c)) throw new ApiError('forbidden', 'The desktop app signs in by password.');
      const { assertion } = await readLimitedJson(c, passkeySignInRequestSchema, signInLimit);
      const { account, grant } = await signInWithPasskey(sql, assertion, relyingPartyOf(c, publicUrl), sessions.deviceOf(c));
      await signInLimit.giveBack(c);
      return sessions.answer(c, account, grant);
    });
}
