import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessTokens, type AccessTokens } from '../../server/accounts/access-token.ts';
import { type LiveSessions, startLiveSessions } from '../../server/accounts/live-sessions.ts';
import { createAccount } from '../../server/accounts/account.ts';
import { createAccountDataRoutes } from '../../server/account-data/routes.ts';
import { createAfterAnswer } from '../../server/accounts/after-answer.ts';
import { hashToken } from '../../server/identity/token.ts';
import { createAuthRoutes } from '../../server/accounts/routes.ts';
import { connect, type Sql } from '../../server/database/connection.ts';
import { readSecrets } from '../../server/database/secrets.ts';
import { answerErrors } from '../../server/errors/error-handler.ts';
import { createRegistrationRoutes } from '../../server/registration/routes.ts';
import { trustProxies } from '../../server/limits/client-address.ts';
import { type Notifications, startNotifications } from '../../server/notifications/notifications.ts';
import { createUser, newId, useServer } from './fixture.ts';

const server = useServer();
let sql: Sql;
let notifications: Notifications;
let live: LiveSessions;
let tokens: AccessTokens;
let now = 0;
const logged: string[] = [];
const afterAnswer = createAfterAnswer((line, error) => void logged.push(`${line} ${String(error)}`));

beforeAll(async () => {
  sql = connect(server.databaseUrl, 5);
  notifications = startNotifications(server.databaseUrl);
  live = await startLiveSessions(sql, notifications);
  tokens = createAccessTokens((await readSecrets(sql)).accessToken, sql, live);
});
afterAll(async () => {
  await afterAnswer.settled();
  await notifications.stop();
  await sql.end();
});

/** The routes of accounts by themselves, with a clock that stands still and counts of their own. */
function createClient(proxies = 0) {
  const app = new Hono();
  answerErrors(app, (line, error) => void logged.push(`${line} ${String(error)}`));
  app.use(trustProxies(proxies));
  const options = { sql, tokens, live, publicUrl: undefined, siteUrl: () => 'http://anwurf.test', afterAnswer, now: () => now };
  app.route('/api/auth', createAuthRoutes(options)).route('/api/auth', createRegistrationRoutes(options));
  app.route('/api/account', createAccountDataRoutes(options));
  return async (path: string, body: unknown, from: string, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
    return app.request(path, init, { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } } });
  };
}
type Client = ReturnType<typeof createClient>;

