import { signInMethodsResponseSchema } from '@anwurf/contract/second-factor';
import { sessionResponseSchema } from '@anwurf/contract/session';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createAccount } from '../../../server/accounts/account.ts';
import { pruneExpired } from '../../../server/accounts/prune-expired.ts';
import { createToken, hashToken } from '../../../server/identity/token.ts';
import { mailsTo } from './account-mails.ts';
import { useAuthRequests } from './auth-requests.ts';
import { newId, useServer } from '../fixture.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

const origin = 'https://anwurf.test';
const rpId = 'anwurf.test';
const server = useServer({ TRUSTED_PROXIES: '1', PUBLIC_URL: origin });
const password = 'Kreis läuft 7m';
const { post } = useAuthRequests(server, '10.13');
const codeOf = async (response: Response) => {
  const text = await response.text();
  return text === '' ? undefined : (JSON.parse(text) as { error?: { code: string } }).error?.code;
};

type Ada = { readonly id: string; readonly email: string; readonly token: string };

async function account(): Promise<Ada> {
  const email = `${newId()}@test.example`;
  const id = await createAccount(server.sql, email, password, 'Ada');
  const { accessToken } = sessionResponseSchema.parse(await (await post('login', { email, password })).json());
  return { id, email, token: accessToken };
}

const creationSchema = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.looseObject({ id: z.string(), name: z.string() }),
  excludeCredentials: z.array(z.looseObject({ id: z.string() })),
  authenticatorSelection: z.looseObject({ residentKey: z.string(), userVerification: z.string() }),
});
const beginWith = async ({ token }: Ada) => creationSchema.parse(await (await post('passkeys/begin', { password }, token)).json());
const challenge = async () => z.looseObject({ challenge: z.string() }).parse(await (await post('passkeys/challenge', {})).json());

async function add(ada: Ada, authenticator = new SoftwareAuthenticator(), name = 'Handy'): Promise<SoftwareAuthenticator> {
  const { challenge: asked } = await beginWith(ada);
  const registration = authenticator.register({ challenge: asked, origin, rpId });
  expect((await post('passkeys/add', { name, registration }, ada.token)).status).toBe(204);
  return authenticator;
}

const handleOf = ({ id }: Ada) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

/** Signs in; what a thief does differently. */
async function signIn(authenticator: SoftwareAuthenticator, ada: Ada, wrong: { origin?: string; rpId?: string; handle?: string } = {}) {
  const ceremony = { challenge: (await challenge()).challenge, origin: wrong.origin ?? origin, rpId: wrong.rpId ?? rpId };
  return post('passkeys/sign-in', { assertion: authenticator.signIn(ceremony, wrong.handle ?? handleOf(ada)) });
}

const passkeysOf = async ({ token }: Ada) => {
  const response = await server.fetch('/api/auth/sign-in-methods', { headers: { authorization: `Bearer ${token}` } });
  return signInMethodsResponseSchema.parse(await response.json()).passkeys;
};

