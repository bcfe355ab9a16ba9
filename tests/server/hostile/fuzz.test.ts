import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { MessageChannel } from 'node:worker_threads';
import { checkoutResponseSchema } from '@anwurf/contract/access';
import { errorBodySchema } from '@anwurf/contract/errors';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImportPiece, type ImportReport, runImportThread } from '../../../server/account-data/import-thread.ts';
import { foundTeam } from '../../../server/teams/found-team.ts';
import { renewCode } from '../../../server/teams/lead-team.ts';
import { hashPassword } from '../../../server/accounts/password.ts';
import { readSecrets } from '../../../server/database/secrets.ts';
import { signatureHeaders } from '../../../server/plan-generations/automation/signature.ts';
import { proofCount } from '../../proof-counts.ts';
import { seedsOf } from '../../seeds/seeds.ts';
import { newId, useServer, type TestUser } from '../fixture.ts';
import { anyJson, mutationsOf, valuesOf } from './fuzz-input.ts';
import { useCheapPasswords } from '../accounts/cheap-passwords.ts';
import { fuzzedRoutes, type FuzzedRoute, type Known } from './fuzz-routes.ts';
import { insertParents } from '../pushes/sample-rows.ts';

const webhookSecret = 'a secret of sixteen or more';
useCheapPasswords();
const server = useServer(
  { PLAN_WEBHOOK_URL: 'http://127.0.0.1:9/plans', PLAN_WEBHOOK_SECRET: webhookSecret },
  { longPollMs: 5, keepAliveMs: 5, sseCloseMs: 10 },
);
const [seed = 0] = seedsOf('fuzz');
const runs = proofCount('FUZZ_INPUTS');
const password = 'siebenmeter';

let users: TestUser[] = [];
let known: Known;
let paymentSecret: Uint8Array;

beforeAll(async () => {
  // As many as inputs: what each may try is limited, and a long run is to reach the work too.
  users = await Promise.all(Array.from({ length: Math.max(100, runs) }, () => server.user()));
  const [user] = users;
  if (user === undefined) throw new Error('no user');
  const passwordHash = await hashPassword(password);
  for (const { id } of users) await server.sql`insert into user_credentials (user_id, password_hash) values (${id}, ${passwordHash})`;
  const generationId = newId();
  const { fragebogen_antworten: questionnaire = '' } = await insertParents(server.sql, user.id);
  await server.sql`insert into trainingsplan_generierung (id, benutzer_id, fragebogen_id) values (${generationId}, ${user.id}, ${questionnaire})`;
  const checkout = await server.app.request('/api/checkout', {
    method: 'POST',
    body: JSON.stringify({ email: user.email }),
    headers: { 'content-type': 'application/json' },
  });
  const { url } = checkoutResponseSchema.parse(await checkout.json());
  const mailId = newId();
  await server.sql`insert into mailbox (id, recipient, subject, text_body, html_body) values (${mailId}, 'x', 'x', 'x', '<head></head>x')`;
  const [bought] = await server.sql<{ id: string }[]>`select id from checkouts`;
  const team = await foundTeam(server.sql, user.id, { name: 'Probe' });
  const { code: teamCode } = await renewCode(server.sql, user.id, team, 'player');
  known = {
    team,
    teamCode,
    texts: [user.email, password],
    generationId,
    checkoutId: bought?.id ?? '',
    checkoutToken: url.split('/').at(-1) ?? '',
    mailId,
  };
  paymentSecret = (await readSecrets(server.sql)).testCheckout;
});

beforeEach(() => void server.logged.splice(0));

/** Lines logged with an error; a line without one is a remark, such as a payment for an unknown checkout. */
const failures = () => server.logged.filter((line) => !line.endsWith(' undefined'));

/** A request as it is sent; the address is where it comes from, so that no limit keeps others out. */
type Sent = { path: string; headers: Record<string, string>; body: Uint8Array | string | undefined };

/** All of them of this machine, whose mailbox nobody else may read. */
const address = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => `127.${parts.join('.')}`);
const header = fc.record(
  {
    origin: fc.constantFrom('null', 'http://evil.example', ...Array.from({ length: 20 }, () => 'http://localhost')),
    cookie: fc.constantFrom('anwurf_refresh=x', 'anwurf_players=1.x', 'anwurf_players=%', '=;=;;', `a=${'x'.repeat(3000)}`),
    'x-anwurf-client': fc.constantFrom('desktop', 'x'),
    'x-forwarded-for': fc.constantFrom('127.0.0.1', '127.0.0.1,', ',', ', ,', '127.', '1.2.3.4, x'),
    'if-none-match': fc.constantFrom('"x"', '*', 'W/'),
    accept: fc.constantFrom('text/html', '*/*', 'x'),
  },
  { requiredKeys: [] },
);
const contentType = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 8 },
  {
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      '',
    ),
    weight: 1,
  },
);
const authorization = fc.oneof(
  { arbitrary: fc.nat().map((at) => `Bearer ${users[at % users.length]?.token ?? ''}`), weight: 8 },
  { arbitrary: fc.constantFrom(undefined, 'Bearer x.y.z', 'Basic eDp5', 'Bearer '), weight: 1 },
);

