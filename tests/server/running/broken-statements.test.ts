import { renewFeed } from '../../../server/calendar-feeds/feed-address.ts';
import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { queryMark } from '@anwurf/contract/first-rows';
import { consentVersion } from '@anwurf/contract/consent';
import { anyAnswers } from '@anwurf/db/queries/questionnaires';
import { beginAuthenticatorResponseSchema, confirmAuthenticatorResponseSchema } from '@anwurf/contract/second-factor';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../../server/accounts/account.ts';
import { hashPassword } from '../../../server/accounts/password.ts';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { readSecrets } from '../../../server/database/secrets.ts';
import { createToken, hashToken } from '../../../server/identity/token.ts';
import { createRegistrationProof } from '../../../server/registration/registration-proof.ts';
import { useCheapPasswords } from '../accounts/cheap-passwords.ts';
import { SoftwareAuthenticator } from '../accounts/software-authenticator.ts';
import { proofCount } from '../../proof-counts.ts';
import { createDatabase, createUser, newId, ServerFixture, type TestUser } from '../fixture.ts';
import { beginCheckout, messageOf, testSigner } from '../payments/payment-messages.ts';
import { requestPlan } from '../plans/plan-requests.ts';
import { insertParents, insertSets } from '../pushes/sample-rows.ts';
import { readShape } from '../shapes/shape-client.ts';
import { foundTeam } from '../../../server/teams/found-team.ts';
import { joinTeam } from '../../../server/teams/join-team.ts';
import { renewCode } from '../../../server/teams/lead-team.ts';
import { BreakingProxy, type WayToBreak, waysToBreak } from './breaking-proxy.ts';

useCheapPasswords();
const server = new ServerFixture();
let proxy: BreakingProxy;
/** Past the proxy. */
let direct: Sql;
let passwordHash = '';
const password = 'Kreis läuft 7m';
/** More than the server has connections. */
const together = 25;
/** A request that has not ended by then never will, on a machine with other work too. */
const patienceMs = 60_000;

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  proxy = await BreakingProxy.start(databaseUrl);
  direct = connect(databaseUrl, 4);
  passwordHash = await hashPassword(password);
  await server.start({ DATABASE_URL: proxy.url, TRUSTED_PROXIES: '1' }, { longPollMs: 20, keepAliveMs: 20, sseCloseMs: 40 });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await proxy.stop();
  await direct.end();
});

/** Each request of another network, so that no limit ends it. */
const address = () => [10, ...randomBytes(3)].join('.');
type Sent = { as?: TestUser; headers?: Record<string, string> };

/** 'POST /api/auth/login' for everything that was asked. */
const asked: string[] = [];

function ask(path: string, init: RequestInit & Pick<Sent, 'as'>): Promise<Response> {
  asked.push(`${init.method ?? 'GET'} ${path.split('?')[0]}`);
  return server.fetch(path, init);
}

function post(path: string, body: unknown, { headers, ...sent }: Sent = {}): Promise<Response> {
  const type = { 'content-type': 'application/json', 'x-forwarded-for': address(), 'x-anwurf-client': 'desktop' };
  return ask(path, { method: 'POST', body: JSON.stringify(body), headers: { ...type, ...headers }, ...sent });
}
const get = (path: string, { headers, ...sent }: Sent = {}) =>
  ask(path, { headers: { 'x-forwarded-for': address(), accept: 'text/html', ...headers }, ...sent });

/** An account with its password, a session and some rows. */
async function account(): Promise<TestUser> {
  const user = await createUser(direct);
  await direct`insert into user_credentials (user_id, password_hash) values (${user.id}, ${passwordHash})`;
  await insertSets(direct, user.id, 3);
  return user;
}
async function signedIn() {
  const user = await account();
  const answer = (await (await post('/api/auth/login', { email: user.email, password })).json()) as { refreshToken: string };
  return { ...user, refreshToken: answer.refreshToken };
}
const set = () => ({
  id: newId(),
  table: 'workout_tracking',
  op: 'upsert',
  key: newId(),
  values: { workout_id: newId(), exercise_name: 'Kniebeuge', reps: 8, created_at: new Date().toISOString() },
});
const exported = (rows: object[]) => ({
  product: 'anwurf',
  version: 1,
  exportedAt: new Date().toISOString(),
  tables: { workout_tracking: rows },
});
const newEmail = () => `${newId()}@test.example`;

