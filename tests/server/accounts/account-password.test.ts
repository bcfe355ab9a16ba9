import { sessionResponseSchema } from '@anwurf/contract/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../../../server/accounts/account.ts';
import { mailPasswordReset } from '../../../server/accounts/password-reset.ts';
import { mailsTo } from './account-mails.ts';
import { newId, useServer } from '../fixture.ts';

// Behind a proxy that names another client for each test, so that they do not share their limits.
const server = useServer({ TRUSTED_PROXIES: '1' });
const password = 'Kreis läuft 7m';
const next = 'Rückraum läuft 9m';
let client = 0;
beforeEach(() => void (client += 1));

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.fetch(`/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-anwurf-client': 'desktop', 'x-forwarded-for': `10.9.0.${client}`, ...headers },
  });

async function account() {
  const email = `${newId()}@test.example`;
  return { email, id: await createAccount(server.sql, email, password, 'Ada') };
}
const sessionOf = async (response: Response) => sessionResponseSchema.parse(await response.json());
const login = async (email: string, secret = password) => sessionOf(await post('login', { email, password: secret }));
const refresh = async (refreshToken: string | undefined) => (await post('refresh', { refreshToken })).status;
const codeOf = async (response: Response) => {
  const text = await response.text();
  return [response.status, text === '' ? undefined : (JSON.parse(text) as { error?: { code: string } }).error?.code];
};

const tokenIn = (text = '') => /\/reset-password\?magic=true&token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Asks for a link and reads its token from the mail. */
async function mailedToken(email: string): Promise<string> {
  expect((await post('forgot-password', { email })).status).toBe(204);
  const mails = await mailsTo(server, email.toLowerCase(), 1);
  expect(mails.at(-1)?.subject).toBe('Passwort zurücksetzen');
  return tokenIn(mails.at(-1)?.text);
}

const age = (minutes: number) => server.sql`update password_resets set expires_at = expires_at - ${minutes} * interval '1 minute'`;

it('one of before that is shorter than eight characters still signs in, and is changed into one that is not', async () => {
  const email = `${newId()}@test.example`;
  await createAccount(server.sql, email, 'Wurf7m', 'Ada');
  const { accessToken } = await login(email, 'Wurf7m');
  const change = (newPassword: string) =>
    post('change-password', { currentPassword: 'Wurf7m', newPassword }, { authorization: `Bearer ${accessToken}` });
  expect(await codeOf(await change('sieben7'))).toEqual([400, 'invalid_input']);
  expect((await change('sieben7m')).status).toBe(200);
});

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which signs in and ends all other sessions', async () => {
    const { email, id } = await account();
    const [phone, desktop] = [await login(email), await login(email)];
    const token = await mailedToken(email.toUpperCase());
    expect(await codeOf(await post('reset-token', { token }))).toEqual([204, undefined]);
    const session = await sessionOf(await post('reset-password', { token, password: next }));
    expect(session.user).toEqual({ id, email, fullName: 'Ada' });
    expect([await refresh(phone.refreshToken), await refresh(desktop.refreshToken)]).toEqual([401, 401]);
    expect(await refresh(session.refreshToken)).toBe(200);
    expect([(await post('login', { email, password })).status, (await post('login', { email, password: next })).status]).toEqual([
      401, 200,
    ]);
  });

  it('gives the browser its cookie', async () => {
    const { email } = await account();
    const token = await mailedToken(email);
    const response = await post('reset-password', { token, password: next }, { 'x-anwurf-client': 'web', origin: server.url });
    expect(response.headers.get('set-cookie')).toMatch(/^anwurf_refresh=.*HttpOnly; SameSite=Strict/);
    expect((await sessionOf(response)).refreshToken).toBeUndefined();
  });

  it('answers the same, and mails nothing, for unknown addresses and accounts without a password', async () => {
    const { id, email } = await server.user();
    const unknown = `${newId()}@test.example`;
    for (const address of [email, unknown])
      expect(await codeOf(await post('forgot-password', { email: address }))).toEqual([204, undefined]);
    // The mail of an account that is asked for later has come: those before would have, too.
    await mailedToken((await account()).email);
    expect([await mailsTo(server, email, 0), await mailsTo(server, unknown, 0)]).toEqual([[], []]);
    expect(await server.sql`select from password_resets where user_id = ${id}`).toEqual([]);
  });

  it('works once, also for 10 requests at once', async () => {
    const { email } = await account();
    const token = await mailedToken(email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post('reset-password', { token, password: `${next}${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
    expect(await codeOf(await post('reset-token', { token }))).toEqual([400, 'token_invalid']);
    expect(await codeOf(await post('reset-password', { token, password: next }))).toEqual([400, 'token_invalid']);
  });

  it('uses up the earlier links too', async () => {
    const { email } = await account();
    const first = await mailedToken(email);
    await mailPasswordReset(server.sql, email, { siteUrl: server.url, inviteBuyer: () => Promise.resolve(false) });
    const second = tokenIn((await mailsTo(server, email, 2)).at(-1)?.text);
    await post('reset-password', { token: second, password: next });
    expect(await codeOf(await post('reset-password', { token: first, password }))).toEqual([400, 'token_invalid']);
  });

  it('ends after 30 minutes', async () => {
    const { email } = await account();
    const token = await mailedToken(email);
    await age(29);
    expect(await codeOf(await post('reset-token', { token }))).toEqual([204, undefined]);
    await age(1);
    expect(await codeOf(await post('reset-token', { token }))).toEqual([400, 'token_invalid']);
    expect(await codeOf(await post('reset-password', { token, password: next }))).toEqual([400, 'token_invalid']);
    expect((await post('login', { email, password })).status).toBe(200);
  });

  it('keeps the link when the new password is refused', async () => {
    const { email } = await account();
    const token = await mailedToken(email);
    expect(await codeOf(await post('reset-password', { token, password: 'Passwort1' }))).toEqual([400, 'password_too_common']);
    expect(await codeOf(await post('reset-password', { token, password: 'sieben7' }))).toEqual([400, 'invalid_input']);
    expect((await post('reset-password', { token, password: next })).status).toBe(200);
  });

  it('mails a link to the configured address of the site, whatever Host the request names', async () => {
    const { email } = await account();
    await post('forgot-password', { email }, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
    const [mail] = await mailsTo(server, email, 1);
    expect(mail?.text).not.toContain('evil');
  });

  it('stores no token, only its hash', async () => {
    const { email, id } = await account();
    const token = await mailedToken(email);
    const [row] =
      await server.sql`select to_jsonb(r)::text || encode(token_hash, 'escape') as row from password_resets r where user_id = ${id}`;
    expect(row?.['row']).not.toContain(token);
  });
});

