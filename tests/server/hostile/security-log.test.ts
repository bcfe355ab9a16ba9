import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../../../server/accounts/account.ts';
import { readSecrets } from '../../../server/database/secrets.ts';
import { ApiError } from '../../../server/errors/api-error.ts';
import { answerErrors } from '../../../server/errors/error-handler.ts';
import { trustProxies } from '../../../server/limits/client-address.ts';
import { createLog } from '../../../server/logging/log.ts';
import { followRequests } from '../../../server/security-log/follow-requests.ts';
import { eventOfRoute, unnamedRoutes } from '../../../server/security-log/named-routes.ts';
import { noteAddress, noteEvent, noteSession } from '../../../server/security-log/noted.ts';
import { createPseudonyms, type PseudonymKind } from '../../../server/security-log/pseudonym.ts';
import { createRefusalBound } from '../../../server/security-log/refusal-bound.ts';
import type { SecurityEvent } from '../../../server/security-log/security-event.ts';
import { newId, useServer } from '../fixture.ts';

const server = useServer({ TRUSTED_PROXIES: '1' });
const password = 'Kreis läuft 7m';
const post = (path: string, body: unknown, network: string, headers: Record<string, string> = {}) =>
  server.fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network, ...headers },
  });
const cookieOf = (answer: Response) => /anwurf_refresh=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';

/** Everything personal that this file has sent; no line may contain any of it. */
const secretTexts: string[] = [];
async function createOwner() {
  const email = `${newId()}@test.example`;
  await createAccount(server.sql, email, password, 'Ada Beispiel');
  secretTexts.push(email);
  return email;
}

/** The pseudonyms that an operator computes for what he is asked about. */
async function lens() {
  const of = createPseudonyms((await readSecrets(server.sql)).securityLog);
  return (kind: PseudonymKind, value: string) => server.attacks.filter((line) => line[kind] === of(kind, value));
}
const outline = (lines: readonly SecurityEvent[]) =>
  lines.map(({ event, outcome, reason }) => [event, outcome, reason].filter((part) => part !== undefined).join(' '));

