import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TabMessage, WorkerMessage } from '../worker/messages.ts';
import { DatabaseWorker } from './database-worker.ts';
import { createDeferred } from './deferred.ts';
import type { LocalDatabase } from './local-database.ts';
import { openWorkerDatabase } from './worker-database.ts';

/** A worker that notes its messages; answers only that it has closed. */
class NotingWorker extends EventTarget implements Worker {
  readonly onerror = null;
  readonly onmessage = null;
  readonly onmessageerror = null;
  readonly received: TabMessage[] = [];

  postMessage(message: TabMessage): void {
    this.received.push(message);
    if (message.kind === 'close') this.say({ kind: 'closed' });
  }

  say(data: WorkerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {}
}

let database: LocalDatabase | undefined;
const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(async () => {
  await database?.close();
  vi.unstubAllGlobals();
});

const accessToken = () => Promise.resolve('a token');
const tokensOf = ({ received }: NotingWorker) => received.filter(({ kind }) => kind === 'token');

test('a worker that asked for a token before the app ran gets it', async () => {
  const early = new NotingWorker();
  const messages: WorkerMessage[] = [
    { kind: 'holds', isHolder: true },
    { kind: 'token-please', id: 1, renew: false },
  ];
  const worker = new DatabaseWorker(() => new NotingWorker(), {
    early: { userId: 'ada', worker: early, messages, isLost: () => false, unsubscribe: () => undefined },
  });
  database = openWorkerDatabase({ userId: 'ada', accessToken, worker });
  await expect.poll(() => tokensOf(early)).toEqual([{ kind: 'token', id: 1, token: 'a token', failed: false }]);
});

test('a token that a worker asked for before the page slept does not go to the next worker', async () => {
  const workers: NotingWorker[] = [];
  const worker = new DatabaseWorker(() => {
    const started = new NotingWorker();
    workers.push(started);
    return started;
  });
  const asked = createDeferred<string>();
  database = openWorkerDatabase({ userId: 'ada', accessToken: () => asked.promise, worker });
  workers[0]?.say({ kind: 'token-please', id: 1, renew: false });
  const show = (kind: 'pagehide' | 'pageshow') => page.dispatchEvent(Object.assign(new Event(kind), { persisted: true }));
  show('pagehide');
  show('pageshow');
  workers[1]?.say({ kind: 'token-please', id: 1, renew: true });
  asked.resolve('a token');
  await expect.poll(() => workers.map((one) => tokensOf(one).length)).toEqual([0, 1]);
});

test('a held worker gets its messages in their order once it may load, and counts as without a store until then', async () => {
  const started = new NotingWorker();
  const scripts = createDeferred<void>();
  const worker = new DatabaseWorker(() => started);
  void worker.holdUntil(scripts.promise);
  worker.post({ kind: 'prepare' });
  database = openWorkerDatabase({ userId: 'ada', accessToken, worker });
  await worker.lost();
  expect(started.received).toEqual([]);
  scripts.resolve();
  await expect.poll(() => started.received.map(({ kind }) => kind)).toEqual(['prepare', 'start']);
});

test('a worker that is held while the page sleeps gets each message once', async () => {
  const workers: NotingWorker[] = [];
  const scripts = createDeferred<void>();
  const worker = new DatabaseWorker(() => {
    const started = new NotingWorker();
    workers.push(started);
    return started;
  });
  void worker.holdUntil(scripts.promise);
  database = openWorkerDatabase({ userId: 'ada', accessToken, worker });
  const show = (kind: 'pagehide' | 'pageshow') => page.dispatchEvent(Object.assign(new Event(kind), { persisted: true }));
  show('pagehide');
  show('pageshow');
  scripts.resolve();
  await expect.poll(() => workers.map(({ received }) => received.map(({ kind }) => kind))).toEqual([[], ['start']]);
});
