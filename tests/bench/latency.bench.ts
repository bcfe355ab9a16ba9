import { setTimeout } from 'node:timers/promises';
import { ShapeStream } from '@electric-sql/client';
import { LiveQueries } from '@anwurf/db/live/live-queries';
import { fetchShape, type ShapeRequest, type TransportOptions } from '@anwurf/db/sync/transport';
import { expect, test } from 'vitest';
import { newId, type TestUser } from '../server/fixture.ts';
import { SocketFetch } from '../load/socket-fetch.ts';
import { Device } from '../sync/device.ts';
import { useBenchServer } from './bench-server.ts';
import { record } from './figures.ts';

const server = useBenchServer();
const inserts = 60;
/** Electric 1.7's median on two shared cores, from its protocol page. */
const electric = { longPoll: 4, sse: 2.5 };

type Subscriber = { readonly ready: Promise<unknown>; readonly stop: () => void };
type Subscribe = (user: TestUser, seen: (key: string) => void) => Subscriber;

/** How a device asks; `close` ends what is open. */
type Line = { readonly fetch: typeof fetch; readonly close: () => void };

const nodeLine = (): Line => ({ fetch, close: () => undefined });
/** Fifty devices in one thread with Node's fetch are most of what they wait for; real ones have a processor each. */
const socketLine = (): Line => new SocketFetch(server.url);

/** As the engine follows: one request stays open on the change feed; what its answer does not carry is fetched. */
const subscribeByChangeFeed =
  (openLine: () => Line): Subscribe =>
  (user, seen) => {
    const ending = new AbortController();
    const line = openLine();
    const transport: TransportOptions = { baseUrl: server.url, fetch: line.fetch, accessToken: () => Promise.resolve(user.token) };
    const start: ShapeRequest = { handle: null, offset: '-1', live: false, cursor: null };
    const step = async (name: 'sync_heads' | 'workout_tracking', request: ShapeRequest) => {
      const answer = await fetchShape(transport, name, request, ending.signal);
      if (answer.kind === 'must-refetch') throw new Error('must-refetch');
      const carried = answer.piggybacked[0];
      for (const announced of name === 'workout_tracking' ? [answer] : answer.piggybacked) {
        for (const message of announced.messages) if (message.kind === 'change') seen(message.key);
      }
      return [
        { ...request, handle: answer.handle, offset: answer.offset, cursor: answer.cursor },
        carried && { ...start, handle: carried.handle, offset: carried.offset },
      ] as const;
    };
    const opened = Promise.all([step('sync_heads', start), step('workout_tracking', start)]);
    void opened
      .then(async ([[feed], [sets]]) => {
        while (!ending.signal.aborted) {
          const piggyback = [{ table: 'workout_tracking', handle: sets.handle ?? '', offset: sets.offset } as const];
          const [next, carried] = await step('sync_heads', { ...feed, live: true, piggyback });
          feed = next;
          sets = carried ?? (await step('workout_tracking', sets))[0];
        }
      })
      .catch((error: unknown) => {
        if (!ending.signal.aborted) throw error;
      });
    const stop = () => {
      ending.abort();
      line.close();
    };
    return { ready: opened, stop };
  };

const subscribeByShapeStream =
  (liveSse: boolean): Subscribe =>
  (user, seen) => {
    const ending = new AbortController();
    const url = `${server.url}/api/shapes/workout_tracking`;
    const headers = { authorization: `Bearer ${user.token}` };
    const stream = new ShapeStream<{ id: string }>({ url, headers, liveSse, signal: ending.signal, warnOnHttp: false });
    const ready = new Promise<void>((resolve) => {
      stream.subscribe((messages) => {
        for (const message of messages) if ('value' in message) seen(message.value.id);
        resolve();
      });
    });
    return { ready, stop: () => ending.abort() };
  };

const devicesOfUser = 5;