/** Puts a mailed token into a table, and returns it. */
async function mailed(store: (hash: Uint8Array) => PromiseLike<unknown>): Promise<string> {
  const token = createToken();
  await store(hashToken(token));
  return token;
}
const newsletterToken = (email: string) =>
  mailed((hash) => direct`insert into newsletter_requests (token_hash, email, text_version) values (${hash}, ${email}, '1.0')`);

const resetLink = (userId: string) =>
  mailed(
    (hash) =>
      direct`insert into password_resets (token_hash, user_id, expires_at) values (${hash}, ${userId}, now() + interval '30 minutes')`,
  );

/** Requests, each time for somebody else: `prepare` is not broken. */
type Step = { readonly prepare: () => Promise<() => Promise<unknown>>; readonly ways: readonly WayToBreak[] };
const step = <T>(prepare: () => Promise<T>, act: (prepared: T) => Promise<unknown>, ways: readonly WayToBreak[] = waysToBreak): Step => ({
  ways,
  prepare: async () => {
    const prepared = await prepare();
    return () => act(prepared);
  },
});
const nothing = () => Promise.resolve();
const drop = (path: string, as: TestUser) => ask(path, { method: 'DELETE', as, headers: { 'x-forwarded-for': address() } });

/** A coach, his team, and a code by which players join. */
async function teamWithCode() {
  const as = await account();
  const team = await foundTeam(direct, as.id, { name: 'Probe' });
  const { code } = await renewCode(direct, as.id, team, 'player');
  return { as, team, code };
}

/** A player of a team. */
async function teamWithPlayer() {
  const { team, code } = await teamWithCode();
  const as = await account();
  await joinTeam(direct, as.id, { code, kinds: [], textVersion: 'test' });
  return { as, team };
}
function push(user: TestUser, mutations: readonly object[]): Promise<Response> {
  asked.push('POST /api/sync/mutations');
  return server.push(user, mutations);
}

