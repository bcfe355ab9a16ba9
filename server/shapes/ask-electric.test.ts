import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { askElectric } from './ask-electric.ts';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server === undefined ? resolve(null) : server.close(resolve)));
});

/** A stand-in for Electric; `answer` gets the number of earlier requests and whether their connection has had any. */
async function open(answer: (response: ServerResponse, before: number, isKept: boolean) => void) {
  let count = 0;
  const known = new WeakSet();
  server = createServer((request, response) => {
    const isKept = known.has(request.socket);
    known.add(request.socket);
    answer(response, count, isKept);
    count += 1;
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/shape`);
  const ask = (signal = new AbortController().signal) => askElectric(url, new Headers(), signal);
  return { ask, count: () => count };
}

it('a request on a connection that has just ended is retried', async () => {
  const { ask } = await open((response, _, isKept) => {
    if (isKept) response.socket?.destroy();
    else response.end('answer');
  });
  // Two concurrent requests leave two connections open.
  for (let round = 0; round < 3; round += 1) {
    const texts = await Promise.all([ask(), ask()].map(async (answer) => (await answer).text()));
    expect(texts).toEqual(['answer', 'answer']);
  }
});

it('retries stop when every connection ends without an answer', async () => {
  const { ask, count } = await open((response) => response.socket?.destroy());
  await expect(ask()).rejects.toThrow('fetch failed');
  expect(count()).toBe(3);
});

it('an aborted request is not sent', async () => {
  const gone = new AbortController();
  const { ask, count } = await open((response) => {
    gone.abort();
    response.socket?.destroy();
  });
  await expect(ask(gone.signal)).rejects.toThrow('aborted');
  expect(count()).toBe(1);
});
