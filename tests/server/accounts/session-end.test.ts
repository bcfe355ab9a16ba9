import { sessionResponseSchema } from '@anwurf/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../../server/accounts/account.ts';
import { startLiveSessions } from '../../../server/accounts/live-sessions.ts';
import { parseEnvironment } from '../../../server/environment.ts';
import { createToken, hashToken } from '../../../server/identity/token.ts';
import { runServer, type RunningServer } from '../../../server/run-server.ts';
import { newId, useServer, type TestUser } from '../fixture.ts';
import { readShape } from '../shapes/shape-client.ts';

const longPollMs = 20_000;
const times = { longPollMs, keepAliveMs: 21_000, sseCloseMs: 60_000 };
const server = useServer({}, times);
const password = 'Kreis läuft 7m';
const next = 'Neues Passwort 9';

/** The same database, another process' memory. */
let second: RunningServer;
beforeAll(async () => {
  second = await runServer(parseEnvironment({ PORT: '0', DATABASE_URL: server.databaseUrl }), { shapeTimes: times });
});
afterAll(() => second.stop());

type Signed = TestUser & { readonly refreshToken: string };

const postAs = (path: string, body: unknown, as?: TestUser) =>
  server.fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-anwurf-client': 'desktop' },
    ...(as === undefined ? {} : { as }),
  });

async function login(email: string): Promise<Signed> {
  const session = sessionResponseSchema.parse(await (await postAs('/api/auth/login', { email, password })).json());
  return { id: session.user.id, email, token: session.accessToken, refreshToken: session.refreshToken ?? '' };
}

async function account(): Promise<Signed> {
  const email = `${newId()}@test.example`;
  await createAccount(server.sql, email, password, 'Ada');
  return login(email);
}

const asking = (user: TestUser, path: string, init: RequestInit = {}) => ({
  ...init,
  url: path,
  headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
});

/** Every kind of private request, new ones. @returns their statuses */
async function askEverything(url: string, user: TestUser): Promise<number[]> {
  const post = { method: 'POST', body: JSON.stringify({ mutations: [] }) };
  const asked = [
    asking(user, '/api/sync/mutations', post),
    asking(user, '/api/shapes/workout_tracking?offset=-1'),
    asking(user, '/api/account/export'),
    asking(user, '/api/account/import', post),
    asking(user, '/api/auth/access'),
    asking(user, '/api/players'),
    asking(user, '/api/support', { method: 'POST', body: JSON.stringify({ subject: 'Frage', message: 'Wie geht das denn?' }) }),
  ];
  return Promise.all(asked.map(async ({ url: path, ...init }) => (await fetch(url + path, init)).status));
}

/** Requests that are held on a server. */
async function hold(url: string, user: TestUser) {
  const { handle, offset } = await readShape(server, user, 'workout_tracking');
  const query = new URLSearchParams({ handle, offset, live: 'true' });
  const headers = { authorization: `Bearer ${user.token}` };
  const poll = fetch(`${url}/api/shapes/workout_tracking?${query}`, { headers });
  const stream = await fetch(`${url}/api/shapes/workout_tracking?${query}&live_sse=true`, { headers });
  expect(stream.status).toBe(200);
  const streamed = stream.text();
  return { answer: poll.then(({ status }) => status), streamed };
}

/** Renews ten minutes later. @returns the new refresh token */
async function renew(userId: string, refreshToken: string): Promise<string> {
  await server.sql`update refresh_tokens set created_at = created_at - interval '10 minutes' where user_id = ${userId}`;
  const session = sessionResponseSchema.parse(await (await postAs('/api/auth/refresh', { refreshToken })).json());
  return session.refreshToken ?? '';
}

const within = (milliseconds: number) => new Promise<'held'>((resolve) => setTimeout(() => resolve('held'), milliseconds));

const endings: Readonly<Record<string, { end: (user: Signed) => Promise<unknown>; status: number }>> = {
  'sign-out': { end: ({ refreshToken }) => postAs('/api/auth/logout', { refreshToken }), status: 401 },
  'a reset of the password': {
    end: async ({ id }) => {
      const token = createToken();
      await server.sql`insert into password_resets (token_hash, user_id, expires_at) values (${hashToken(token)}, ${id}, now() + interval '1 hour')`;
      expect((await postAs('/api/auth/reset-password', { token, password: next })).status).toBe(200);
    },
    status: 401,
  },
  'a change of the password': {
    end: async ({ email }) => {
      const elsewhere = await login(email);
      expect((await postAs('/api/auth/change-password', { currentPassword: password, newPassword: next }, elsewhere)).status).toBe(200);
    },
    status: 401,
  },
  'a refresh token that is used again': {
    end: async ({ id, refreshToken }) => {
      await renew(id, await renew(id, refreshToken));
      expect((await postAs('/api/auth/refresh', { refreshToken })).status).toBe(401);
    },
    status: 401,
  },
  'the deletion of the account': {
    end: async ({ email }) => expect((await postAs('/api/account/delete', { password }, await login(email))).status).toBe(204),
    status: 410,
  },
};