const steps: Readonly<Record<string, Step>> = {
  health: step(nothing, () => get('/api/health')),
  readiness: step(nothing, () => get('/api/health/ready')),
  'the first page': step(nothing, () => get('/api/site')),
  norms: step(nothing, () => get('/api/norms')),
  'a snapshot': step(account, (as) => get('/api/shapes/workout_tracking?offset=-1', { as })),
  'snapshots of several tables': step(account, (as) => get('/api/shapes?tables=sync_heads,users,goals', { as })),
  'rows of a first screen': step(
    async () => ({ as: await account(), mark: await queryMark(anyAnswers().sql) }),
    ({ as, mark }) => post('/api/first-rows', { queries: [{ mark, params: [] }] }, { as }),
  ),
  'the end of a shape': step(account, (as) => get('/api/shapes/workout_tracking?offset=now', { as })),
  'a whole shape, and a long poll': step(account, async (as) => {
    const { handle, offset } = await readShape(server, as, 'sync_heads');
    return get(`/api/shapes/sync_heads?${new URLSearchParams({ handle, offset, live: 'true' })}`, { as });
  }),
  'a shape after the end of access': step(
    async () => {
      const user = await account();
      await direct`update users set access_expires_at = now() where id = ${user.id}`;
      return user;
    },
    (as) => get('/api/shapes/exercise_catalogue?offset=-1', { as }),
  ),
  'a push of one table': step(account, (user) => push(user, [set()])),
  'a push of several': step(
    async () => {
      const user = await account();
      return { user, plan: (await insertParents(direct, user.id))['trainingsplanreal'] };
    },
    ({ user, plan }) =>
      push(user, [
        set(),
        { id: newId(), table: 'sessions', op: 'upsert', key: newId(), values: { plan_id: plan, session_order: 9 } },
        { id: newId(), table: 'workout_tracking', op: 'delete', key: newId(), values: {} },
      ]),
  ),
  'finished origins': step(account, (as) => post('/api/sync/finished-origins', { origins: [newId()] }, { as })),
  'a plan': step(account, (user) => requestPlan(server, user)),
  login: step(account, ({ email }) => post('/api/auth/login', { email, password })),
  'a wrong password': step(account, ({ email }) => post('/api/auth/login', { email, password: 'falsch' })),
  refresh: step(signedIn, ({ refreshToken }) => post('/api/auth/refresh', { refreshToken })),
  logout: step(signedIn, ({ refreshToken }) => post('/api/auth/logout', { refreshToken, origins: [newId()] })),
  sessions: step(account, (as) => get('/api/auth/sessions', { as })),
  'the end of a session': step(account, (as) => post('/api/auth/sessions/end', { id: newId(), password }, { as })),
  'the end of other sessions': step(account, (as) => post('/api/auth/sessions/end-others', { password }, { as })),
  'a forgotten password': step(account, ({ email }) => post('/api/auth/forgot-password', { email })),
  'a new password by mail': step(
    async () => {
      const { id } = await account();
      return resetLink(id);
    },
    (token) => post('/api/auth/reset-password', { token, password: 'Ein anderes 9m' }),
  ),
  'a changed password': step(account, (as) =>
    post('/api/auth/change-password', { currentPassword: password, newPassword: 'Ein anderes 9m' }, { as }),
  ),
  'ways to sign in': step(account, (as) => get('/api/auth/sign-in-methods', { as })),
  'an authenticator': step(account, (as) => post('/api/auth/authenticator/begin', { password }, { as })),
  'a passkey': step(account, (as) => post('/api/auth/passkeys/begin', { password }, { as })),
  'a passkey to sign in with': step(nothing, () => post('/api/auth/passkeys/challenge', {})),
  'a purchase': step(nothing, async () => {
    const { url } = (await (await post('/api/checkout', { email: newEmail() })).json()) as { url: string };
    const form = new URLSearchParams({ action: 'pay', email: newEmail() });
    return ask(new URL(url).pathname, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: { 'x-forwarded-for': address() },
    });
  }),
  registration: step(
    async () => {
      const email = newEmail();
      await direct`insert into payments (id, email, status) values (${newId()}, ${email}, 'complete')`;
      return { email, ...(await createRegistrationProof(direct, email)) };
    },
    ({ email, code }) => post('/api/auth/register', { email, fullName: 'Ada', password, oldEnough: true, code }),
  ),
  'a paid address': step(
    async () => {
      const email = newEmail();
      await direct`insert into payments (id, email, status) values (${newId()}, ${email}, 'complete')`;
      return email;
    },
    (email) => post('/api/auth/verify-payment', { email }),
  ),
  access: step(account, (as) => get('/api/auth/access', { as })),
  'an export': step(account, (as) => get('/api/account/export', { as })),
  // Each starts a thread with connections of its own.
  'an import': step(
    account,
    (as) => post('/api/account/import', exported([{ id: newId(), workout_id: newId(), exercise_name: 'Kniebeuge', reps: 8 }]), { as }),
    ['lost'],
  ),
  'a deleted account': step(account, (as) => post('/api/account/delete', { password }, { as })),
  // Of the user and his limit alone: nothing is fetched from this machine's own network.
  'a calendar': step(account, (as) => post('/api/calendars', { address: 'https://10.0.0.1/' }, { as })),
  'what a device is notified of': step(account, (as) => get('/api/push', { as })),
  'a device that wants notifications': step(account, (as) => post('/api/push', wishes(), { as })),
  'the end of notifications': step(account, (as) => drop('/api/push', as)),
  'a notification to try out': step(
    async () => {
      const as = await account();
      await post('/api/push', wishes(), { as });
      return as;
    },
    (as) => post('/api/push/trial', undefined, { as }),
  ),
  'the address of a feed': step(account, (as) => get('/api/calendar-feed', { as })),
  'a new address of a feed': step(account, (as) => post('/api/calendar-feed', undefined, { as })),
  'the end of a feed': step(account, (as) => drop('/api/calendar-feed', as)),
  'a feed': step(
    async () => (await renewFeed(direct, (await account()).id)).token,
    (token) => get(`/api/calendar-feed/${token}.ics`),
  ),
  'a team': step(account, (as) => post('/api/teams', { name: 'Probe' }, { as })),
  'the preview of a team': step(teamWithCode, ({ as, code }) => post('/api/teams/preview', { code }, { as })),
  'a new member': step(teamWithCode, async ({ code }) => post('/api/teams/join', { code }, { as: await account() })),
  'the codes of a team': step(teamWithCode, ({ as, team }) => get(`/api/teams/${team}/codes`, { as })),
  'a code of a team': step(teamWithCode, ({ as, team }) => post(`/api/teams/${team}/codes`, { role: 'coach' }, { as })),
  'the end of a membership': step(teamWithPlayer, ({ as, team }) => drop(`/api/teams/${team}/members/${as.id}`, as)),
  'the end of a team': step(teamWithCode, ({ as, team }) => drop(`/api/teams/${team}`, as)),
  'the rows of a team': step(teamWithCode, ({ as, team }) => get(`/api/shapes/team_members?offset=-1&team=${team}`, { as })),
  'a push to a team': step(teamWithCode, ({ as, team }) =>
    push(as, [{ id: newId(), table: 'team_events', op: 'upsert', key: newId(), team, values: { kind: 'match', day: '2026-11-28' } }]),
  ),
  support: step(account, (as) => post('/api/support', { subject: 'Eine Frage', message: 'Wie geht das mit dem Plan?' }, { as })),
  'a newsletter': step(nothing, () => post('/api/newsletter', { email: newEmail(), consent: true })),
  'its confirmation': step(
    () => newsletterToken(newEmail()),
    (token) => post('/api/newsletter/confirm', { token }),
  ),
  'its end': step(
    () => newsletterToken(newEmail()),
    (token) => post('/api/newsletter/unsubscribe', { token }),
  ),
  players: step(account, (as) => get('/api/players?q=Anna', { as })),
  'a mailbox': step(nothing, () => get('/api/mailbox', { headers: { 'x-forwarded-for': '127.0.0.1' } })),
  'a shared report': step(nothing, () => get(`/training-report/${newId()}`)),
};