describe('a detective', () => {
  it('sees a guessing network, whom it tried, when it was stopped, and that the owner came in from elsewhere', async () => {
    const [thief, home] = ['203.0.113.66', '198.51.100.7'];
    const [first, second] = [await createOwner(), await createOwner()];
    for (let guess = 0; guess < 11; guess += 1) await post('/api/auth/login', { email: first, password: `geraten ${guess}` }, thief);
    const missed = await post('/api/auth/login', { email: second, password: 'geraten' }, thief);
    await post('/api/auth/login', { email: first, password }, home);

    const find = await lens();
    const byThief = find('network', thief);
    expect(outline(byThief)).toEqual([
      ...Array.from({ length: 10 }, () => 'sign_in refused invalid_credentials'),
      'rate_limited refused too_many_requests',
      'sign_in refused invalid_credentials',
    ]);
    // The answer names its line; two addresses were tried, and no account is proven by trying.
    expect(byThief.at(-1)?.request).toBe(missed.headers.get('x-request-id'));
    expect(byThief.map(({ address }) => address)).toEqual(
      [...find('address', first).slice(0, 11), ...find('address', second)].map((line) => line.address),
    );
    expect(byThief.every(({ account }) => account === undefined)).toBe(true);
    const [owner] = find('network', home);
    expect(owner).toMatchObject({ event: 'sign_in', outcome: 'ok', route: 'POST /api/auth/login', account: expect.any(String) });
    expect(owner?.address).toBe(byThief[0]?.address);
  });

  it('sees from which networks a stolen refresh token was used, and that the session ended', async () => {
    const [thief, home] = ['203.0.113.67', '198.51.100.8'];
    const email = await createOwner();
    const renewTenMinutesLater = async (own: string, network: string) => {
      await server.sql`update refresh_tokens set created_at = created_at - interval '10 minutes'`;
      const renewed = cookieOf(await post('/api/auth/refresh', {}, network, { cookie: own }));
      secretTexts.push(renewed);
      return renewed;
    };
    const stolen = cookieOf(await post('/api/auth/login', { email, password }, home));
    secretTexts.push(stolen);
    await renewTenMinutesLater(await renewTenMinutesLater(stolen, home), home);
    await post('/api/auth/refresh', {}, thief, { cookie: stolen });

    const find = await lens();
    const [signedIn] = find('address', email);
    const ofSession = server.attacks.filter(({ session }) => session === signedIn?.session);
    expect(outline(ofSession)).toEqual([
      'sign_in ok',
      'session_renewed ok',
      'session_renewed ok',
      'token_reused refused',
      'session_renewed refused unauthenticated',
    ]);
    expect(new Set(ofSession.map(({ account }) => account))).toEqual(new Set([signedIn?.account]));
    expect(outline(find('network', thief))).toEqual(outline(ofSession.slice(3)));
  });

  it('follows the attempt to take an account over with a borrowed session', async () => {
    const [thief, home] = ['203.0.113.68', '198.51.100.9'];
    const email = await createOwner();
    const { accessToken: token } = (await (await post('/api/auth/login', { email, password }, home)).json()) as { accessToken: string };
    secretTexts.push(token);
    const borrowed = { authorization: `Bearer ${token}` };
    const wrong = { currentPassword: 'geraten', newPassword: 'Neues Tor 99 im Kreis' };
    await post('/api/auth/change-password', wrong, thief, borrowed);
    await post('/api/auth/passkeys/begin', { password: 'geraten' }, thief, borrowed);
    await post('/api/auth/authenticator/confirm', { code: '000000' }, thief, borrowed);
    await post('/api/auth/forgot-password', { email }, thief);
    await post('/api/account/delete', { password: 'geraten' }, thief, borrowed);
    await server.fetch('/api/account/export', { headers: { ...borrowed, 'x-forwarded-for': thief } }).then((answer) => answer.text());
    await post('/api/auth/change-password', { ...wrong, currentPassword: password }, home, borrowed);
    await post('/api/auth/sessions/end-others', { password }, thief, borrowed);

    const find = await lens();
    expect(outline(find('network', thief))).toEqual([
      'password_changed refused invalid_credentials',
      'passkey_begun refused invalid_credentials',
      'factor_added refused code_invalid',
      'password_reset_requested ok',
      'account_deleted refused invalid_credentials',
      'export ok',
      'sessions_ended refused unauthenticated',
    ]);
    const [signedIn] = find('address', email);
    expect(outline(server.attacks.filter(({ account }) => account === signedIn?.account))).toEqual([
      'sign_in ok',
      ...outline(find('network', thief))
        .filter((line) => !line.startsWith('password_reset_requested'))
        .slice(0, -1),
      'password_changed ok',
      'sessions_ended refused unauthenticated',
    ]);
    // The stranger named the address; only the owner's sign-ins have proven it.
    expect(find('address', email).map(({ event, account }) => [event, account !== undefined])).toEqual([
      ['sign_in', true],
      ['password_reset_requested', false],
      ['password_changed', true],
    ]);
  });

  it('sees foreign writes, foreign tokens and unreadable input', async () => {
    const [user, other] = [await server.user(), await server.user()];
    secretTexts.push(user.email, user.id, other.id, user.token);
    const write = (table: string) => ({ id: newId(), table, op: 'update', key: other.id, values: { full_name: 'Eve' } });
    const from = server.attacks.length;
    await server.push(user, [write('users'), write('users'), write(`${other.email}; drop`)]);
    await server.fetch('/api/account/export', { headers: { authorization: 'Bearer gestohlen' } });
    await server.fetch('/api/shapes/users?offset=-1&token=geheim', { headers: { authorization: 'Bearer gestohlen' } });
    await server.fetch('/api/auth/login', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } });
    await server.push(user, 'kein Stapel');
    expect(server.attacks.slice(from).map(({ event, route, reason, table, count }) => [event, route, reason, table, count])).toEqual([
      ['writes_refused', 'POST /api/sync/mutations', 'forbidden', 'users', 2],
      ['writes_refused', 'POST /api/sync/mutations', 'unknown_table', 'unknown', 1],
      ['export', 'GET /api/account/export', 'unauthenticated', undefined, undefined],
      ['access_refused', 'GET /api/shapes/:table', 'unauthenticated', undefined, undefined],
      ['sign_in', 'POST /api/auth/login', 'bad_request', undefined, undefined],
      ['input_refused', 'POST /api/sync/mutations', 'invalid_input', undefined, undefined],
    ]);
  });
});