const toJson = (value: unknown) => JSON.stringify(value) ?? '';
const toText = (value: unknown) => (typeof value === 'string' ? value : toJson(value));
const toForm = (value: unknown) => new URLSearchParams(Object.entries(value ?? {}).map(([name, item]) => [name, toText(item)])).toString();

function bodiesOf(values: fc.Arbitrary<unknown>, encode: (value: unknown) => string): fc.Arbitrary<Uint8Array | string> {
  return fc.oneof(
    { arbitrary: values.map(encode), weight: 5 },
    { arbitrary: mutationsOf(values).map(encode), weight: 4 },
    { arbitrary: fc.uint8Array({ maxLength: 300 }), weight: 1 },
    // Broken off, and in an encoding that is not ours.
    { arbitrary: values.map((value) => encode(value).slice(0, -1)), weight: 1 },
    { arbitrary: values.map((value) => Buffer.from(`\ufeff${encode(value)}`, 'utf16le')), weight: 1 },
  );
}

function pathsOf(path: string, { params, query }: FuzzedRoute): fc.Arbitrary<string> {
  const places = params?.(known) ?? {};
  const filled = fc
    .record(places)
    .map((values) => Object.entries(values).reduce((all, [name, value]) => all.replace(`:${name}`, () => encodeURIComponent(value)), path));
  if (query === undefined) return filled;
  const values = valuesOf(query, known.texts);
  const parameters = fc
    .oneof({ arbitrary: values, weight: 5 }, { arbitrary: mutationsOf(values), weight: 4 }, { arbitrary: anyJson, weight: 1 })
    .map(toForm);
  const raw = fc.constantFrom('', '%', 'q=%ff%fe&team=%', 'q=%00', 'page=1&page=2', '&&==', `q=${'x'.repeat(5000)}`);
  return fc
    .tuple(filled, fc.oneof({ arbitrary: parameters, weight: 8 }, { arbitrary: raw, weight: 1 }))
    .map(([start, end]) => `${start}?${end}`);
}

function requestsOf(path: string, route: FuzzedRoute): fc.Arbitrary<Sent> {
  const body = route.body === undefined ? fc.constant(undefined) : bodiesOf(route.body(known), route.form ? toForm : toJson);
  return fc.tuple(pathsOf(path, route), body, header, contentType, authorization).map(([target, sent, others, type, bearer]) => {
    const headers: Record<string, string> = { ...others, host: 'localhost', 'content-type': type };
    if (bearer !== undefined) headers['authorization'] = bearer;
    if (route.signedBy === 'automation') Object.assign(headers, signatureHeaders(webhookSecret, String(sent), Date.now()));
    if (route.signedBy === 'test checkout')
      headers['x-test-checkout-signature'] = createHmac('sha256', paymentSecret)
        .update(sent ?? '')
        .digest('hex');
    return { path: target, headers, body: sent };
  });
}

const revealsTooMuch = /\n\s+at |node_modules|PostgresError|\bselect\b.+\bfrom\b|\.ts:\d+|violates|syntax error/i;

async function expectHarmless(path: string, response: Response): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('event-stream')) {
    await response.body?.cancel();
    return;
  }
  const text = await response.text();
  expect([response.status < 500, revealsTooMuch.exec(text)?.[0], failures()]).toEqual([true, undefined, []]);
  expect(response.headers.get('content-security-policy')).not.toBeNull();
  // 'Refetch' is a message of the shape protocol; the test checkout shows people what is wrong.
  if ((response.status === 409 && path.startsWith('/api/shapes/')) || type.includes('text/html')) return;
  if (response.status >= 400) expect(errorBodySchema.safeParse(JSON.parse(text)).success).toBe(true);
}

const isApiRoute = ({ method, path }: { method: string; path: string }) => method !== 'ALL' && path.startsWith('/api/');

it('every route of the API has its inputs', () => {
  const routes = server.app.routes.filter(isApiRoute).map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(routes)].toSorted()).toEqual(Object.keys(fuzzedRoutes).toSorted());
});

