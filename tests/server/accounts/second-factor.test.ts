import {
  beginAuthenticatorResponseSchema,
  confirmAuthenticatorResponseSchema,
  type SignInMethods,
  signInMethodsResponseSchema,
} from '@anwurf/contract/second-factor';
import { sessionResponseSchema } from '@anwurf/contract/session';
import { Secret, TOTP, URI } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../../../server/accounts/account.ts';
import { createToken, hashToken } from '../../../server/identity/token.ts';
import { readSecrets } from '../../../server/database/secrets.ts';
import { createAttemptLimit, keyAttemptLimits } from '../../../server/limits/attempt-limit.ts';
import { mailsTo } from './account-mails.ts';
import { useAuthRequests } from './auth-requests.ts';
import { newId, useServer } from '../fixture.ts';

const server = useServer({ TRUSTED_PROXIES: '1' });
const password = 'Kreis läuft 7m';
const { post, changeClient } = useAuthRequests(server, '10.11');
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

/** The code of an authenticator app, some time steps from now. */
const codeAt = (secret: string, steps = 0) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
/** A code that is wrong now and in the steps around. */
function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeAt(secret, steps));
  return ['000000', '000001', '000002', '000003', '000004', '000005'].find((code) => !right.includes(code)) ?? '';
}

const begin = async ({ token }: Ada) =>
  beginAuthenticatorResponseSchema.parse(await (await post('authenticator/begin', { password }, token)).json());

/** Set up as if with the code of the step before, so that the present one is unused. */
async function withFactor(): Promise<Ada & { secret: string; recoveryCodes: readonly string[] }> {
  const ada = await account();
  const { secret } = await begin(ada);
  const response = await post('authenticator/confirm', { code: codeAt(secret) }, ada.token);
  await server.sql`update second_factors set last_step = last_step - 1 where user_id = ${ada.id}`;
  return { ...ada, secret, ...confirmAuthenticatorResponseSchema.parse(await response.json()) };
}

const methods = async ({ token }: Ada): Promise<SignInMethods> =>
  signInMethodsResponseSchema.parse(
    await (await server.fetch('/api/auth/sign-in-methods', { headers: { authorization: `Bearer ${token}` } })).json(),
  );
const login = (email: string, code?: string, secret = password) => post('login', { email, password: secret, code });