it('keeps no address, id or token of all that the tests above have sent', () => {
  expect(secretTexts.length).toBeGreaterThan(10);
  const written = JSON.stringify(server.attacks);
  for (const text of secretTexts) expect(written).not.toContain(text);
});

it('puts nothing that a request holds or a route notes into a line but pseudonyms', async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const app = new Hono();
  answerErrors(app, () => undefined);
  app.use(followRequests({ key: new Uint8Array(32), write: log.security }));
  app.use(trustProxies(1));
  app.post('/api/auth/login/:token', (c) => {
    noteAddress(c, c.req.header('x-email') ?? '');
    noteSession(c, { userId: c.req.header('x-user') ?? '', sessionId: c.req.header('x-session') ?? '' });
    noteEvent(c, { event: 'token_reused' });
    throw new ApiError(c.req.query('code') === 'limited' ? 'too_many_requests' : 'forbidden', `${c.req.param('token')} refused`);
  });
  const text = fc.stringMatching(/^[a-z\d]{12,30}$/);
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.emailAddress(),
      fc.ipV4(),
      fc.uuid(),
      fc.uuid(),
      fc.constantFrom('limited', 'other'),
      async (token, email, ip, userId, sessionId, code) => {
        lines.length = 0;
        const headers = {
          'x-email': email,
          'x-user': userId,
          'x-session': sessionId,
          'x-forwarded-for': ip,
          authorization: `Bearer ${token}`,
          cookie: `a=${token}`,
        };
        const env = { incoming: { socket: { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } };
        const answer = await app.request(
          `/api/auth/login/${token}?code=${code}&email=${encodeURIComponent(email)}`,
          { method: 'POST', headers },
          env,
        );
        expect(lines).toHaveLength(2);
        for (const line of lines) {
          for (const personal of [token, email, ip, userId, sessionId, '@', '10.0.0.1']) expect(line).not.toContain(personal);
          expect(JSON.parse(line)).toMatchObject({ request: answer.headers.get('x-request-id'), route: 'POST /api/auth/login/:token' });
        }
      },
    ),
  );
});

it('has a name for every route of accounts, or says that the route proves and changes nothing', () => {
  const routes = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/api\/(auth|account)\//.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  expect(routes.filter((route) => eventOfRoute(route) === undefined).toSorted()).toEqual([...unnamedRoutes].toSorted());
});

it('has other pseudonyms after its key was taken away, and the same on every server until then', async () => {
  const of = async () => createPseudonyms((await readSecrets(server.sql)).securityLog)('network', '203.0.113.1');
  const before = await of();
  expect(await of()).toBe(before);
  await server.sql`delete from server_secrets where name = 'security_log'`;
  expect(await of()).not.toBe(before);
});

it('writes so many refusals of a network a minute, and says how many more there were', () => {
  let now = 0;
  const bound = createRefusalBound({ network: 3, all: 5 }, () => now);
  const take = (network: string, times: number) => Array.from({ length: times }, () => bound.take(network)).filter(Boolean).length;
  expect([take('flood', 10), take('other', 1), take('third', 2)]).toEqual([3, 1, 1]);
  expect(bound.leftOut()).toEqual([]);
  now = 60_000;
  expect(bound.leftOut()).toEqual([['flood', 7]]);
  expect([bound.leftOut(), take('flood', 1)]).toEqual([[], 1]);
});

it('writes lines of JSON, without the values of a failed statement', async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  log.security({ event: 'token_reused', outcome: 'refused', network: 'Zm9v' });
  log.security({ event: 'sign_in', outcome: 'ok', network: 'Zm9v' });
  await server.sql`insert into users (id, email) values (${newId()}, null)`.catch((error: unknown) => log.error('a request failed', error));
  const [security, signedIn, error] = lines.map((line): unknown => JSON.parse(line));
  expect(security).toMatchObject({ level: 40, security: 'token_reused', network: 'Zm9v', time: expect.stringMatching(/^\d{4}-/) });
  expect(signedIn).toMatchObject({ level: 30, security: 'sign_in', outcome: 'ok' });
  expect(error).toMatchObject({ level: 50, msg: 'a request failed', err: { code: '23502', table_name: 'users' } });
  expect(lines[2]).not.toMatch(/Failing row|"detail"|"query"|"parameters"/);
});