describe(`${runs} inputs a route, SEED=${seed}`, () => {
  it.each(Object.entries(fuzzedRoutes))('%s', async (name, route) => {
    const [method = '', path = ''] = name.split(' ');
    const numRuns = Math.ceil(runs / (route.divisor ?? 1));
    const statuses: Record<number, number> = {};
    await fc.assert(
      fc.asyncProperty(requestsOf(path, route), address, async (sent, remoteAddress) => {
        const init = { method, headers: sent.headers, ...(sent.body === undefined ? {} : { body: sent.body as BodyInit }) };
        const response = await server.app.request(sent.path, init, { incoming: { socket: { remoteAddress } } });
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        await expectHarmless(path, response);
      }),
      { seed, numRuns },
    );
    // The inputs have reached the work behind the limits.
    console.info(name, statuses);
    expect(statuses[429] ?? 0).toBeLessThan(numRuns / 4);
  });
});

/** Imports a body by the thread's half of the route, in this thread. */
async function importHere(body: Uint8Array, userId: string, asCopies: boolean): Promise<ImportReport> {
  const { port1: ours, port2: its } = new MessageChannel();
  const reports = new Promise<ImportReport>((resolve) => {
    const pieces: ImportPiece[] = [body, null];
    ours.on('message', (report: ImportReport) => (report.kind === 'next' ? ours.postMessage(pieces.shift() ?? null) : resolve(report)));
  });
  try {
    const [report] = await Promise.all([reports, runImportThread(its, { databaseUrl: server.databaseUrl, userId, asCopies })]);
    return report;
  } finally {
    ours.close();
  }
}

/** Most are refused: the first that is stored comes late. */
const files = Math.max(100, runs);

it(`an import stores or refuses ${files} files, SEED=${seed}`, async () => {
  const route = fuzzedRoutes['POST /api/account/import'];
  const kinds: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(bodiesOf(route?.body?.(known) ?? anyJson, toJson), fc.nat(), fc.boolean(), async (body, at, asCopies) => {
      const report = await importHere(new Uint8Array(Buffer.from(body)), users[at % users.length]?.id ?? '', asCopies);
      kinds[report.kind] = (kinds[report.kind] ?? 0) + 1;
      if (report.kind === 'refused') expect(revealsTooMuch.exec(report.message)).toBeNull();
    }),
    { seed, numRuns: files },
  );
  expect(Object.keys(kinds).toSorted()).toEqual(['done', 'refused']);
});

/** A request over the network, its path unchanged. */
function send(
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
  body?: Uint8Array,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url, { path, method, headers: { ...headers, connection: 'close' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

it(`no bytes on the wire make the server fail, SEED=${seed}`, async () => {
  const routes = fc.constantFrom(...Object.keys(fuzzedRoutes));
  const tails = fc.oneof(
    fc.constantFrom(
      '',
      '/',
      '//',
      '/%',
      '/%2e%2e/%2e%2e/package.json',
      '/..%2f..%2fpackage.json',
      '?',
      '%00',
      '\\',
      `/${'x'.repeat(9000)}`,
    ),
    fc.string({ unit: 'grapheme-ascii' }).map((text) => `/${encodeURIComponent(text)}`),
  );
  const headers = fc.oneof(
    fc.constant({}),
    fc.constantFrom('x'.repeat(9000), '%00', '"', ';').map((value) => ({ cookie: value, authorization: value, accept: 'text/plain' })),
    fc.constantFrom('gzip', 'identity, x').map((value) => ({ 'content-encoding': value, 'content-type': 'application/json' })),
  );
  await fc.assert(
    fc.asyncProperty(routes, tails, headers, fc.uint8Array({ maxLength: 200 }), async (name, tail, sent, body) => {
      const [method = '', path = ''] = name.split(' ');
      const { status, text } = await send(path.replaceAll(':', '') + tail, method, sent, body);
      expect(status).toBeLessThan(500);
      expect(revealsTooMuch.exec(text)).toBeNull();
      if (status >= 400) errorBodySchema.parse(JSON.parse(text));
    }),
    { seed, numRuns: runs },
  );
  expect(failures()).toEqual([]);
});

it.each(['/api/shapes/%', '/%2e%2e/%2e%2e/package.json', '/api/shapes/users%00?offset=-1', '/assets/../../package.json'])(
  'the address %s leads nowhere',
  async (path) => {
    const { status, text } = await send(path, 'GET', { accept: 'text/plain' });
    expect([status >= 400 && status < 500, errorBodySchema.safeParse(JSON.parse(text)).success]).toEqual([true, true]);
  },
);
