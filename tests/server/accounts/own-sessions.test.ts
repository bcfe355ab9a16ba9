import { type OwnSession, ownSessionsResponseSchema, sessionResponseSchema } from '@anwurf/contract/session';
import { expect, it } from 'vitest';
import { createAccount } from '../../../server/accounts/account.ts';
import { mostSessions, startSession } from '../../../server/accounts/refresh-token.ts';
import { newId, useServer, type TestUser } from '../fixture.ts';

const server = useServer({ TRUSTED_PROXIES: '1' });
const password = 'Kreis läuft 7m';
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const address = '203.0.113.77';

const postAs = (path: string, body: unknown, as?: TestUser, headers: Record<string, string> = {}) =>
  server.fetch(`/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    ...(as === undefined ? {} : { as }),
  });

type Signed = TestUser & { readonly cookie: string };

async function signIn(email: string, userAgent: string): Promise<Signed> {
  const response = await postAs('login', { email, password }, undefined, { 'user-agent': userAgent });
  const { user, accessToken } = sessionResponseSchema.parse(await response.json());
  return {
    id: user.id,
    email,
    token: accessToken,
    cookie: /anwurf_refresh=[^;]*/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '',
  };
}

async function account(userAgent: string): Promise<Signed> {
  const email = `${newId()}@test.example`;
  await createAccount(server.sql, email, password, 'Ada');
  return signIn(email, userAgent);
}

async function list(user: TestUser): Promise<OwnSession[]> {
  return ownSessionsResponseSchema.parse(await (await server.fetch('/api/auth/sessions', { as: user })).json()).sessions;
}

it('has thirty sessions at most: the one that was unused longest ends for a new one', async () => {
  const first = await account(phone);
  const start = () => server.sql.begin((tx) => startSession(tx, first.id, 'Firefox auf Linux'));
  const second = (await start()).sessionId;
  await server.sql`update login_sessions set last_used_at = now() - interval '1 hour' where id = ${second}`;
  for (let count = 2; count < mostSessions; count += 1) await start();
  expect(await list(first)).toHaveLength(30);
  await signIn(first.email, phone);
  const sessions = await list(first);
  expect([sessions.length, sessions.some(({ id }) => id === second), sessions.some(({ isCurrent }) => isCurrent)]).toEqual([
    30,
    false,
    true,
  ]);
});

it('lists where a user is signed in, last used first, by a coarse description and never by address', async () => {
  const first = await account(phone);
  const second = await signIn(first.email, 'curl/8.0 <b>');
  await account(phone);
  expect(await list(first)).toMatchObject([
    { device: 'Unbekanntes Gerät', isCurrent: false },
    { device: 'Chrome auf Android', isCurrent: true },
  ]);
  // Used again: renewed.
  expect((await postAs('refresh', {}, undefined, { cookie: first.cookie })).status).toBe(200);
  const sessions = await list(second);
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Chrome auf Android', false],
    ['Unbekanntes Gerät', true],
  ]);
  for (const { createdAt, lastUsedAt } of sessions) expect(Date.parse(lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
  const stored = await server.sql<{ row: string }[]>`select to_jsonb(s)::text as row from login_sessions s where user_id = ${first.id}`;
  for (const { row } of stored) for (const secret of [address, 'Pixel', 'curl', '142.0']) expect(row).not.toContain(secret);
});

it('does not list what nobody can renew any more', async () => {
  const ada = await account(phone);
  const idle = await signIn(ada.email, phone);
  const old = await signIn(ada.email, phone);
  const idOf = async (user: TestUser) => (await list(user)).find(({ isCurrent }) => isCurrent)?.id ?? '';
  const [idleId, oldId] = [await idOf(idle), await idOf(old)];
  await server.sql`update refresh_tokens set expires_at = now() where family_id = ${idleId}`;
  await server.sql`update login_sessions set ends_at = now() where id = ${oldId}`;
  expect(await list(ada)).toMatchObject([{ isCurrent: true }]);
});

it('signs out there, at once, and nobody else’s', async () => {
  const [ada, eve] = [await account(phone), await account(phone)];
  const lost = await signIn(ada.email, phone);
  const [lostSession] = (await list(ada)).filter(({ isCurrent }) => !isCurrent);
  const id = lostSession?.id ?? '';
  expect((await postAs('sessions/end', { id, password }, eve)).status).toBe(204);
  expect(await list(ada)).toHaveLength(2);
  expect((await postAs('sessions/end', { id, password }, ada, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await postAs('sessions/end', { id, password }, ada)).status).toBe(204);
  expect((await server.fetch('/api/auth/sessions', { as: lost })).status).toBe(401);
  expect((await postAs('refresh', {}, undefined, { cookie: lost.cookie })).status).toBe(401);
  expect(await list(ada)).toMatchObject([{ isCurrent: true }]);
  // Over already: what was asked for is so.
  expect((await postAs('sessions/end', { id, password }, ada)).status).toBe(204);
});

it('signs out everywhere else', async () => {
  const [ada, eve] = [await account(phone), await account(phone)];
  const others = [await signIn(ada.email, phone), await signIn(ada.email, phone)];
  expect((await postAs('sessions/end-others', { password }, ada)).status).toBe(204);
  for (const other of others) expect((await postAs('refresh', {}, undefined, { cookie: other.cookie })).status).toBe(401);
  expect(await list(ada)).toMatchObject([{ isCurrent: true }]);
  expect(await list(eve)).toMatchObject([{ isCurrent: true }]);
});

it.each(['sessions/end', 'sessions/end-others'])('%s wants the own password, and lets nobody guess it', async (path) => {
  const ada = await account(phone);
  const other = await signIn(ada.email, phone);
  const id = (await list(ada)).find(({ isCurrent }) => !isCurrent)?.id;
  expect((await postAs(path, { id }, ada)).status).toBe(400);
  for (let guess = 0; guess < 9; guess += 1) {
    const refused = await postAs(path, { id, password: `geraten ${guess}` }, ada);
    expect([refused.status, await refused.json()]).toMatchObject([401, { error: { code: 'invalid_credentials' } }]);
  }
  expect((await postAs(path, { id, password }, ada)).status).toBe(429);
  expect(await list(other)).toHaveLength(2);
});

it('a sign-out finishes the origins of the removed store, of its own user alone', async () => {
  const [ada, eve] = [await account(phone), await account(phone)];
  const remembered = async (user: TestUser) => {
    const rows = await server.sql<{ n: number }[]>`select count(*)::int as n from sync_mutations where user_id = ${user.id}`;
    return rows[0]?.n;
  };
  const origins = [newId(), newId()];
  for (const user of [ada, eve]) {
    const values = { workout_id: newId(), exercise_name: 'Kniebeuge', created_at: new Date().toISOString() };
    const pushed = origins.map((origin) => ({ id: newId(), table: 'workout_tracking', op: 'upsert', key: newId(), values, origin }));
    expect((await server.push(user, pushed)).status).toBe(200);
  }
  const logout = (cookie: string) => postAs('logout', { origins }, undefined, { cookie });
  expect((await logout('anwurf_refresh=unbekannt')).status).toBe(204);
  expect([await remembered(ada), await remembered(eve)]).toEqual([2, 2]);
  expect((await logout(ada.cookie)).status).toBe(204);
  expect([await remembered(ada), await remembered(eve)]).toEqual([0, 2]);
  expect((await postAs('refresh', {}, undefined, { cookie: ada.cookie })).status).toBe(401);
});

it('wants a signed-in user', async () => {
  for (const path of ['sessions/end', 'sessions/end-others']) expect((await postAs(path, { id: newId(), password })).status).toBe(401);
  expect((await server.fetch('/api/auth/sessions')).status).toBe(401);
});