/** A device that no notification reaches: nobody listens there. */
function wishes() {
  const times = { sessionTime: '12:00', quietFrom: '00:00', quietUntil: '23:59', timeZone: 'Europe/Berlin' };
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'x'.repeat(22) };
  return { ...times, ...keys, kinds: ['coach'], endpoint: `http://127.0.0.1:9/${newId()}` };
}

async function beginFactor() {
  const as = await account();
  const begun = await post('/api/auth/authenticator/begin', { password }, { as });
  const { secret } = beginAuthenticatorResponseSchema.parse(await begun.json());
  return { as, code: TOTP.generate({ secret: Secret.fromBase32(secret) }) };
}
async function withFactor() {
  const { as, code } = await beginFactor();
  const confirmed = await post('/api/auth/authenticator/confirm', { code }, { as });
  const [recoveryCode = ''] = confirmAuthenticatorResponseSchema.parse(await confirmed.json()).recoveryCodes;
  return { as, code: recoveryCode };
}

const challengeOf = async (answer: Response) => z.looseObject({ challenge: z.string() }).parse(await answer.json()).challenge;
/** The server's own page, as the passkeys know it. */
const page = () => ({ origin: new URL(server.url).origin, rpId: new URL(server.url).hostname });
async function beginPasskey() {
  const [as, authenticator] = [await account(), new SoftwareAuthenticator()];
  const challenge = await challengeOf(await post('/api/auth/passkeys/begin', { password }, { as }));
  return { as, authenticator, registration: authenticator.register({ challenge, ...page() }) };
}

async function storedMail(): Promise<string> {
  const id = newId();
  await direct`insert into mailbox (id, recipient, subject, text_body, html_body) values (${id}, 'x', 'x', 'x', '<head></head>x')`;
  return id;
}
const mailHeaders = { 'x-forwarded-for': '127.0.0.1' };