describe('adding a passkey', () => {
  it('wants the password, asks for one that is found by itself and verifies its user, and notifies the owner', async () => {
    const ada = await account();
    expect(await codeOf(await post('passkeys/begin', { password: 'falsch geraten' }, ada.token))).toBe('invalid_credentials');
    expect(await beginWith(ada)).toMatchObject({
      rp: { id: rpId, name: 'Anwurf' },
      user: { id: handleOf(ada), name: ada.email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const phone = await add(ada, undefined, ' Mein Handy ');
    expect(await passkeysOf(ada)).toMatchObject([{ name: 'Mein Handy', lastUsedAt: null }]);
    expect((await beginWith(ada)).excludeCredentials).toMatchObject([{ id: phone.credentialId.toString('base64url') }]);
    expect((await mailsTo(server, ada.email, 1)).at(-1)?.text).toMatch(/einen neuen Passkey[^]*in den Einstellungen[^]*„Entfernen“/);
  });

  it('takes no answer twice, too late, for another user, for another page, or without a verified user', async () => {
    const [ada, eve] = [await account(), await account()];
    const authenticator = new SoftwareAuthenticator();
    const send = (registration: unknown, as = ada) => post('passkeys/add', { name: 'Handy', registration }, as.token).then(codeOf);
    const register = async (change: { origin?: string; rpId?: string } = {}, as = ada) =>
      authenticator.register({ challenge: (await beginWith(as)).challenge, origin, rpId, ...change });

    expect(await send(await register({ origin: 'https://evil.example' }))).toBe('token_invalid');
    expect(await send(await register({ rpId: 'evil.example' }))).toBe('token_invalid');
    expect(await send(await register({}, eve))).toBe('token_invalid');
    expect(await send(authenticator.register({ challenge: (await challenge()).challenge, origin, rpId }))).toBe('token_invalid');
    authenticator.verifiesUser = false;
    expect(await send(await register())).toBe('token_invalid');
    authenticator.verifiesUser = true;
    const late = await register();
    await server.sql`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`;
    expect(await send(late)).toBe('token_invalid');
    const right = await register();
    expect(await send(right)).toBeUndefined();
    expect(await send(right)).toBe('token_invalid');
    // Nor is one authenticator's credential somebody else's as well.
    expect(await send(await register({}, eve), eve)).toBe('token_invalid');
    expect(await passkeysOf(eve)).toEqual([]);
  });

  it('ends at twenty', async () => {
    const ada = await account();
    for (let count = 0; count < 20; count += 1) await add(ada);
    expect(await codeOf(await post('passkeys/begin', { password }, ada.token))).toBe('forbidden');
  });
});

describe('a new password', () => {
  const next = 'Wurfkreis am Abend';
  const change = async (ada: Ada) => {
    const response = await post('change-password', { currentPassword: password, newPassword: next }, ada.token);
    return { ...ada, token: sessionResponseSchema.parse(await response.json()).accessToken };
  };
  const reset = async (ada: Ada) => {
    const token = createToken();
    await server.sql`insert into password_resets (token_hash, user_id, expires_at)
      values (${hashToken(token)}, ${ada.id}, now() + interval '1 minute')`;
    const response = await post('reset-password', { token, password: next });
    return { ...ada, token: sessionResponseSchema.parse(await response.json()).accessToken };
  };

  it.each([
    ['a change', change],
    ['a reset', reset],
  ] as const)('by %s suspends every passkey until each is confirmed or removed', async (_, renew) => {
    const before = await account();
    const [own, foreign] = [await add(before, undefined, 'Meins'), await add(before, undefined, 'Fremd')];
    const ada = await renew(before);
    expect((await mailsTo(server, ada.email, 3)).at(-1)?.text).toMatch(/Passwort wurde geändert[^]*Passkeys[^]*bestätigst/);
    const [first, second] = await passkeysOf(ada);
    expect([first, second]).toMatchObject([
      { name: 'Meins', isSuspended: true },
      { name: 'Fremd', isSuspended: true },
    ]);
    expect(await codeOf(await signIn(own, ada))).toBe('invalid_credentials');
    expect(await codeOf(await post('passkeys/confirm', { id: first?.id, password }, ada.token))).toBe('invalid_credentials');
    expect((await post('passkeys/confirm', { id: first?.id, password: next }, ada.token)).status).toBe(204);
    expect((await post('passkeys/remove', { id: second?.id, password: next }, ada.token)).status).toBe(204);
    expect((await signIn(own, ada)).status).toBe(200);
    expect(await codeOf(await signIn(foreign, ada))).toBe('invalid_credentials');
    expect(await passkeysOf(ada)).toMatchObject([{ name: 'Meins', isSuspended: false }]);
  });

  it('confirms nobody else’s passkey', async () => {
    const [ada, eve] = [await account(), await account()];
    const phone = await add(ada);
    const renewed = await change(ada);
    const [passkey] = await passkeysOf(renewed);
    expect((await post('passkeys/confirm', { id: passkey?.id, password }, eve.token)).status).toBe(204);
    expect(await codeOf(await signIn(phone, ada))).toBe('invalid_credentials');
  });
});

describe('signing in with a passkey', () => {
  it('needs neither password nor address nor code', async () => {
    const ada = await account();
    const phone = await add(ada);
    // A second factor is not asked for: the passkey is two.
    await server.sql`insert into second_factors (user_id, sealed_secret, confirmed_at) values (${ada.id}, '\\x00', now())`;
    const response = await signIn(phone, ada);
    const { user, accessToken, refreshToken } = sessionResponseSchema.parse(await response.json());
    expect([response.status, user.id, refreshToken]).toEqual([200, ada.id, undefined]);
    expect(response.headers.get('set-cookie')).toContain('anwurf_refresh=');
    expect((await server.fetch('/api/auth/sessions', { headers: { authorization: `Bearer ${accessToken}` } })).status).toBe(200);
    expect((await passkeysOf(ada))[0]?.lastUsedAt).toMatch(/^20/);
  });

  it('is refused with a used or old challenge, one of a set-up, another page’s, another key or another user’s handle', async () => {
    const [ada, eve] = [await account(), await account()];
    const phone = await add(ada);
    const used = phone.signIn({ challenge: (await challenge()).challenge, origin, rpId }, handleOf(ada));
    expect((await post('passkeys/sign-in', { assertion: used })).status).toBe(200);
    const late = phone.signIn({ challenge: (await challenge()).challenge, origin, rpId }, handleOf(ada));
    await server.sql`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`;
    const setUp = phone.signIn({ challenge: (await beginWith(ada)).challenge, origin, rpId }, handleOf(ada));
    const own = phone.signIn({ challenge: 'b'.repeat(43), origin, rpId }, handleOf(ada));
    for (const assertion of [used, late, setUp, own]) {
      expect(await codeOf(await post('passkeys/sign-in', { assertion }))).toBe('invalid_credentials');
    }
    expect(await codeOf(await signIn(phone, ada, { origin: 'https://evil.example' }))).toBe('invalid_credentials');
    expect(await codeOf(await signIn(phone, ada, { rpId: 'evil.example' }))).toBe('invalid_credentials');
    expect(await codeOf(await signIn(phone, ada, { handle: handleOf(eve) }))).toBe('invalid_credentials');
    const forged = new SoftwareAuthenticator();
    expect(await codeOf(await signIn(forged, ada))).toBe('invalid_credentials');
    phone.credentialId.copy(forged.credentialId);
    expect(await codeOf(await signIn(forged, ada))).toBe('invalid_credentials');
    phone.verifiesUser = false;
    expect(await codeOf(await signIn(phone, ada))).toBe('invalid_credentials');
  });

  it('lets one of several through that come at once with the same answer', async () => {
    const ada = await account();
    const phone = await add(ada);
    const assertion = phone.signIn({ challenge: (await challenge()).challenge, origin, rpId }, handleOf(ada));
    const answers = await Promise.all([1, 2, 3].map(() => post('passkeys/sign-in', { assertion })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is refused to a copy: a counter that does not go on', async () => {
    const ada = await account();
    const key = new SoftwareAuthenticator();
    key.counter = 6;
    await add(ada, key);
    expect((await signIn(key, ada)).status).toBe(200);
    key.counter = 7;
    expect(await codeOf(await signIn(key, ada))).toBe('invalid_credentials');
    key.counter = null;
    expect(await codeOf(await signIn(key, ada))).toBe('invalid_credentials');
    key.counter = 8;
    expect((await signIn(key, ada)).status).toBe(200);
  });

  it('is no way into the desktop app, whose page would read the token, and none from another site', async () => {
    const ada = await account();
    const phone = await add(ada);
    const assertion = phone.signIn({ challenge: (await challenge()).challenge, origin, rpId }, handleOf(ada));
    const send = (headers: Record<string, string>) => post('passkeys/sign-in', { assertion }, undefined, headers).then(codeOf);
    expect(await send({ 'x-anwurf-client': 'desktop' })).toBe('forbidden');
    expect(await send({ origin: 'https://evil.example' })).toBe('forbidden');
    expect(await send({ origin })).toBeUndefined();
  });

  it('ends with the passkey, which is removed by its owner and his password alone', async () => {
    const [ada, eve] = [await account(), await account()];
    const phone = await add(ada);
    const id = (await passkeysOf(ada))[0]?.id ?? '';
    const remove = (as: Ada, secret = password) => post('passkeys/remove', { id, password: secret }, as.token);
    expect((await remove(eve)).status).toBe(204);
    expect(await codeOf(await remove(ada, 'falsch geraten'))).toBe('invalid_credentials');
    expect(await passkeysOf(ada)).toHaveLength(1);
    expect((await remove(ada)).status).toBe(204);
    expect(await passkeysOf(ada)).toEqual([]);
    expect(await codeOf(await signIn(phone, ada))).toBe('invalid_credentials');
    expect((await mailsTo(server, ada.email, 2)).at(-1)?.text).toContain('Passkey deines Kontos wurde entfernt');
  });
});

it('wants a signed-in user of this page for its own passkeys', async () => {
  const ada = await account();
  for (const path of ['passkeys/begin', 'passkeys/add', 'passkeys/remove']) {
    expect((await post(path, {})).status).toBe(401);
    expect((await post(path, {}, ada.token, { origin: 'https://evil.example' })).status).toBe(403);
  }
});

it('is in the export without its keys, and goes with the account; old challenges go by themselves', async () => {
  const ada = await account();
  await add(ada);
  await beginWith(ada);
  const exported = await (await server.fetch('/api/account/export', { headers: { authorization: `Bearer ${ada.token}` } })).text();
  expect(exported).toMatch(/"passkeys":\[\s*\{"id"/);
  expect(exported).not.toMatch(/public_key|credential_id/);
  const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' };
  expect((await server.fetch('/api/account/delete', { method: 'POST', body: JSON.stringify({ password }), headers })).status).toBe(204);
  for (const table of ['passkeys', 'passkey_challenges'] as const) {
    expect(await server.sql`select from ${server.sql(table)} where user_id = ${ada.id}`).toHaveLength(0);
  }
  await challenge();
  await server.sql`update passkey_challenges set expires_at = now()`;
  await pruneExpired(server.sql);
  expect(await server.sql`select from passkey_challenges`).toHaveLength(0);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
