import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAccessTokens, type AccessTokens } from '../../../server/accounts/access-token.ts';
import { type LiveSessions, startLiveSessions } from '../../../server/accounts/live-sessions.ts';
import { createAccount } from '../../../server/accounts/account.ts';
import { createAccountDataRoutes } from '../../../server/account-data/routes.ts';
import { createAfterAnswer } from '../../../server/accounts/after-answer.ts';
import { hashToken } from '../../../server/identity/token.ts';
import { createAuthRoutes } from '../../../server/accounts/routes.ts';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { readSecrets } from '../../../server/database/secrets.ts';
import { answerErrors } from '../../../server/errors/error-handler.ts';
import { createNewsletterRoutes } from '../../../server/newsletter/routes.ts';
import { createRegistrationProof } from '../../../server/registration/registration-proof.ts';
import { createRegistrationRoutes } from '../../../server/registration/routes.ts';
import { keyAttemptLimits } from '../../../server/limits/attempt-limit.ts';
import { trustProxies } from '../../../server/limits/client-address.ts';
import { type Notifications, startNotifications } from '../../../server/notifications/notifications.ts';
import { useCheapPasswords } from './cheap-passwords.ts';
import { createUser, newId, useServer } from '../fixture.ts';

useCheapPasswords();
const server = useServer();
let sql: Sql;
let notifications: Notifications;
let live: LiveSessions;
let tokens: AccessTokens;
const logged: string[] = [];
const afterAnswer = createAfterAnswer((line, error) => void logged.push(`${line} ${String(error)}`));

// The clock stands still unless a test moves it; timers run.
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  sql = connect(server.databaseUrl, 5);
  notifications = startNotifications(server.databaseUrl);
  live = await startLiveSessions(sql, notifications);
  const secrets = await readSecrets(sql);
  tokens = createAccessTokens(secrets.accessToken, sql, live);
  keyAttemptLimits(sql, secrets.rateLimits);
});
afterAll(async () => {
  await afterAnswer.settled();
  await notifications.stop();
  await sql.end();
  vi.useRealTimers();
});

/** The routes of accounts by themselves, from networks that nobody else in this file has. */
function createClient(proxies = 0) {
  const app = new Hono();
  answerErrors(app, (line, error) => void logged.push(`${line} ${String(error)}`));
  app.use(trustProxies(proxies));
  const options = {
    sql,
    tokens,
    live,
    publicUrl: undefined,
    siteUrl: () => 'http://anwurf.test',
    contact: undefined,
    inviteBuyer: async () => undefined,
    linkPayments: () => Promise.resolve(),
    deviceSecret,
    factorSecret: deviceSecret,
    afterAnswer,
  };
  app.route('/api/auth', createAuthRoutes(options)).route('/api/auth', createRegistrationRoutes(options));
  app.route('/api/newsletter', createNewsletterRoutes(options));
  app.route('/api/account', createAccountDataRoutes({ ...options, databaseUrl: '' }));
  return async (path: string, body: unknown, from: string, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
    return app.request(path, init, { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } } });
  };
}
type Client = ReturnType<typeof createClient>;

const deviceSecret = new Uint8Array(32).fill(3);
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
  const known = signedIn.get(key) ?? (await createUser(sql, 30 * 86_400)).token;
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
  '/api/auth/change-email': (key) => ({ body: { newEmail: email(key + 5000), password: 'falsch' }, headers: bearer(key) }),
  '/api/auth/confirm-email': (key) => ({ body: { oldCode: '000000', newCode: '000000' }, headers: bearer(key) }),
  '/api/auth/authenticator/begin': (key) => ({ body: { password: 'falsch' }, headers: bearer(key) }),
  '/api/auth/authenticator/confirm': (key) => ({ body: { code: '000000' }, headers: bearer(key) }),
  '/api/auth/authenticator/remove': (key) => ({ body: { password: 'falsch', code: '000000' }, headers: bearer(key) }),
  '/api/auth/passkeys/begin': (key) => ({ body: { password: 'falsch' }, headers: bearer(key) }),
  '/api/auth/passkeys/remove': (key) => ({ body: { id: newId(), password: 'falsch' }, headers: bearer(key) }),
  '/api/auth/passkeys/confirm': (key) => ({ body: { id: newId(), password: 'falsch' }, headers: bearer(key) }),
  '/api/account/delete': (key) => ({ body: { password: 'falsch' }, headers: bearer(key) }),
  // A body of another type: the limit counts it, and no import begins.
  '/api/account/import': (key) => ({ body: {}, headers: bearer(key).then((head) => ({ ...head, 'content-type': 'text/plain' })) }),
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

