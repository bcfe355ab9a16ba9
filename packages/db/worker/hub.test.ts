import { afterEach, expect, test, vi } from 'vitest';
import { Hub } from './hub.ts';
import { Leader } from './leader.ts';
import type { PeerMessage, WorkerMessage } from './messages.ts';
import { unopenedState } from './unopened-state.ts';

type Grant = () => unknown;

/** Locks of a browser in which another tab leads: that lock is never granted, any other when the test says so. */
class SlowLocks {
  readonly #asked = new Map<string, Grant>();

  request(name: string, grant: Grant): Promise<unknown> {
    this.#asked.set(name, grant);
    return new Promise(() => undefined);
  }

  /** Grants the lock by which others notice that the worker ends. */
  grantOwn(): void {
    for (const [name, grant] of this.#asked) if (name.startsWith('anwurf-worker-')) void grant();
  }
}

/** The leading worker of another tab, as the channel shows it. */
class OtherLeader {
  readonly channel = new BroadcastChannel('anwurf-ada');
  readonly heard: PeerMessage[] = [];

  constructor() {
    this.channel.addEventListener('message', ({ data }: MessageEvent<PeerMessage>) => {
      this.heard.push(data);
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

test('a worker asks the leader for nothing before its own end can be noticed: else its live queries would be dropped at once', async () => {
  const locks = new SlowLocks();
  vi.stubGlobal('navigator', { locks });
  const leader = new OtherLeader();
  const told: WorkerMessage[] = [];
  const hub = new Hub(
    { kind: 'start', userId: 'ada', baseUrl: '', store: 'auto' },
    () => Promise.resolve(null),
    (message) => void told.push(message),
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
  // What the leader says is heard in its order: with the state the announcement has come.
  await expect.poll(() => told.length).toBe(1);
  expect(leader.heard).toEqual([]);

  locks.grantOwn();
  await expect.poll(() => told.filter(({ kind }) => kind === 'reply')).toHaveLength(2);
  const asked = leader.heard.flatMap((message) => (message.kind === 'ask' ? [message.id] : []));
  expect(asked.toSorted((one, other) => one - other)).toEqual([1, 2]);
});

test('a worker whose store fails to close has closed all the same, and the lead is free', async () => {
  let isFree = false;
  const request = async (name: string, grant: Grant) => {
    await Promise.resolve(grant()).finally(() => (isFree ||= name === 'anwurf-leader-grace'));
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const failed = {
    state: () => unopenedState,
    begin: () => Promise.resolve(),
    close: () => Promise.reject(new Error('The storage is full.')),
  };
  vi.spyOn(Leader, 'open').mockResolvedValueOnce({ ...failed, database: { hurry: () => undefined } } as unknown as Leader);
  const told: WorkerMessage[] = [];
  const hub = new Hub(
    { kind: 'start', userId: 'grace', baseUrl: '', store: 'auto' },
    () => Promise.resolve(null),
    (message) => void told.push(message),
  );
  hub.join();
  await expect.poll(() => told.map(({ kind }) => kind)).toContain('state');
  await hub.close();
  expect(isFree).toBe(true);
});