/** A player of fifteen years. */
async function young(): Promise<TestUser> {
  const user = await account();
  await direct`insert into profiles (id, date_of_birth) values (${user.id}, (now() - interval '15 years')::date)
    on conflict (id) do update set date_of_birth = excluded.date_of_birth`;
  return user;
}
async function parentalLink(): Promise<string> {
  const { id } = await young();
  return mailed(
    (hash) => direct`insert into parental_links (token_hash, user_id, parent_email, purpose, expires_at)
      values (${hash}, ${id}, ${newEmail()}, 'decision', now() + interval '1 day')`,
  );
}
/** A player of fifteen years and his team. */
async function youngMember(): Promise<{ as: TestUser; team: string; member: string }> {
  const as = await young();
  const [team, member] = [newId(), newId()];
  await direct`insert into teams (id, name) values (${team}, 'C-Jugend')`;
  await direct`insert into memberships (id, user_id, team_id, role) values (${member}, ${as.id}, ${team}, 'player')`;
  return { as, team, member };
}
async function sharingLink(): Promise<string> {
  const { as, member } = await youngMember();
  return mailed(
    (hash) => direct`insert into sharing_links (token_hash, user_id, membership_id, parent_email, purpose, kinds, expires_at)
      values (${hash}, ${as.id}, ${member}, ${newEmail()}, 'decision', '{tests}', now() + interval '1 day')`,
  );
}
const counted = () => ({
  version: consentVersion,
  consent: { necessary: true, analytics: true, marketing: false, functional: false },
  timestamp: new Date().toISOString(),
});

