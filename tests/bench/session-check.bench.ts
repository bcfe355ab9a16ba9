import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccessTokens, type AccessTokens } from '../../server/accounts/access-token.ts';
import { type LiveSessions, startLiveSessions } from '../../server/accounts/live-sessions.ts';
import { connect, type Sql } from '../../server/database/connection.ts';
import { readSecrets } from '../../server/database/secrets.ts';
import { startNotifications } from '../../server/notifications/notifications.ts';
import { createUser, type TestUser } from '../server/fixture.ts';
import { useBenchServer } from './bench-server.ts';
import { record, timed } from './figures.ts';

const server = useBenchServer();
let end: () => Promise<unknown>;
let sql: Sql;
let live: LiveSessions;
let tokens: AccessTokens;
beforeAll(async () => {
  const notifications = startNotifications(server.databaseUrl);
  sql = connect(server.databaseUrl, 5);
  live = await startLiveSessions(sql, notifications);
  tokens = createAccessTokens((await readSecrets(sql)).accessToken, sql, live);
  end = () => Promise.all([notifications.stop(), sql.end()]);
});
afterAll(() => end());

/** Cost of a private request before its own work: checking the token's signature and the session. */
async function timeRequests(users: readonly TestUser[]): Promise<number[]> {
  const app = new Hono();
  const times: number[] = [];
  app.get('/', async (c) => {
    times.push(await timed(() => tokens.requireUser(c)));
    return c.body(null, 204);
  });
  for (const { token } of users) await app.request('/', { headers: { authorization: `Bearer ${token}` } });
  return times;
}

/** The session alone. */
async function timeLooks(users: readonly TestUser[]): Promise<number[]> {
  const times: number[] = [];
  for (const { id, token } of users) {
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
    times.push(await timed(async () => expect(await live.find(sid, id)).toBeDefined()));
  }
  return times;
}

test('checking the session of a request', async () => {
  const users: TestUser[] = [];
  for (let count = 0; count < 300; count += 1) users.push(await createUser(sql));
  const unknown = await timeLooks(users);
  const known = Array.from({ length: 10 }, () => users).flat();
  const times = await timeLooks(known);
  expect(times).toHaveLength(known.length);
  record('Session check of a request', times, { aim: { p95: 1 } });
  record('– of a session that the server has not seen lately', unknown);
  record('– with the signature of its token', await timeRequests(known));
});
