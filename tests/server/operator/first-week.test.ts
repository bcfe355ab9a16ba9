import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { createEmptyDatabase, newId } from '../fixture.ts';
import { type SmtpStandIn, startSmtp } from '../mail/smtp-stand-in.ts';
import { signStripe, webhookSecret } from '../payments/payment-messages.ts';
import { serverBundle } from '../running/server-bundle.ts';
import { type SpawnedServer, spawnServer } from '../spawn-server.ts';

// From an empty database to a restored one, in production mode and by the built files: what the first week asks of an operator. Only the
// containers, the dump itself (tests/server/running/backup.test.ts) and the genuine Stripe and Electric are missing.

const role = `server_${newId().replaceAll('-', '')}`;
const password = 'Kreisläufer am Siebenmeter';
const metricsToken = 'sechzehn Zeichen oder mehr';
let smtp: SmtpStandIn;
let server: SpawnedServer;
let owner: Sql;
let production: Record<string, string>;

beforeAll(async () => {
  const ownerUrl = await createEmptyDatabase();
  owner = connect(ownerUrl, 1);
  await owner.unsafe(`create role ${role} login password 'of-the-server'`);
  smtp = await startSmtp();
  production = { ...environmentOn(ownerUrl), PORT: '0' };
}, 120_000);
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

function environmentOn(ownerUrl: string): Record<string, string> {
  const own = new URL(ownerUrl);
  [own.username, own.password] = [role, 'of-the-server'];
  return {
    ANWURF_MODE: 'production',
    DATABASE_URL: own.href,
    OWNER_DATABASE_URL: ownerUrl,
    PUBLIC_URL: 'https://anwurf.test',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'post@anwurf.test',
    SECRETS_KEYS: Buffer.alloc(32, 7).toString('base64'),
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    METRICS_TOKEN: metricsToken,
  };
}

/** A line of the operator beside the built server. */
async function operator(...line: string[]): Promise<unknown> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...production, OPERATOR: 'Ada' };
  const program = join(dirname(serverBundle), 'operator.mjs');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, ...line, '--json'], { env }, (error, out, said) =>
      error === null ? resolve(JSON.parse(out)) : reject(new Error(`${line.join(' ')}: ${said}`)),
    );
  });
}
const change = (...line: string[]) => operator(...line, '--why', 'the first week', '--yes');

const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-anwurf-client': 'web', origin: 'https://anwurf.test', ...more },
  });
const signIn = (email: string) => post('/api/auth/login', { email, password });

/** A payment by a link of the provider's, which no checkout began. */
async function payByLink(email: string): Promise<string> {
  const reference = `pi_${newId()}`;
  const paid = { payment_status: 'paid', customer_details: { email }, amount_total: 2999, currency: 'eur', client_reference_id: null };
  const object = { id: `cs_${newId()}`, object: 'checkout.session', payment_intent: reference, ...paid };
  const sent = signStripe({ id: `evt_${newId()}`, type: 'checkout.session.completed', data: { object } });
  expect((await fetch(`${server.url}/api/payments/webhook`, sent)).status).toBe(200);
  return reference;
}

/** The last mail to an address, its line breaks of the transport undone. */
async function mailTo(email: string): Promise<string> {
  const found = () => smtp.taken.filter(({ to }) => to.includes(email)).at(-1)?.raw;
  await expect.poll(found).toBeDefined();
  return (found() ?? '').replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
}

async function register(email: string): Promise<void> {
  const token = /register\?token=([\w-]+)/.exec(await mailTo(email))?.[1];
  const answer = await post('/api/auth/register', { token, email, fullName: 'Eva Außen', password, oldEnough: true });
  expect(answer.ok, await answer.text()).toBe(true);
}

/** Copies the database, as dump and restore do: the same content under another number. */
async function restoreCopy(): Promise<string> {
  const url = new URL(production['OWNER_DATABASE_URL'] ?? '');
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await owner.end();
  const admin = connect(inject('clusterUrl'), 1);
  const from = url.pathname.slice(1);
  await expect.poll(async () => (await admin`select from pg_stat_activity where datname = ${from}`).length).toBe(0);
  await admin.unsafe(`create database ${name} template ${from}`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}

it('the first week of an operator, from an empty database to a restored one', async () => {
  expect(await operator('database', 'migrate')).toMatchObject([{ migrations: expect.any(Number), postgres: expect.stringMatching(/^18/) }]);
  server = await spawnServer(production);

  // Somebody has paid by a link, and nothing in the app knows of it.
  const email = `${newId()}@test.example`;
  const reference = await payByLink(email);
  expect(await operator('payments', 'open')).toMatchObject([{ reference, trouble: 'unmatched', email }]);
  await change('payments', 'assign', reference);
  await register(email);
  expect((await signIn(email)).status).toBe(200);

  // The mail server is away for a while; the next buyer has mistyped the address besides.
  smtp.refuse = () => 451;
  const [wrong, right] = [`${newId()}@test.example`, `${newId()}@test.example`];
  await change('access', 'grant', wrong, '--months', '6');
  await expect
    .poll(() => operator('mails', 'list', '--waiting'))
    .toMatchObject([{ recipient: wrong, why: expect.stringContaining('not now') }]);
  await change('users', 'set-address', wrong, right);
  const mails = async () => (await operator('mails', 'list', '--waiting')) as { id: string; recipient: string; why: string | null }[];
  await expect.poll(mails).toMatchObject([{ recipient: right, why: expect.stringContaining('not now') }]);
  const [waiting] = await mails();
  smtp.refuse = () => undefined;
  await change('mails', 'resend', waiting?.id ?? '');
  await register(right);

  // A player writes, another one is blocked and forgiven.
  const { accessToken } = (await (await signIn(email)).json()) as { accessToken: string };
  const message = { subject: 'Mein Plan', message: 'Der Plan fehlt seit gestern.' };
  expect((await post('/api/support', message, { authorization: `Bearer ${accessToken}` })).status).toBe(204);
  const [asked] = (await operator('support', 'list')) as { id: string }[];
  await change('support', 'answered', asked?.id ?? '');
  await change('users', 'block', right);
  expect((await signIn(right)).status).toBe(403);
  await change('users', 'unblock', right);

  const metrics = await (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();
  expect(metrics).toMatch(/^anwurf_accounts 2$/m);
  expect(await (await fetch(`${server.url}/api/health/ready`)).json()).toMatchObject({ database: 'ok', mail: 'ok', jobs: 'ok' });

  // The disk dies; the dump is put in its place.
  await server.stop();
  production = { ...environmentOn(await restoreCopy()), PORT: '0' };
  server = await spawnServer(production);
  for (const player of [email, right]) expect((await signIn(player)).status).toBe(200);
  await change('users', 'delete', right);
  const lines = (await operator('audit', 'list')) as { command: string; operator: string; outcome: string }[];
  expect(lines.map(({ command }) => command).toReversed()).toEqual([
    'payments assign',
    'access grant',
    'users set-address',
    'mails resend',
    'support answered',
    'users block',
    'users unblock',
    'users delete',
  ]);
  expect(lines.every((line) => line.operator === 'Ada' && line.outcome === 'done')).toBe(true);
}, 240_000);