describe('setting an authenticator app up', () => {
  it('wants the password, and counts from the first right code on', async () => {
    const ada = await account();
    expect(await codeOf(await post('authenticator/begin', { password: 'falsch geraten' }, ada.token))).toBe('invalid_credentials');
    const { secret, address } = await begin(ada);
    expect(URI.parse(address)).toMatchObject({ issuer: 'Anwurf', label: ada.email, digits: 6, period: 30, secret: { base32: secret } });
    expect(Secret.fromBase32(secret).bytes.length).toBe(20);
    expect(await methods(ada)).toMatchObject({ authenticator: null });
    expect((await login(ada.email)).status).toBe(200);
    expect(await codeOf(await post('authenticator/confirm', { code: wrongCode(secret) }, ada.token))).toBe('code_invalid');

    const code = codeAt(secret);
    const response = await post('authenticator/confirm', { code }, ada.token);
    const { recoveryCodes } = confirmAuthenticatorResponseSchema.parse(await response.json());
    expect(new Set(recoveryCodes).size).toBe(10);
    // 24 letters of five bits.
    for (const recoveryCode of recoveryCodes) expect(recoveryCode).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect(await methods(ada)).toMatchObject({ authenticator: { recoveryCodesLeft: 10 } });
    expect((await mailsTo(server, ada.email, 1)).at(-1)?.text).toContain('Code aus deiner Authenticator-App verlangt');
    // The code of the set-up has been used.
    expect(await codeOf(await login(ada.email, code))).toBe('code_invalid');
    expect(await codeOf(await post('authenticator/begin', { password }, ada.token))).toBe('already_registered');
    expect(await codeOf(await post('authenticator/confirm', { code: codeAt(secret, 1) }, ada.token))).toBe('code_invalid');
  });

  it('keeps nothing that makes codes open in the database', async () => {
    const { id, secret, recoveryCodes } = await withFactor();
    const rows = await server.sql<{ row: string }[]>`
      select to_jsonb(f)::text as row from second_factors f where user_id = ${id}
      union all select to_jsonb(r)::text from recovery_codes r where user_id = ${id}`;
    expect(rows).toHaveLength(11);
    const hex = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex');
    for (const { row } of rows) for (const hidden of [secret, hex, ...recoveryCodes]) expect(row).not.toContain(hidden);
    // A sealed secret is its owner's alone.
    const eve = await withFactor();
    await server.sql`update second_factors set last_step = 0,
      sealed_secret = (select sealed_secret from second_factors where user_id = ${eve.id}) where user_id = ${id}`;
    const { email } = (await server.sql<{ email: string }[]>`select email from users where id = ${id}`)[0] ?? { email: '' };
    expect((await login(email, codeAt(eve.secret))).status).not.toBe(200);
    // That is no answer to anybody, but an error of ours.
    expect(server.logged.splice(0)).toHaveLength(1);
  });

  it('is thrown away when it is not confirmed within an hour', async () => {
    const ada = await account();
    const { secret } = await begin(ada);
    await server.sql`update second_factors set created_at = now() - interval '61 minutes' where user_id = ${ada.id}`;
    expect(await codeOf(await post('authenticator/confirm', { code: codeAt(secret) }, ada.token))).toBe('code_invalid');
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code after the right password only, and a code counts once', async () => {
    const { email, secret } = await withFactor();
    expect(await codeOf(await login(email, undefined, 'falsch geraten'))).toBe('invalid_credentials');
    expect(await codeOf(await login(email, codeAt(secret), 'falsch geraten'))).toBe('invalid_credentials');
    const asked = await login(email);
    expect([asked.status, asked.headers.get('set-cookie')]).toEqual([401, null]);
    expect(await codeOf(asked)).toBe('second_factor_required');
    const code = codeAt(secret);
    const first = await login(email, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(first.status).toBe(200);
    expect(await codeOf(await login(email, code))).toBe('code_invalid');
    // Nor does one of before.
    expect(await codeOf(await login(email, codeAt(secret, -1)))).toBe('code_invalid');
    expect((await login(email, codeAt(secret, 1))).status).toBe(200);
  });

  it('lets one of two through that come at once with the same code', async () => {
    const { email, secret } = await withFactor();
    const code = codeAt(secret);
    const statuses = (await Promise.all([login(email, code), login(email, code), login(email, code)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('takes no code that is a minute old', async () => {
    const { id, email, secret } = await withFactor();
    await server.sql`update second_factors set last_step = 0 where user_id = ${id}`;
    expect(await codeOf(await login(email, codeAt(secret, -3)))).toBe('code_invalid');
    expect(await codeOf(await login(email, codeAt(secret, 3)))).toBe('code_invalid');
  });

  it('takes each recovery code once, however it is typed, and notifies the owner', async () => {
    const ada = await withFactor();
    const [first = '', second = ''] = ada.recoveryCodes;
    expect((await login(ada.email, first)).status).toBe(200);
    expect(await codeOf(await login(ada.email, first))).toBe('code_invalid');
    expect((await login(ada.email, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await methods(ada)).toMatchObject({ authenticator: { recoveryCodesLeft: 8 } });
    expect((await mailsTo(server, ada.email, 3)).at(-1)?.text).toContain('Wiederherstellungscodes');
    const eve = await withFactor();
    expect(await codeOf(await login(ada.email, eve.recoveryCodes[0]))).toBe('code_invalid');
  });

  it('ends the guessing of codes after five in a quarter of an hour, and no right one opens before', async () => {
    const { email, secret } = await withFactor();
    for (let tries = 0; tries < 5; tries += 1) expect(await codeOf(await login(email, wrongCode(secret)))).toBe('code_invalid');
    changeClient();
    const refused = await login(email, codeAt(secret));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  it('cannot be got round by a mailed link to a new password, which goes on working', async () => {
    const ada = await withFactor();
    const token = createToken();
    await server.sql`insert into password_resets (token_hash, user_id, expires_at)
      values (${hashToken(token)}, ${ada.id}, now() + interval '1 hour')`;
    const reset = (code?: string) => post('reset-password', { token, password: 'Rückraum läuft 9m', code });
    expect(await codeOf(await reset())).toBe('second_factor_required');
    expect(await codeOf(await reset(wrongCode(ada.secret)))).toBe('code_invalid');
    // Neither has changed anything.
    expect(await codeOf(await login(ada.email))).toBe('second_factor_required');
    expect((await reset(codeAt(ada.secret))).status).toBe(200);
    expect(await codeOf(await login(ada.email, undefined, 'Rückraum läuft 9m'))).toBe('second_factor_required');
  });
});

describe('new recovery codes', () => {
  const renew = (ada: Ada, body: unknown) => post('authenticator/recovery-codes', body, ada.token);

  it('want the password and a code; those of before die, used or not, and the owner is notified', async () => {
    const ada = await withFactor();
    const [first = '', second = ''] = ada.recoveryCodes;
    expect((await login(ada.email, first)).status).toBe(200);
    expect(await codeOf(await renew(ada, { password: 'falsch geraten', code: codeAt(ada.secret) }))).toBe('invalid_credentials');
    expect(await codeOf(await renew(ada, { password, code: wrongCode(ada.secret) }))).toBe('code_invalid');
    // Neither has changed anything.
    expect(await methods(ada)).toMatchObject({ authenticator: { recoveryCodesLeft: 9 } });

    const response = await renew(ada, { password, code: codeAt(ada.secret) });
    const { recoveryCodes } = confirmAuthenticatorResponseSchema.parse(await response.json());
    expect(new Set([...recoveryCodes, ...ada.recoveryCodes]).size).toBe(20);
    expect(await methods(ada)).toMatchObject({ authenticator: { recoveryCodesLeft: 10 } });
    for (const old of [first, second]) expect(await codeOf(await login(ada.email, old))).toBe('code_invalid');
    expect((await login(ada.email, recoveryCodes[0])).status).toBe(200);
    const texts = (await mailsTo(server, ada.email, 4)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('neue Wiederherstellungscodes. Die alten gelten nicht mehr'))).toHaveLength(1);
  });

  it('are had for the last one of before, and for no code of an account that asks for none', async () => {
    const ada = await withFactor();
    expect((await renew(ada, { password, code: ada.recoveryCodes[9] })).status).toBe(200);
    const eve = await account();
    expect(await codeOf(await renew(eve, { password, code: '123456' }))).toBe('code_invalid');
    const { secret } = await begin(eve);
    expect(await codeOf(await renew(eve, { password, code: codeAt(secret) }))).toBe('code_invalid');
    expect(await server.sql`select from recovery_codes where user_id = ${eve.id}`).toHaveLength(0);
  });
});

describe('switching it off', () => {
  it('wants the password and a code, and takes the recovery codes along', async () => {
    const ada = await withFactor();
    const code = codeAt(ada.secret);
    const remove = (body: unknown) => post('authenticator/remove', body, ada.token);
    expect(await codeOf(await remove({ password: 'falsch geraten', code }))).toBe('invalid_credentials');
    expect(await codeOf(await remove({ password, code: wrongCode(ada.secret) }))).toBe('code_invalid');
    expect((await remove({ password, code })).status).toBe(204);
    expect(await methods(ada)).toMatchObject({ authenticator: null });
    expect((await login(ada.email)).status).toBe(200);
    expect(await server.sql`select from recovery_codes where user_id = ${ada.id}`).toHaveLength(0);
    expect((await mailsTo(server, ada.email, 2)).at(-1)?.text).toContain('kein Code aus einer Authenticator-App mehr');
    // Off already: what was asked for is so.
    expect((await remove({ password, code })).status).toBe(204);
  });

  it('is done by a recovery code as well', async () => {
    const ada = await withFactor();
    expect((await post('authenticator/remove', { password, code: ada.recoveryCodes[3] }, ada.token)).status).toBe(204);
  });
});

describe('the second factor', () => {
  const deleteAs = ({ token }: Ada, code?: string) => post('/api/account/delete', { password, code }, token);
  const guarded = [
    ['removing a passkey', (ada: Ada, code?: string) => post('passkeys/remove', { id: newId(), password, code }, ada.token)],
    ['confirming a passkey', (ada: Ada, code?: string) => post('passkeys/confirm', { id: newId(), password, code }, ada.token)],
    ['adding a passkey', (ada: Ada, code?: string) => post('passkeys/begin', { password, code }, ada.token)],
    [
      'changing the password',
      (ada: Ada, code?: string) =>
        post('change-password', { currentPassword: password, newPassword: 'Wurfkreis am Abend', code }, ada.token),
    ],
    [
      'changing the address',
      (ada: Ada, code?: string) => post('change-email', { newEmail: `${newId()}@test.example`, password, code }, ada.token),
    ],
    ['deleting the account', deleteAs],
  ] as const;

  it.each(guarded)('is asked for before %s, and a code counts once', async (_, act) => {
    const ada = await withFactor();
    expect(await codeOf(await act(ada))).toBe('second_factor_required');
    expect(await codeOf(await act(ada, wrongCode(ada.secret)))).toBe('code_invalid');
    const code = codeAt(ada.secret);
    expect((await login(ada.email, code)).status).toBe(200);
    expect(await codeOf(await act(ada, code))).toBe('code_invalid');
    expect((await act(ada, ada.recoveryCodes[0])).ok).toBe(true);
  });

  it.each(guarded)('is not asked for before %s where there is none', async (_, act) => {
    expect((await act(await account())).ok).toBe(true);
  });
});

it('wants a signed-in user of this page', async () => {
  for (const path of ['authenticator/begin', 'authenticator/confirm', 'authenticator/recovery-codes', 'authenticator/remove']) {
    expect((await post(path, { password, code: '123456' })).status).toBe(401);
    const ada = await account();
    const foreign = { authorization: `Bearer ${ada.token}`, origin: 'https://evil.example', 'content-type': 'application/json' };
    expect((await server.fetch(`/api/auth/${path}`, { method: 'POST', body: '{}', headers: foreign })).status).toBe(403);
  }
  expect((await server.fetch('/api/auth/sign-in-methods')).status).toBe(401);
});

it('is in the export without its secrets, and goes with the account', async () => {
  const ada = await withFactor();
  const exported = await (await server.fetch('/api/account/export', { headers: { authorization: `Bearer ${ada.token}` } })).text();
  expect(exported).toMatch(/"second_factors":\[\s*\{"user_id"/);
  expect(exported).not.toMatch(/sealed_secret|code_hash|last_step/);
  const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ password, code: ada.recoveryCodes[0] });
  const removed = await server.fetch('/api/account/delete', { method: 'POST', body, headers });
  expect(removed.status).toBe(204);
  for (const table of ['second_factors', 'recovery_codes'] as const) {
    expect(await server.sql`select from ${server.sql(table)} where user_id = ${ada.id}`).toHaveLength(0);
  }
});

it('codes that nobody asked for buy no guesses for the time when they are asked for', async () => {
  const ada = await account();
  for (let count = 0; count < 3; count += 1) {
    expect((await post('login', { email: ada.email, password, code: '123456' })).status).toBe(200);
    expect((await post('authenticator/remove', { password, code: '123456' }, ada.token)).status).toBe(204);
  }
  // More than a day has: allowed only to an account that was given some back.
  keyAttemptLimits(server.sql, (await readSecrets(server.sql)).rateLimits);
  expect(await createAttemptLimit(server.sql, 'second factor day', 30, 86_400).take(ada.id, 31)).toBeGreaterThan(0);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