describe('changing the password', () => {
  const change = (accessToken: string, currentPassword: string, newPassword: string) =>
    post('change-password', { currentPassword, newPassword }, { authorization: `Bearer ${accessToken}` });

  it('demands the current one, ends all other sessions and answers a new one', async () => {
    const { email } = await account();
    const [phone, desktop] = [await login(email), await login(email)];
    expect(await codeOf(await change(phone.accessToken, 'falsch', next))).toEqual([401, 'invalid_credentials']);
    const session = await sessionOf(await change(phone.accessToken, password, next));
    expect([await refresh(phone.refreshToken), await refresh(desktop.refreshToken)]).toEqual([401, 401]);
    expect(await refresh(session.refreshToken)).toBe(200);
    expect([(await post('login', { email, password })).status, (await post('login', { email, password: next })).status]).toEqual([
      401, 200,
    ]);
  });

  it('makes mailed links worthless', async () => {
    const { email } = await account();
    const token = await mailedToken(email);
    await change((await login(email)).accessToken, password, next);
    expect(await codeOf(await post('reset-password', { token, password }))).toEqual([400, 'token_invalid']);
  });

  it('refuses common passwords, pages of others and whoever is not signed in', async () => {
    const { email } = await account();
    const { accessToken } = await login(email);
    expect(await codeOf(await change(accessToken, password, 'qwertz123'))).toEqual([400, 'password_too_common']);
    expect((await change('x', password, next)).status).toBe(401);
    const foreign = { authorization: `Bearer ${accessToken}`, origin: 'https://evil.example', 'x-anwurf-client': 'web' };
    expect((await post('change-password', { currentPassword: password, newPassword: next }, foreign)).status).toBe(403);
    expect((await post('login', { email, password })).status).toBe(200);
  });

  it('of two at once lets one win, and one session live', async () => {
    const { email } = await account();
    const { accessToken } = await login(email);
    const answers = await Promise.all([change(accessToken, password, `${next}1`), change(accessToken, password, `${next}2`)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
  });
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
