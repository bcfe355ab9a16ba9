import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { SocketFetch } from './socket-fetch.ts';

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.close();
});

async function connectTo(answer: RequestListener): Promise<{ line: SocketFetch; origin: string; connections: () => number }> {
  let connections = 0;
  const listening = createServer(answer).on('connection', () => (connections += 1));
  server = listening;
  await new Promise<void>((resolve) => void listening.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return { line: new SocketFetch(origin), origin, connections: () => connections };
}

const long = 'Kniebeuge, Ärmel hoch. '.repeat(10_000);

it.each<[string, RequestListener]>([
  ['of a declared length', (_, response) => void response.setHeader('content-length', Buffer.byteLength(long)).end(long)],
  ['in chunks', (_, response) => void (response.write(long.slice(0, 70_001)), response.end(long.slice(70_001)))],
  ['packed', (_, response) => void response.setHeader('content-encoding', 'gzip').end(gzipSync(long))],
])('a body %s comes whole', async (_, answer) => {
  const { line, origin } = await connectTo(answer);
  const answered = await line.fetch(`${origin}/rows`);
  expect(answered.status).toBe(200);
  expect(await answered.text()).toBe(long);
  expect(new TextDecoder().decode(await answered.arrayBuffer())).toBe(long);
  line.close();
});

it('method, path, headers and body reach the server, and one connection serves one request after the other', async () => {
  const { line, origin, connections } = await connectTo((request, response) => {
    void text(request).then((body) =>
      response.writeHead(409, { 'x-sent': 'yes' }).end(`${request.method} ${request.url} ${String(request.headers['x-a'])} ${body}`),
    );
  });
  for (const body of ['eins', 'für zwei']) {
    const answered = await line.fetch(`${origin}/push?a=b`, { method: 'POST', headers: { 'x-a': '7' }, body });
    expect(answered.status).toBe(409);
    expect(answered.headers.get('x-sent')).toBe('yes');
    expect(await answered.text()).toBe(`POST /push?a=b 7 ${body}`);
  }
  expect(connections()).toBe(1);
  line.close();
});

it('an open request is no obstacle to another, and ends with the line', async () => {
  const { line, origin } = await connectTo((request, response) => void (request.url === '/held' || response.end('now')));
  const held = line.fetch(`${origin}/held`);
  expect(await (await line.fetch(`${origin}/other`)).text()).toBe('now');
  line.close();
  await expect(held).rejects.toThrow('ended before the answer');
  await expect(line.fetch(`${origin}/other`)).rejects.toThrow('closed');
});

it('a connection that has been idle for so long that the server may be ending it is not used again', async () => {
  const { line, origin, connections } = await connectTo((_, response) => void response.end('now'));
  vi.useFakeTimers({ toFake: ['performance'] });
  await line.fetch(`${origin}/`);
  vi.advanceTimersByTime(60_000);
  await line.fetch(`${origin}/`);
  expect(connections()).toBe(1);
  vi.advanceTimersByTime(60_001);
  await line.fetch(`${origin}/`);
  expect(connections()).toBe(2);
  line.close();
});