let made = 0;
const nextAddress = () => {
  made += 1;
  return `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
};

const token = (key: number) => `token-of-a-link-${String(key).padStart(8, '0')}`;
const email = (key: number) => `spielerin${key}@test.example`;
const newPassword = 'Kreis läuft 7m';
const signedIn = new Map<number, string>();
async function bearer(key: number): Promise<Record<string, string>> {
  const known = signedIn.get(key) ?? (await createUser(sql)).token;
  signedIn.set(key, known);
  return { authorization: `Bearer ${known}` };
}

/** Every limited route: its body, and its head, for the key of that number. */
const routes: Record<string, (key: number) => { body: unknown; headers?: Promise<Record<string, string>> }> = {
  '/api/auth/login': (key) => ({ body: { email: email(key), password: 'falsch' } }),
  '/api/auth/forgot-password': (key) => ({ body: { email: email(key) } }),
  '/api/auth/reset-token': (key) => ({ body: { token: token(key) } }),
  '/api/auth/reset-password': (key) => ({ body: { token: token(key), password: newPassword } }),
  '/api/auth/verify-payment': (key) => ({ body: { email: email(key) } }),
  '/api/auth/registration': (key) => ({ body: { token: token(key) } }),
  '/api/auth/register': (key) => ({
    body: { email: email(key), fullName: 'Ada', password: newPassword, oldEnough: true, token: token(key) },
  }),
  '/api/auth/change-password': (key) => ({ body: { currentPassword: 'falsch', newPassword }, headers: bearer(key) }),
  '/api/account/delete': (key) => ({ body: { password: 'falsch' }, headers: bearer(key) }),
  '/api/account/import': (key) => ({ body: {}, headers: bearer(key) }),
};

async function send(client: Client, path: string, key: number, from: string, headers: Record<string, string> = {}) {
  const { body, headers: own } = routes[path]?.(key) ?? { body: {} };
  return client(path, body, from, { ...headers, ...(await own) });
}

/** Sends until the route says no. @returns how many it let pass, and how many seconds it asks to wait */
async function sendUntilLimited(once: (attempt: number) => Promise<Response>): Promise<{ passed: number; seconds: number }> {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const response = await once(attempt);
    if (response.status === 429) {
      expect(await response.json()).toMatchObject({ error: { code: 'too_many_requests' } });
      return { passed: attempt, seconds: Number(response.headers.get('retry-after')) };
    }
    expect(response.status).toBeLessThan(500);
  }
  throw new Error('never limited');
}

describe.each(Object.keys(routes))('%s', (path) => {
  it('is limited by account, from wherever it is asked, until the window ends', async () => {
    const client = createClient();
    const { passed, seconds } = await sendUntilLimited(() => send(client, path, 1, nextAddress()));
    expect(passed).toBeGreaterThan(0);
    expect(seconds).toBe(900);
    expect((await send(client, path, 2, nextAddress())).status).not.toBe(429);
    now += 899_000;
    const last = await send(client, path, 1, nextAddress());
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '1']);
    now += 1000;
    expect((await send(client, path, 1, nextAddress())).status).not.toBe(429);
  });

  it('is limited by address, whatever X-Forwarded-For claims, until the window ends', async () => {
    const client = createClient();
    const from = nextAddress();
    const forged = () => ({ 'x-forwarded-for': nextAddress(), forwarded: `for=${nextAddress()}`, 'x-real-ip': nextAddress() });
    const { passed, seconds } = await sendUntilLimited((attempt) => send(client, path, attempt, from, forged()));
    expect(passed).toBeGreaterThan(0);
    expect(seconds).toBe(900);
    expect((await send(client, path, 2000, nextAddress())).status).not.toBe(429);
    now += 900_000;
    expect((await send(client, path, 2000, from, forged())).status).not.toBe(429);
  });
});

describe('behind a proxy', () => {
  it('the entry that the proxy wrote counts, and no entry that the client wrote', async () => {
    const client = createClient(1);
    const ask = (attempt: number, forwarded: string) =>
      send(client, '/api/auth/verify-payment', attempt, '10.200.0.1', { 'x-forwarded-for': forwarded });
    const { passed } = await sendUntilLimited((attempt) => ask(attempt, `${nextAddress()}, 192.0.2.7`));
    expect((await ask(2000, '192.0.2.8')).status).not.toBe(429);
    expect((await ask(2001, '192.0.2.8, 192.0.2.7')).status).toBe(429);
    expect(passed).toBe(30);
  });
});

it('locks nobody out: the window ends, and a mailed link works meanwhile', async () => {
  const client = createClient();
  const owner = await createAccount(sql, email(77), newPassword, 'Ada');
  const login = () => client('/api/auth/login', { email: email(77), password: newPassword }, nextAddress());
  await sendUntilLimited(() => send(client, '/api/auth/login', 77, nextAddress()));
  expect((await login()).status).toBe(429);
  await sql`insert into password_resets (token_hash, user_id, expires_at)
    values (${hashToken(token(77))}, ${owner}, now() + interval '1 hour')`;
  expect((await send(client, '/api/auth/reset-password', 77, nextAddress())).status).toBe(200);
  now += 900_000;
  expect((await login()).status).toBe(200);
});

it('does not count a form that is not even filled in', async () => {
  const client = createClient();
  const from = nextAddress();
  for (let attempt = 0; attempt < 200; attempt += 1) {
    expect((await client('/api/auth/login', { email: newId() }, from)).status).toBe(400);
  }
  expect((await send(client, '/api/auth/login', 5, from)).status).toBe(401);
});

it('logged nothing unexpected', async () => {
  await afterAnswer.settled();
  expect(logged).toEqual([]);
});
