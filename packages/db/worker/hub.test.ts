import { afterEach, expect, test, vi } from 'vitest';
import { Hub } from './hub.ts';
import { Leader } from './leader.ts';
import type { PeerMessage, WorkerMessage } from './messages.ts';
import { StoreFailure } from '../store/store-failure.ts';
import { unopenedState } from './unopened-state.ts';

type Grant = () => unknown;

/** Locks of a browser in which another tab leads: the leader lock is never granted, any other on the test's command. */
class SlowLocks {
  readonly #asked = new Map<string, Grant>();

  request(name: string, ...options: [Grant] | [LockOptions, Grant]): Promise<unknown> {
    const grant = options.at(-1) as Grant;
    this.#asked.set(name, grant);
    return new Promise(() => undefined);
  }

  query = () => Promise.resolve({ held: [], pending: [] });

  /** Grants the lock by which others notice that this worker ends. */
  grantOwn(): void {
    for (const [name, grant] of this.#asked) if (name.startsWith('anwurf-worker-')) void grant();
  }
}

/** The leading worker of another tab, simulated on the channel. */
class OtherLeader {
  readonly channel = new BroadcastChannel('anwurf-ada');
  readonly received: PeerMessage[] = [];

  constructor() {
    this.channel.addEventListener('message', ({ data }: MessageEvent<PeerMessage>) => {
      this.received.push(data);
      if (data.kind === 'hello') this.announce();
      if (data.kind === 'ask') this.say({ kind: 'answer', to: data.from, id: data.id, reply: { ok: true, rows: [] } });
    });
  }

  announce(): void {
    this.say({ kind: 'leader', leader: 'other' });
  }

  say(message: PeerMessage): void {
    this.channel.postMessage(message);
  }
}

const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of close.splice(0)) await one();
  vi.unstubAllGlobals();
});

test('a worker sends no request before it holds its own lock, else the leader would drop its live queries', async () => {
  const locks = new SlowLocks();
  vi.stubGlobal('navigator', { locks });
  const leader = new OtherLeader();
  const posted: WorkerMessage[] = [];
  const hub = new Hub(
    { kind: 'start', userId: 'ada', baseUrl: '', store: 'auto' },
    () => Promise.resolve(null),
    (message) => void posted.push(message),
  );
  close.push(
    () => hub.close(),
    () => leader.channel.close(),
  );
  hub.join();
  hub.request(1, { kind: 'live', liveId: 'plans', sql: 'select 1', params: [] });
  hub.request(2, { kind: 'query', sql: 'select 2', params: [] });
  leader.announce();
  leader.say({ kind: 'state', state: { connection: 'online' } as never });
  // The leader's messages arrive in order: after the state, the announcement has arrived too.
  await expect.poll(() => posted.length).toBe(1);
  expect(leader.received).toEqual([]);

  locks.grantOwn();
  await expect.poll(() => posted.filter(({ kind }) => kind === 'reply')).toHaveLength(2);
  const asked = leader.received.flatMap((message) => (message.kind === 'ask' ? [message.id] : []));
  expect(asked.toSorted((one, other) => one - other)).toEqual([1, 2]);
});

test('a worker whose store fails to close still closes and releases the leader lock', async () => {
  let isFree = false;
  const request = async (name: string, ...options: [Grant] | [LockOptions, Grant]) => {
    const grant = options.at(-1) as Grant;
    await Promise.resolve(grant()).finally(() => (isFree ||= name === 'anwurf-leader-grace'));
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const failed = {
    state: () => unopenedState,
    begin: () => Promise.resolve(),
    close: () => Promise.reject(new Error('The storage is full.')),
  };
  vi.spyOn(Leader, 'open').mockResolvedValueOnce({ ...failed, database: { hurry: () => undefined } } as unknown as Leader);
  const posted: WorkerMessage[] = [];
  const hub = new Hub(
    { kind: 'start', userId: 'grace', baseUrl: '', store: 'auto' },
    () => Promise.resolve(null),
    (message) => void posted.push(message),
  );
  hub.join();
  await expect.poll(() => posted.map(({ kind }) => kind)).toContain('state');
  await hub.close();
  expect(isFree).toBe(true);
});

test('a store that something else holds is tried again until it opens, and one that this browser cannot have is not', async () => {
  const request = async (_name: string, ...options: [Grant] | [LockOptions, Grant]) => void (await (options.at(-1) as Grant)());
  vi.stubGlobal('navigator', { locks: { request } });
  const database = { hurry: () => undefined, serve: () => Promise.resolve({ ok: true, rows: [] }) };
  const opened = { state: () => unopenedState, begin: () => Promise.resolve(), close: () => Promise.resolve(), database };
  const open = vi.spyOn(Leader, 'open');
  open.mockReset();
  open.mockRejectedValueOnce(new StoreFailure('store_held', 'held by another page'));
  open.mockResolvedValueOnce(opened as unknown as Leader);
  const posted: WorkerMessage[] = [];
  const join = (userId: string) => {
    const hub = new Hub(
      { kind: 'start', userId, baseUrl: '', store: 'auto' },
      () => Promise.resolve(null),
      (message) => void posted.push(message),
    );
    close.push(() => hub.close());
    hub.join();
    return hub;
  };
  const hub = join('hedy');
  await expect.poll(() => open.mock.calls.length, { timeout: 30_000 }).toBe(2);
  hub.request(1, { kind: 'write', mutations: [] });
  await expect.poll(() => posted).toContainEqual({ kind: 'reply', id: 1, reply: { ok: true, rows: [] } });

  open.mockReset();
  open.mockRejectedValueOnce(new StoreFailure('store_refused', 'a private window'));
  open.mockRejectedValueOnce(new StoreFailure('store_held', 'held by another page'));
  open.mockResolvedValueOnce(opened as unknown as Leader);
  join('lise');
  await expect.poll(() => open.mock.calls.length).toBe(1);
  // The next one, which goes on, has had its second try by then.
  join('emmy');
  await expect.poll(() => open.mock.calls.length, { timeout: 30_000 }).toBe(3);
  expect(open.mock.calls.map(([{ userId }]) => userId)).toEqual(['lise', 'emmy', 'emmy']);
});

test('a save is refused while no tab can open the store, and is answered again when one can', async () => {
  const request = async (_name: string, ...options: [Grant] | [LockOptions, Grant]) => void (await (options.at(-1) as Grant)());
  vi.stubGlobal('navigator', { locks: { request } });
  vi.spyOn(Leader, 'open').mockRejectedValueOnce(new StoreFailure('store_held', 'held by another page'));
  const posted: WorkerMessage[] = [];
  const hub = new Hub(
    { kind: 'start', userId: 'ada', baseUrl: '', store: 'auto' },
    () => Promise.resolve(null),
    (message) => void posted.push(message),
  );
  close.push(() => hub.close());
  const replies = () => posted.flatMap((message) => (message.kind === 'reply' ? [[message.id, message.reply.ok]] : []));
  hub.request(1, { kind: 'write', mutations: [] });
  hub.request(2, { kind: 'query', sql: 'select 2', params: [] });
  hub.join();
  await expect.poll(replies).toEqual([[1, false]]);
  hub.request(3, { kind: 'write', mutations: [] });
  expect(replies()).toEqual([
    [1, false],
    [3, false],
  ]);
  const leader = new OtherLeader();
  close.push(() => leader.channel.close());
  leader.announce();
  await expect.poll(replies).toContainEqual([2, true]);
  hub.request(4, { kind: 'write', mutations: [] });
  await expect.poll(replies).toContainEqual([4, true]);
});