/** Routes that a stranger who knows an address could close to its owner: limited by network alone. */
const openToOwners = ['/api/auth/login', '/api/auth/forgot-password', '/api/auth/verify-payment', '/api/auth/register'];

describe.each(Object.keys(routes).filter((path) => !openToOwners.includes(path)))('%s', (path) => {
  it('is limited by account, from wherever it is asked, until the window ends', async () => {
    const client = createClient();
    const { passed, seconds } = await sendUntilLimited(() => send(client, path, 1, nextAddress()));
    expect(passed).toBeGreaterThan(0);
    expect(seconds).toBe(900);
    expect((await send(client, path, 2, nextAddress())).status).not.toBe(429);
    pass(899_000);
    const last = await send(client, path, 1, nextAddress());
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '1']);
    pass(1000);
    expect((await send(client, path, 1, nextAddress())).status).not.toBe(429);
  });
});

describe.each(Object.keys(routes))('%s', (path) => {
  it('is limited by address, whatever X-Forwarded-For claims, until the window ends', async () => {
    const client = createClient();
    const from = nextAddress();
    const forged = () => ({ 'x-forwarded-for': nextAddress(), forwarded: `for=${nextAddress()}`, 'x-real-ip': nextAddress() });
    const { passed, seconds } = await sendUntilLimited((attempt) => send(client, path, attempt, from, forged()));
    expect(passed).toBeGreaterThan(0);
    expect(seconds).toBe(900);
    expect((await send(client, path, 2000, nextAddress())).status).not.toBe(429);
    pass(900_000);
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

describe('guessing a password', () => {
  const cookieOf = (response: Response) => /anwurf_device=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const signIn = (client: Client, key: number, from: string, cookie = '', password = newPassword) =>
    client('/api/auth/login', { email: email(key), password }, from, { cookie });

  it('ends for one network after ten tries, and goes on when the quarter of an hour is over', async () => {
    const client = createClient();
    const from = nextAddress();
    expect(await sendUntilLimited(() => send(client, '/api/auth/login', 81, from))).toEqual({ passed: 10, seconds: 900 });
    expect((await send(client, '/api/auth/login', 82, from)).status).toBe(401);
    pass(900_000);
    expect((await send(client, '/api/auth/login', 81, from)).status).toBe(401);
  });

  it('ends for all strangers together after a hundred tries a day: a million take 27 years', async () => {
    const client = createClient();
    expect(await sendUntilLimited(() => send(client, '/api/auth/login', 83, nextAddress()))).toEqual({ passed: 100, seconds: 86_400 });
    pass(86_400_000);
    expect((await send(client, '/api/auth/login', 83, nextAddress())).status).toBe(401);
  });

  it('locks the owner out of no device that he has used, and of none with a mailed link', async () => {
    const client = createClient();
    const owner = await createAccount(sql, email(84), newPassword, 'Ada');
    const home = nextAddress();
    const known = cookieOf(await signIn(client, 84, home));
    expect(known).toMatch(/^anwurf_device=/);
    expect(known).not.toContain('spielerin');
    await sendUntilLimited(() => send(client, '/api/auth/login', 84, nextAddress()));
    expect((await signIn(client, 84, nextAddress())).status).toBe(429);
    expect((await signIn(client, 84, nextAddress(), known)).status).toBe(200);
    // The network is full of strangers as well.
    await sendUntilLimited((attempt) => send(client, '/api/auth/login', 1000 + attempt, home));
    expect((await signIn(client, 84, home, known)).status).toBe(200);
    await sql`insert into password_resets (token_hash, user_id, expires_at)
      values (${hashToken(token(84))}, ${owner}, now() + interval '1 hour')`;
    expect((await send(client, '/api/auth/reset-password', 84, nextAddress())).status).toBe(200);
  });

  it('from a known device ends after thirty tries a day, and its cookie opens no other account', async () => {
    const client = createClient();
    for (const key of [85, 86]) await createAccount(sql, email(key), newPassword, 'Ada');
    const known = cookieOf(await signIn(client, 85, nextAddress()));
    const { passed, seconds } = await sendUntilLimited(() => signIn(client, 85, nextAddress(), known, 'falsch geraten'));
    expect([passed, seconds]).toEqual([30, 86_400]);
    expect(await sendUntilLimited(() => signIn(client, 86, nextAddress(), known, 'falsch geraten'))).toMatchObject({ passed: 100 });
    const forged = `${known.slice(0, -4)}AAAA`;
    expect(await sendUntilLimited((attempt) => signIn(client, 2000 + attempt, '10.9.9.9', forged, 'falsch'))).toMatchObject({ passed: 50 });
  });

  it('ends at a hundred a day from one network, however many known devices guess there', async () => {
    const client = createClient();
    await createAccount(sql, email(96), newPassword, 'Ada');
    const here = '10.9.6.9';
    const devices: string[] = [];
    for (let count = 0; count < 12; count += 1) devices.push(cookieOf(await signIn(client, 96, here)));
    let guesses = 0;
    // A day, a quarter of an hour at a time.
    for (let quarter = 0; quarter < 95; quarter += 1) {
      for (const device of [undefined, ...devices.slice(-5), devices[0]]) {
        const again = async () => (await signIn(client, 96, here, device, 'falsch')).status === 401;
        while (await again()) guesses += 1;
      }
      pass(900_000);
    }
    expect(guesses).toBeLessThanOrEqual(100);
    expect(guesses).toBeGreaterThan(50);
  });

  it('has thirty tries for each of the last five devices at most, and none of them after a new password', async () => {
    const client = createClient();
    const owner = await createAccount(sql, email(95), newPassword, 'Ada');
    const devices: string[] = [];
    for (let count = 0; count < 8; count += 1) devices.push(cookieOf(await signIn(client, 95, nextAddress())));
    await sendUntilLimited(() => send(client, '/api/auth/login', 95, nextAddress()));
    const statuses = async () =>
      Promise.all(devices.map(async (device) => (await signIn(client, 95, nextAddress(), device, 'falsch')).status));
    expect(await statuses()).toEqual([429, 429, 429, 401, 401, 401, 401, 401]);
    await sql`insert into password_resets (token_hash, user_id, expires_at)
      values (${hashToken(token(95))}, ${owner}, now() + interval '1 hour')`;
    expect((await send(client, '/api/auth/reset-password', 95, nextAddress())).status).toBe(200);
    expect(new Set(await statuses())).toEqual(new Set([429]));
  });

  it('is counted by all servers together', async () => {
    const [one, other] = [createClient(), createClient()];
    const from = nextAddress();
    const clients = [one, other];
    const { passed } = await sendUntilLimited((attempt) => send(clients[attempt % 2] ?? one, '/api/auth/login', 87, from));
    expect(passed).toBe(10);
  });
});

describe('a stranger who knows an address', () => {
  const codeForm = (key: number, code: string) => ({ email: email(key), fullName: 'Ada', password: newPassword, oldEnough: true, code });
  const codeOf = async (key: number) => {
    await sql`delete from registration_codes where email = ${email(key)}`;
    return createRegistrationProof(sql, email(key));
  };
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  const pay = (key: number) => sql`insert into payments (id, email, status) values (${newId()}, ${email(key)}, 'complete')`;

  it('keeps no newcomer from registering by his link, whatever he tries', async () => {
    const client = createClient();
    await pay(90);
    const { token: link, code } = await codeOf(90);
    for (let attempt = 0; attempt < 20; attempt += 1) await send(client, '/api/auth/register', 90, nextAddress());
    for (let attempt = 0; attempt < 6; attempt += 1) await client('/api/auth/register', codeForm(90, wrong(code)), nextAddress());
    for (let attempt = 0; attempt < 6; attempt += 1) await send(client, '/api/auth/verify-payment', 90, nextAddress());
    const form = { email: email(90), fullName: 'Ada', password: newPassword, oldEnough: true, token: link };
    expect((await client('/api/auth/register', form, nextAddress())).status).toBe(200);
  });

  it('leaves a new code five new tries', async () => {
    const client = createClient();
    await pay(91);
    for (let round = 0; round < 3; round += 1) {
      const { code } = await codeOf(91);
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect((await client('/api/auth/register', codeForm(91, wrong(code)), nextAddress())).status).toBe(400);
      }
    }
    expect((await client('/api/auth/register', codeForm(91, (await codeOf(91)).code), nextAddress())).status).toBe(200);
  });

  it.each([
    ['an owner', 92, ['already-registered', 'newsletter-opt-in', 'password-reset']],
    ['a newcomer', 93, ['newsletter-opt-in', 'welcome', 'welcome']],
    ['anybody', 94, ['newsletter-opt-in', 'no-payment']],
  ])('makes us send %s three mails within a window at most', async (_, key, templates) => {
    const client = createClient();
    if (key === 92) await createAccount(sql, email(key), newPassword, 'Ada');
    if (key === 93) await pay(key);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      for (const path of ['/api/auth/verify-payment', '/api/auth/forgot-password']) {
        expect((await send(client, path, key, nextAddress())).status).toBe(204);
      }
      expect((await client('/api/newsletter', { email: email(key), consent: true }, nextAddress())).status).toBe(204);
    }
    await afterAnswer.settled();
    const mails = await sql<{ template: string }[]>`select template from mail_outbox where recipient = ${email(key)} order by template`;
    expect(mails.map(({ template }) => template)).toEqual(templates);
  });
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