/** Times from the insert's beginning until every subscriber's, over all inserts and subscribers. */
async function measure(subscribe: Subscribe, count: number): Promise<number[]> {
  // A user has five devices: more of one user's are held off.
  const users = await Promise.all(Array.from({ length: Math.ceil(count / devicesOfUser) }, () => server.user()));
  const times: number[] = [];
  /** Keys of the rows, one a user. */
  let awaited: readonly string[] = [];
  let began = 0;
  let missing = 0;
  let allSeen: () => void = () => undefined;
  const seen = (key: string): void => {
    if (!awaited.includes(key)) return;
    times.push(performance.now() - began);
    missing -= 1;
    if (missing === 0) allSeen();
  };
  const subscribers = users.flatMap((user) => Array.from({ length: Math.min(devicesOfUser, count) }, () => subscribe(user, seen)));
  await Promise.all(subscribers.map(({ ready }) => ready));
  for (let insert = 0; insert < inserts; insert += 1) {
    // Subscribers come back after every answer; what is measured is the delivery to one that waits.
    await setTimeout(count > 1 ? 120 : 30);
    awaited = users.map(() => newId());
    const rows = users.map(({ id }, index) => ({
      id: awaited[index] ?? '',
      user_id: id,
      workout_id: awaited[index] ?? '',
      exercise_name: 'Kniebeuge',
    }));
    missing = count;
    const delivered = new Promise<void>((resolve) => (allSeen = resolve));
    began = performance.now();
    await server.sql`insert into workout_tracking ${server.sql(rows)}`;
    await delivered;
  }
  for (const { stop } of subscribers) stop();
  // The first inserts warm the server's connections and plans.
  return times.slice(10 * count);
}

test('an insert reaches the other devices', async () => {
  for (const count of [1, 50]) {
    const aim = count === 1 ? { aim: { p95: 30 } } : {};
    const many = count === 1 ? '1 device' : `${count} devices`;
    const byChangeFeed = await measure(subscribeByChangeFeed(nodeLine), count);
    expect(byChangeFeed).toHaveLength((inserts - 10) * count);
    record(`Insert → rows of ${many}, change feed and fetch`, byChangeFeed, {
      ...aim,
      beside: { name: 'Electric long poll', p50: electric.longPoll },
    });
    record(`Insert → rows of ${many}, the same on bare sockets`, await measure(subscribeByChangeFeed(socketLine), count), {
      aim: { p95: count === 1 ? 30 : 20 },
      beside: { name: 'Electric long poll', p50: electric.longPoll },
    });
    record(`Insert → rows of ${many}, ShapeStream long poll`, await measure(subscribeByShapeStream(false), count), {
      ...aim,
      beside: { name: 'Electric long poll', p50: electric.longPoll },
    });
    record(`Insert → rows of ${many}, ShapeStream SSE`, await measure(subscribeByShapeStream(true), count), {
      ...aim,
      beside: { name: 'Electric SSE', p50: electric.sse },
    });
  }
});

test('a set written on one device is visible on the other', async () => {
  const user = await server.user();
  const devices = await Promise.all([Device.open(server.url, user), Device.open(server.url, user)]);
  const [writer, reader] = devices;
  if (writer === undefined || reader === undefined) throw new Error('two devices');
  for (const device of devices) await device.until('the first sync', () => device.state.firstSyncDone);
  const arrived = new Map<string, () => void>();
  const lives = await LiveQueries.open(reader.store);
  const newest = 'select id from workout_tracking order by created_at desc limit 1';
  const { unsubscribe } = await lives.subscribe(newest, [], ([row]) => {
    arrived.get((row as { id: string } | undefined)?.id ?? '')?.();
  });
  const times: number[] = [];
  for (let write = 0; write < 40; write += 1) {
    const key = newId();
    const visible = new Promise<void>((resolve) => arrived.set(key, resolve));
    const began = performance.now();
    const values = { workout_id: key, exercise_name: 'Kniebeuge', weight: 40, reps: 8, created_at: new Date().toISOString() };
    await writer.write({ table: 'workout_tracking', op: 'upsert', key, values });
    await visible;
    times.push(performance.now() - began);
    await writer.until('settled', async () => (await writer.outboxSize()) === 0);
  }
  unsubscribe();
  for (const device of devices) await device.close();
  expect(times).toHaveLength(40);
  record('Set written on a device → live query of the other (two PGlites in one thread)', times.slice(5));
});
