import { sessionResponseSchema } from '@anwurf/contract/session';
import { describe, expect, it } from 'vitest';
import { createAccount, demoAccount } from '../../../server/accounts/account.ts';
import { newId, useServer } from '../fixture.ts';

const server = useServer();
const password = 'geheim123';

async function account() {
  const email = `${newId()}@Test.example`;
  const id = await createAccount(server.sql, email, password, 'Ada');
  return { id, email };
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.fetch(`/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

const cookieOf = (response: Response) => /anwurf_refresh=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
const refresh = (token: string, headers: Record<string, string> = {}) =>
  post('refresh', {}, { cookie: `anwurf_refresh=${token}`, ...headers });

describe('login', () => {
  it('answers an access token that works and a cookie that scripts cannot read', async () => {
    const { id, email } = await account();
    const response = await post('login', { email: email.toUpperCase(), password });
    const session = sessionResponseSchema.parse(await response.json());
    expect(session.user).toEqual({ id, email: email.toLowerCase(), fullName: 'Ada' });
    expect(session.refreshToken).toBeUndefined();
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    expect(response.headers.get('set-cookie')).toContain('Path=/api/auth');
    const shape = await server.fetch('/api/shapes/users?offset=-1', { headers: { authorization: `Bearer ${session.accessToken}` } });
    expect(await shape.text()).toContain(id);
  });

  it('signs the demo account in', async () => {
    expect((await post('login', demoAccount)).status).toBe(200);
  });

  it('answers the same to a wrong password and an unknown address', async () => {
    const { email } = await account();
    const wrong = await post('login', { email, password: 'falsch' });
    const unknown = await post('login', { email: 'niemand@test.example', password });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
  });

  it('is limited by account, with Retry-After, also for the right password', async () => {
    const { email } = await account();
    const attempts = await Promise.all(Array.from({ length: 12 }, () => post('login', { email, password: 'falsch' })));
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(2);
    const next = await post('login', { email, password });
    expect(next.status).toBe(429);
    expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await server.fetch('/api/health')).status).toBe(200);
  });

  it('names wrong fields', async () => {
    const response = await post('login', { email: 'x', password: '' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid_input', fields: { email: expect.any(String), password: expect.any(String) } },
    });
  });

  it('refuses forms and foreign origins', async () => {
    const { email } = await account();
    expect((await post('login', { email, password }, { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await post('login', { email, password }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('login', { email, password }, { origin: server.url })).status).toBe(200);
    expect((await post('login', { email, password }, { origin: 'null' })).status).toBe(403);
  });
});

describe('refresh', () => {
  const login = async () => cookieOf(await post('login', { email: (await account()).email, password }));
  const age = () => server.sql`update refresh_tokens set created_at = created_at - interval '10 minutes'`;

  it('rotates the token', async () => {
    const first = await login();
    await age();
    const response = await refresh(first);
    expect(response.status).toBe(200);
    const second = cookieOf(response);
    expect(second).not.toBe('');
    expect(second).not.toBe(first);
    expect((await refresh(second)).status).toBe(200);
  });

  it('keeps a token that the browser may not have stored yet', async () => {
    const token = await login();
    for (let reload = 0; reload < 3; reload += 1) {
      const response = await refresh(token);
      expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
      expect(sessionResponseSchema.parse(await response.json()).accessToken).not.toBe('');
    }
  });

  it('20 parallel refreshes sign nobody out, whichever answer comes last', async () => {
    const token = await login();
    await age();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    for (const next of new Set(answers.map(cookieOf))) expect((await refresh(next)).status).toBe(200);
  });

  it('keeps a replaced token good until its successor is used', async () => {
    const first = await login();
    await age();
    const lost = cookieOf(await refresh(first));
    await age();
    const second = cookieOf(await refresh(first));
    expect(new Set([first, lost, second]).size).toBe(3);
    await age();
    expect((await refresh(second)).status).toBe(200);
  });

  it.each(['the token before it', 'another answer to it'])('ends the whole family when %s is used after a successor', async (which) => {
    const first = await login();
    await age();
    const [lost, second] = [cookieOf(await refresh(first)), cookieOf(await refresh(first))];
    await age();
    const third = cookieOf(await refresh(second));
    expect((await refresh(which === 'the token before it' ? first : lost)).status).toBe(401);
    for (const token of [second, third]) expect((await refresh(token)).status).toBe(401);
  });

  it('refuses unknown and expired tokens', async () => {
    const token = await login();
    await server.sql`update refresh_tokens set expires_at = now() where expires_at > now()`;
    for (const wrong of ['', 'x', token]) expect((await refresh(wrong)).status).toBe(401);
  });

  it('ends with logout', async () => {
    const token = await login();
    const response = await post('logout', {}, { cookie: `anwurf_refresh=${token}` });
    expect([response.status, cookieOf(response)]).toEqual([204, '']);
    expect((await refresh(token)).status).toBe(401);
  });

  it('gives the desktop app its token in the body, and never for a cookie', async () => {
    const { email } = await account();
    const desktop = { 'x-anwurf-client': 'desktop' };
    const response = await post('login', { email, password }, desktop);
    expect(response.headers.get('set-cookie')).toBeNull();
    const { refreshToken } = sessionResponseSchema.parse(await response.json());
    expect((await post('refresh', { refreshToken }, desktop)).status).toBe(200);
    expect((await refresh(await login(), desktop)).status).toBe(401);
  });

  it('stores no token, only hashes', async () => {
    const token = await login();
    const [row] = await server.sql`select * from refresh_tokens where encode(token_hash, 'escape') = ${token}`;
    expect(row).toBeUndefined();
  });
});
