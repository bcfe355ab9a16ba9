import { existsSync, readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { Worker } from 'node:worker_threads';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { type HttpServer, listen } from '../../../server/http/listen.ts';

const options = { host: '127.0.0.1', port: 0, https: false, log: () => undefined };

/** A server whose `/held` is answered when `end` aborts, and at once after that. */
async function holdingServer(end: AbortSignal): Promise<{ server: HttpServer; asked: () => number }> {
  let asked = 0;
  const app = new Hono().get('/held', async (c) => {
    asked += 1;
    if (!end.aborted) await new Promise((resolve) => end.addEventListener('abort', resolve));
    return c.text('nothing new');
  });
  return { server: await listen(app, options), asked: () => asked };
}

/** Asks on a connection of the agent; resolves with the answer, read to its end, or with the error. */
const ask = (url: string, agent: Agent) =>
  new Promise<IncomingMessage | Error>((resolve) => {
    get(url, { agent }, (answer) => answer.resume().once('end', () => resolve(answer))).once('error', resolve);
  });

it('ends the connections of held requests as it closes, so that nobody asks a closing server again', async () => {
  const closing = new AbortController();
  const { server, asked } = await holdingServer(closing.signal);
  const agent = new Agent({ keepAlive: true });
  const held = Array.from({ length: 5 }, () => ask(`${server.url}/held`, agent));
  await expect.poll(asked).toBe(5);
  closing.abort();
  const closed = server.close();
  for (const answer of await Promise.all(held)) expect(answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
  expect(await ask(`${server.url}/held`, agent)).toMatchObject({ code: 'ECONNREFUSED' });
  expect(asked()).toBe(5);
  await closed;
});

const kernelBound = '/proc/sys/net/core/somaxconn';
/** Connections that this machine's kernel has wait at most; without Linux, the least that is usual. */
const mostOfKernel = existsSync(kernelBound) ? Number(readFileSync(kernelBound, 'utf8')) : 128;

/** Opens connections in a thread of its own, and says how many it has, until the given number or an error. */
const openingThread = `
const { connect } = require('node:net');
const { workerData: { port, wanted, opened } } = require('node:worker_threads');
const count = new Int32Array(opened);
const say = (value) => { Atomics.store(count, 0, value); Atomics.notify(count, 0); };
let connected = 0;
for (let index = 0; index < wanted; index += 1) {
  connect(port, '127.0.0.1').once('connect', () => (connected += 1) === wanted && say(wanted)).once('error', () => say(-1));
}
`;

it('has the connections of thousands of devices wait while it is busy, as they come back after a restart', async () => {
  const { server } = await holdingServer(AbortSignal.abort());
  const wanted = Math.min(3000, mostOfKernel);
  const opened = new SharedArrayBuffer(4);
  const workerData = { port: Number(new URL(server.url).port), wanted, opened };
  const thread = new Worker(openingThread, { eval: true, workerData });
  onTestFinished(async () => {
    await thread.terminate();
    await server.close();
  });
  await new Promise((resolve) => thread.once('online', resolve));
  // Keeps this thread, and with it the server, from accepting any.
  Atomics.wait(new Int32Array(opened), 0, 0, 60_000);
  expect(Atomics.load(new Int32Array(opened), 0)).toBe(wanted);
});
