import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ServerFixture } from './fixture.ts';
import { readShape, requestShape } from './shape-client.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const requests: URL[] = [];
let answer: Answer;
const upstream = createServer((request, response) => {
  requests.push(new URL(request.url ?? '/', 'http://upstream'));
  answer(request, response);
});
const server = new ServerFixture();

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  await server.start({ ELECTRIC_URL: `http://127.0.0.1:${port}`, ELECTRIC_SECRET: 'geheim' });
}, 60_000);
afterEach(() => void requests.splice(0));
afterAll(async () => {
  await server.stop();
  upstream.closeAllConnections();
  upstream.close();
});

const electricHeaders = { 'content-type': 'application/json', 'electric-handle': 'h', 'electric-offset': '0_0', 'electric-schema': '{}' };

it('sets table, columns, where and secret itself and passes only protocol parameters', async () => {
  const user = await server.user();
  answer = (_, response) => response.writeHead(200, electricHeaders).end('[]');
  const query = {
    offset: '-1',
    where: 'true',
    table: 'user_credentials',
    columns: 'x',
    'params[1]': 'x',
    'params[2]': 'y',
    secret: 'x',
    subset__where: 'true',
    replica: 'full',
    'cache-buster': '1',
  };
  const { response, handle } = await requestShape(server, user, 'sessions', query);
  expect([response.status, handle, response.headers.get('vary')]).toEqual([200, 'h', 'Authorization, Accept-Encoding']);
  expect(response.headers.get('cache-control')).toContain('private');
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
    offset: '-1',
    replica: 'full',
    'cache-buster': '1',
    table: 'public.sessions',
    columns: '"id","user_id","plan_id","session_order","created_at","server_version"',
    where: '"user_id" = $1',
    'params[1]': user.id,
    secret: 'geheim',
  });
});

it('asks for no where when a table is everybody’s', async () => {
  answer = (_, response) => response.writeHead(200, electricHeaders).end('[]');
  await requestShape(server, await server.user(), 'exercise_catalogue', { offset: '-1' });
  expect(requests[0]?.searchParams.has('where')).toBe(false);
});

it('streams a live body as it comes', async () => {
  const user = await server.user();
  let rest: () => void = () => undefined;
  answer = (_, response) => {
    response.writeHead(200, { ...electricHeaders, 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n');
    rest = () => response.end('data: 2\n\n');
  };
  const response = await server.fetch('/api/shapes/sessions?offset=0_0&handle=h&live=true&live_sse=true', { as: user });
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
  rest();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 2\n\n');
});

it('passes 409 with its handle', async () => {
  answer = (_, response) =>
    response
      .writeHead(409, { 'content-type': 'application/json', 'electric-handle': 'new' })
      .end('[{"headers":{"control":"must-refetch"}}]');
  const { response, handle, text } = await requestShape(server, await server.user(), 'sessions', { offset: '0_0', handle: 'old' });
  expect([response.status, handle, text]).toEqual([409, 'new', '[{"headers":{"control":"must-refetch"}}]']);
});

it.each([
  ['fails', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(500).end('stack trace')],
  ['refuses our secret', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(401).end()],
  ['hangs up', (request: IncomingMessage) => void request.socket.destroy()],
])('answers 503 with Retry-After when upstream %s', async (_, broken) => {
  answer = broken;
  const { response, text } = await requestShape(server, await server.user(), 'sessions', { offset: '-1' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(JSON.parse(text)).toMatchObject({ error: { code: 'upstream_unavailable' } });
  expect(text).not.toContain('stack');
});

it('asks upstream nothing without a valid token', async () => {
  expect((await server.fetch('/api/shapes/sessions?offset=-1')).status).toBe(401);
  expect(requests).toEqual([]);
});

it.runIf(process.env['ELECTRIC_URL_FOR_TESTS'] !== undefined)('works against a real Electric', async () => {
  const real = new ServerFixture();
  await real.start({ ELECTRIC_URL: process.env['ELECTRIC_URL_FOR_TESTS'] ?? '' });
  const user = await real.user();
  expect((await readShape(real, user, 'users')).handle).not.toBe('');
  await real.stop();
});