describe.each(Object.entries(endings))('after %s', (_, { end, status }) => {
  it('every private request stops within a second, held ones too, on every server', async () => {
    const ada = await account();
    const held = [await hold(server.url, ada), await hold(second.url, ada)];
    for (const url of [server.url, second.url]) for (const before of await askEverything(url, ada)) expect(before).toBeLessThan(401);
    await end(ada);
    const ended = Promise.all(held.map(async ({ answer, streamed }) => [await answer, typeof (await streamed)]));
    expect(await Promise.race([ended, within(1000)])).toEqual(held.map(() => [status, 'string']));
    // On the server that ended it at once.
    expect(new Set(await askEverything(server.url, ada))).toEqual(new Set([status]));
    expect(new Set(await askEverything(second.url, ada))).toEqual(new Set([status]));
  });
});

it('other sessions of the same user go on, and so do their held requests', async () => {
  const ada = await account();
  const other = await login(ada.email);
  const held = await hold(server.url, other);
  await postAs('/api/auth/logout', { refreshToken: ada.refreshToken });
  expect(await askEverything(server.url, ada)).toContain(401);
  expect(Math.max(...(await askEverything(server.url, other)))).toBeLessThan(401);
  const id = newId();
  const values = { workout_id: newId(), exercise_name: 'Kniebeuge', weight: 40, reps: 8, created_at: '2026-11-20T10:00:00Z' };
  await server.push(other, [{ id: newId(), table: 'workout_tracking', op: 'upsert', key: id, values }]);
  expect(await held.answer).toBe(200);
});

it('a session that ended while the server received no notifications counts as ended at once, and its held requests end', async () => {
  const ada = await account();
  const bert = await account();
  const held = await hold(server.url, ada);
  expect(Math.max(...(await askEverything(server.url, ada)))).toBeLessThan(401);
  await server.sql.begin(async (tx) => {
    await tx`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`;
    await tx`delete from login_sessions where user_id = ${ada.id}`;
  });
  await expect.poll(() => askEverything(server.url, ada), { timeout: 1000 }).toEqual(Array.from({ length: 7 }, () => 401));
  expect(await Promise.race([held.answer, within(1000)])).toBe(401);
  expect(Math.max(...(await askEverything(server.url, bert)))).toBeLessThan(401);
});

it('a notification during a lookup is not lost, and a gap between notifications ends no live session', async () => {
  const { id } = await server.user();
  const [session] = await server.sql<{ id: string }[]>`select id from login_sessions where user_id = ${id}`;
  const sessionId = session?.id ?? '';
  let notify: (payload: string | null) => void = () => undefined;
  const live = await startLiveSessions(server.sql, {
    follow: (_, onNotification) => Promise.resolve(void (notify = onNotification)),
    isListening: () => true,
    stop: () => Promise.resolve(),
  });
  const during = live.find(sessionId, id);
  notify(null);
  const signal = await during;
  expect(signal?.aborted).toBe(false);
  expect(await live.find(sessionId, id)).toBe(signal);
  await server.sql`delete from login_sessions where id = ${sessionId}`;
  const late = live.find(sessionId, id);
  notify(sessionId);
  expect(signal?.aborted).toBe(true);
  await late;
  expect(await live.find(sessionId, id)).toBeUndefined();
});

it('a held request of an evicted session checks again: no notification would reach it', async () => {
  const silent = { follow: () => Promise.resolve(), isListening: () => true, stop: () => Promise.resolve() };
  const live = await startLiveSessions(server.sql, silent, 2);
  const find = async () => {
    const { id } = await server.user();
    const [session] = await server.sql<{ id: string }[]>`select id from login_sessions where user_id = ${id}`;
    return live.find(session?.id ?? '', id);
  };
  const held = [await find(), await find(), await find()];
  expect(held.map((signal) => signal?.aborted)).toEqual([true, false, false]);
});

it('a session ends for good 180 days after its sign-in, however often it was used', async () => {
  const ada = await account();
  await server.sql`update login_sessions set ends_at = ends_at - interval '179 days 23 hours' where user_id = ${ada.id}`;
  await server.sql`update refresh_tokens set created_at = created_at - interval '10 minutes' where user_id = ${ada.id}`;
  const renewed = sessionResponseSchema.parse(await (await postAs('/api/auth/refresh', { refreshToken: ada.refreshToken })).json());
  const [token] = await server.sql`select expires_at <= now() + interval '1 hour' as capped from refresh_tokens
    where user_id = ${ada.id} and replaced_at is null`;
  expect(token).toEqual({ capped: true });
  await server.sql`update login_sessions set ends_at = now() where user_id = ${ada.id}`;
  const stale = { ...ada, token: renewed.accessToken };
  // Nobody announces the passing of time: a server that knows the session knows its end as well.
  expect(await askEverything(second.url, stale)).toContain(401);
  expect((await postAs('/api/auth/refresh', { refreshToken: renewed.refreshToken })).status).toBe(401);
});
