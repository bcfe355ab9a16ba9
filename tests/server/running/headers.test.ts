import { connect as connectSocket } from 'node:net';
import { errorBodySchema } from '@anwurf/contract/errors';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { demoAccount } from '../../../server/accounts/account.ts';
import { answerErrors } from '../../../server/errors/error-handler.ts';
import { securityHeaders } from '../../../server/static/security-headers.ts';
import { useServer } from '../fixture.ts';

const server = useServer({ PUBLIC_URL: 'https://anwurf.example' });
const json = { 'content-type': 'application/json' };
const page = { accept: 'text/html' };

function expectSecured(headers: Headers) {
  const policy = headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy).toEqual(expect.arrayContaining(["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]));
  // Nothing foreign, no inline script, no eval but WebAssembly's.
  expect(policy.find((rule) => rule.startsWith('script-src'))).toBe("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy.join(' ')).not.toMatch(/https?:|\*|style-src '[^;]*unsafe-inline'.*;? style-src-attr/);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
}

/** An answer that is no page runs and loads nothing at all, also in a tab of its own. */
function expectSecuredData(headers: Headers) {
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect(headers.get('content-type') ?? '').not.toContain('html');
}

/** Sends bytes as they are; the answer as a response. */
function sendRaw(bytes: string): Promise<Response> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connectSocket(Number(port), hostname, () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.once('error', reject);
    socket.once('close', () => {
      const [head = '', body = ''] = received.split('\r\n\r\n');
      const [line = '', ...lines] = head.split('\r\n');
      const headers = lines.map((text) => text.split(/: (.*)/s).slice(0, 2) as [string, string]);
      resolve(new Response(body, { status: Number(line.split(' ')[1]), headers }));
    });
  });
}

describe('every answer has the security headers', () => {
  it.each<[string, RequestInit, number?]>([
    ['/', { headers: page }],
    ['/training-plans', { headers: page }],
    ['/gone', {}, 404],
    ['/assets/gone.js', {}, 404],
    ['/api', {}, 404],
    ['/api/gone', {}, 404],
    ['/api/health', {}, 200],
    ['/api/health', { method: 'HEAD' }, 200],
    ['/api/health', { method: 'DELETE' }, 404],
    ['/api/site', {}, 200],
    ['/api/players', {}, 200],
    ['/api/players?page=0', {}, 400],
    ['/api/players', { headers: { authorization: 'Bearer x' } }, 401],
    ['/api/shapes/sessions', {}, 401],
    ['/api/auth/login', { method: 'POST', body: '{', headers: json }, 400],
    ['/api/leads', { method: 'POST', body: 'x'.repeat(100_000), headers: json }, 413],
    ['/api/events', { method: 'POST', body: '{"name":"page_view","path":"/auth"}', headers: json }, 403],
  ])('%s %j', async (path, init, status) => {
    const response = await server.fetch(path, init);
    if (status !== undefined) expect(response.status).toBe(status);
    if (path.startsWith('/api/')) expectSecuredData(response.headers);
    else expectSecured(response.headers);
    if (path.startsWith('/api/') && path !== '/api/site') expect(response.headers.get('cache-control')).toBe('no-store');
    if (!response.ok && init.method !== 'HEAD') errorBodySchema.parse(await response.json());
  });

  it.each([
    ['a backslash', 'GET /api\\health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}', 400],
  ])('also to what never reaches a route: %s', async (_, bytes, status) => {
    const response = await sendRaw(bytes);
    expect(response.status).toBe(status);
    expectSecured(response.headers);
    expect(errorBodySchema.parse(await response.json()).error.code).toBe('bad_request');
  });

  it('also to an unforeseen failure, which reveals nothing of itself', async () => {
    const app = new Hono();
    const logged: string[] = [];
    answerErrors(app, (line, error) => void logged.push(`${line} ${String(error)}`));
    app.use(securityHeaders({ https: true }));
    app.get('/api/broken', () => {
      throw new Error('select secret from users');
    });
    const response = await app.request('/api/broken');
    expectSecuredData(response.headers);
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(await response.text()).not.toContain('secret');
    expect(logged).toEqual([expect.stringMatching(/GET \/api\/broken failed \[[\da-f-]+\] Error: select secret/)]);
  });
});

it('a page of the API has the headers of a page', async () => {
  const app = new Hono().use(securityHeaders({ https: true })).get('/api/page', (c) => c.html('<p>x</p>'));
  expectSecured((await app.request('/api/page')).headers);
});

it('search engines are kept off reports alone', async () => {
  const robots = async (path: string) => (await server.fetch(path, { headers: page })).headers.get('x-robots-tag');
  expect(await Promise.all(['/training-report/x', '/report/x', '/', '/training-reports'].map(robots))).toEqual([
    'noindex',
    'noindex',
    null,
    null,
  ]);
});

it('without https no browser is asked to use it for ever', async () => {
  const app = new Hono().use(securityHeaders({ https: false })).get('/', (c) => c.text('x'));
  expect((await app.request('/')).headers.get('strict-transport-security')).toBeNull();
});

it('over https the session is a cookie that only this very host can set, and no other name is read', async () => {
  const ask = (path: string, body: unknown, cookie = '') =>
    server.fetch(`/api/auth/${path}`, { method: 'POST', body: JSON.stringify(body), headers: { ...json, cookie } });
  const { email, password } = demoAccount;
  const set = (await ask('login', { email, password })).headers.get('set-cookie') ?? '';
  const [, token = ''] = /(?:^|, )__Host-anwurf_refresh=([^;]+); Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/.exec(set) ?? [];
  expect(token, set).not.toBe('');
  expect((await ask('refresh', {}, `anwurf_refresh=${token}`)).status).toBe(401);
  expect((await ask('refresh', {}, `__Host-anwurf_refresh=${token}`)).status).toBe(200);
});