const laterSteps: Readonly<Record<string, Step>> = {
  'a link to a new password': step(
    async () => resetLink((await account()).id),
    (token) => post('/api/auth/reset-token', { token }),
  ),
  'a changed address': step(account, (as) => post('/api/auth/change-email', { newEmail: newEmail(), password }, { as })),
  'codes of a changed address': step(
    async () => {
      const as = await account();
      await post('/api/auth/change-email', { newEmail: newEmail(), password }, { as });
      return as;
    },
    (as) => post('/api/auth/confirm-email', { oldCode: '000000', newCode: '000000' }, { as }),
  ),
  'the first code of an authenticator': step(beginFactor, ({ as, code }) => post('/api/auth/authenticator/confirm', { code }, { as })),
  'new recovery codes': step(withFactor, ({ as, code }) => post('/api/auth/authenticator/recovery-codes', { password, code }, { as })),
  'the end of an authenticator': step(withFactor, ({ as, code }) => post('/api/auth/authenticator/remove', { password, code }, { as })),
  'a sign-in with a code': step(withFactor, ({ as: { email }, code }) => post('/api/auth/login', { email, password, code })),
  'a passkey that is made': step(beginPasskey, ({ as, registration }) =>
    post('/api/auth/passkeys/add', { name: 'Handy', registration }, { as }),
  ),
  'the end of a passkey': step(account, (as) => post('/api/auth/passkeys/remove', { id: newId(), password }, { as })),
  'a confirmed passkey': step(account, (as) => post('/api/auth/passkeys/confirm', { id: newId(), password }, { as })),
  'a sign-in with a passkey': step(
    async () => {
      const { as, authenticator, registration } = await beginPasskey();
      await post('/api/auth/passkeys/add', { name: 'Handy', registration }, { as });
      const challenge = await challengeOf(await post('/api/auth/passkeys/challenge', {}));
      return authenticator.signIn({ challenge, ...page() }, Buffer.from(as.id.replaceAll('-', ''), 'hex').toString('base64url'));
    },
    // Not of the desktop app, which has no passkeys.
    (assertion) =>
      ask('/api/auth/passkeys/sign-in', {
        method: 'POST',
        body: JSON.stringify({ assertion }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
      }),
  ),
  'a link to register': step(
    async () => (await createRegistrationProof(direct, newEmail())).token,
    (token) => post('/api/auth/registration', { token }),
  ),
  'the key of sealed journals': step(account, (as) => get('/api/account/journal-key', { as })),
  'a sealed journal': step(
    async () => {
      const as = await account();
      await get('/api/account/journal-key', { as });
      return as;
    },
    (as) => post('/api/account/journal-key/open', { ephemeralKey: createECDH('prime256v1').generateKeys('base64url') }, { as }),
  ),
  'a checkout': step(
    async () => (await beginCheckout(direct, 'test')).token,
    (token) => get(`/api/test-checkout/${token}`),
  ),
  'a message about a payment': step(
    async () => {
      const { id } = await beginCheckout(direct, 'test');
      return testSigner((await readSecrets(direct)).testCheckout)(messageOf(id, newEmail(), 'complete'));
    },
    (message) => ask('/api/payments/webhook', { ...message, method: 'POST' }),
  ),
  'a corrected address': step(
    async () => {
      const { id, token } = await beginCheckout(direct, 'test');
      const message = testSigner((await readSecrets(direct)).testCheckout)(messageOf(id, newEmail(), 'complete'));
      await ask('/api/payments/webhook', { ...message, method: 'POST' });
      return token;
    },
    (token) => post('/api/auth/correct-address', { token, email: newEmail() }),
  ),
  'a withdrawal': step(account, (as) =>
    post('/api/withdrawals', { name: 'Ada', email: as.email, contract: 'gekauft am Montag', version: '2026-11-27' }, { as }),
  ),
  'a withdrawal whose address is proved': step(
    async () => {
      const email = newEmail();
      await direct`insert into payments (id, email, status) values (${newId()}, ${email}, 'complete')`;
      return mailed(
        (hash) => direct`insert into withdrawals (id, email, name, contract, text_version, token_hash)
          values (${newId()}, ${email}, 'Ada', '', '2026-11-27', ${hash})`,
      );
    },
    (token) => post('/api/withdrawals/prove', { token }),
  ),
  'a mail': step(storedMail, (id) => get(`/api/mailbox/${id}`, { headers: mailHeaders })),
  'the text of a mail': step(storedMail, (id) => get(`/api/mailbox/${id}/html`, { headers: mailHeaders })),
  'one player': step(account, (as) => get('/api/players/one?name=Anna&team=x&season=2025', { as })),
  'two players': step(account, (as) => get(`/api/players/comparison?first=${newId()}&second=${newId()}`, { as })),
  'an assessment': step(nothing, () =>
    post('/api/assessments', { id: newId(), email: newEmail(), consent: true, answers: Array.from({ length: 32 }, () => 5) }),
  ),
  'a lead': step(nothing, () => post('/api/leads', { email: newEmail(), consent: true })),
  'a counted page': step(nothing, () => post('/api/events', { name: 'page_view', path: '/login', consent: counted() })),
  'a question to a parent': step(young, (as) => post('/api/parental-consent/ask', { email: newEmail() }, { as })),
  'a parent who looks': step(parentalLink, (token) => post('/api/parental-consent/view', { token })),
  'a parent who decides': step(parentalLink, (token) => post('/api/parental-consent/decide', { token, granted: true })),
  'a question to a parent about sharing': step(youngMember, ({ as, team }) =>
    post('/api/parental-consent/ask-sharing', { email: newEmail(), team, kinds: ['tests'] }, { as }),
  ),
  'a parent who decides about sharing': step(sharingLink, (token) =>
    post('/api/parental-consent/decide', { token, granted: true, kinds: ['tests'] }),
  ),
  'the end of a newsletter by a mail program': step(
    () => newsletterToken(newEmail()),
    (token) => post(`/api/newsletter/unsubscribe/${token}`, {}),
  ),
  'the picture of a report': step(nothing, () => get(`/training-report/${newId()}/picture.png`)),
};
const allSteps = { ...steps, ...laterSteps };

/** Transactions of the server that nobody will end. */
const leftOpen = () => direct`select state, query from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`;

/** Every connection works, for statements, transactions and snapshots. */
async function expectWholePool(): Promise<void> {
  const users = await Promise.all(Array.from({ length: together }, () => createUser(direct)));
  const pushed = await Promise.all(
    users.map((user) => server.push(user, [set(), { ...set(), table: 'fitness_tests', op: 'delete', values: {} }])),
  );
  expect(pushed.map(({ status }) => status)).toEqual(users.map(() => 200));
  const shapes = await Promise.all(users.map((user) => readShape(server, user, 'workout_tracking')));
  expect(shapes.map(({ rows }) => rows.length)).toEqual(users.map(() => 1));
  expect((await get('/api/health')).status).toBe(200);
}
// A connection that any of the tests has lost is missing for good.
afterAll(expectWholePool, 60_000);

/** Reads an answer to its end, which is cut off when what it is read from breaks. */
async function readToEnd(answer: unknown): Promise<void> {
  if (answer instanceof Response) await answer.text();
}

/** The driver asks for the types of arrays when it opens a connection; an error of that reaches nobody. */
const driversOwn = 'from pg_catalog.pg_type a';

/** Statements of a request when nothing breaks, and what other work sends meanwhile. */
async function statementsOf({ prepare }: Step): Promise<readonly string[]> {
  const act = await prepare();
  proxy.seen.clear();
  await readToEnd(await act());
  return [...proxy.seen];
}

/** Those that every such request sends. A connection that was broken before may fail a request that has sent none yet: it is repeated. */
async function commonStatements(one: Step): Promise<readonly string[]> {
  for (;;) {
    const [first, second] = [await statementsOf(one), await statementsOf(one)];
    const common = first.filter((statement) => second.includes(statement) && !statement.includes(driversOwn));
    if (common.length > 0) return common;
  }
}

/** How often each way through the server's statements was broken: the same ones, in their order, up to the one that breaks. */
const brokenPaths = new Map<string, number>();

/** Whether a path through the statements is to be broken (again): most requests begin with the same three or four. */
function isDue(path: string): boolean {
  const times = brokenPaths.get(path) ?? 0;
  brokenPaths.set(path, times + 1);
  return times < proofCount('SAME_STATEMENTS');
}

it.each(Object.keys(allSteps))('%s: each statement that breaks gives its connection back', async (name) => {
  const one = allSteps[name];
  if (one === undefined) throw new Error('no step');
  const statements = await commonStatements(one);
  let broken = 0;
  const hanging: string[] = [];
  for (const way of one.ways) {
    for (const [index, statement] of statements.entries()) {
      const isLast = index === statements.length - 1;
      if (!isDue([way, ...statements.slice(0, index + 1)].join('\0')) && !isLast) continue;
      const again = await one.prepare();
      proxy.arm(statement, way);
      // Refused or cut off; only that it ends counts.
      const answered = again()
        .then(readToEnd)
        .catch(() => undefined);
      const ended = await Promise.race([answered.then(() => 'ended'), wait(patienceMs, 'hangs', { ref: false })]);
      if (ended === 'hangs') hanging.push(`${way}: ${statement.replaceAll(/\s+/g, ' ').slice(0, 200)}`);
      if (proxy.disarm()) broken += 1;
    }
  }
  expect(hanging).toEqual([]);
  expect(broken).toBeGreaterThan(0);
  await expect.poll(leftOpen).toEqual([]);
});

/** Routes that ask Postgres nothing, or that this server does not have. */
const withoutStatements = [
  'GET /api/health/live',
  'GET /api/development/style.css',
  'GET /api/newsletter/unsubscribe/:token',
  'POST /api/plan-generations/:id/plan',
];

it('every route of the API was asked', () => {
  const patterns = server.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
  const missing = patterns.filter(({ method, path }) => {
    const pattern = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    return !asked.some((one) => pattern.test(one));
  });
  const names = new Set(missing.map(({ method, path }) => `${method} ${path}`));
  expect([...names].filter((name) => !withoutStatements.includes(name))).toEqual([]);
});

it('background work goes on', async () => {
  const email = newEmail();
  await createAccount(direct, email, password, 'Ada');
  expect((await post('/api/auth/forgot-password', { email })).status).toBe(204);
  await expect.poll(() => direct`select from mailbox where recipient = ${email}`).toHaveLength(1);
  const user = await createUser(direct);
  await requestPlan(server, user);
  await expect.poll(() => direct`select from trainingsplanreal where user_id = ${user.id}`).toHaveLength(1);
});
