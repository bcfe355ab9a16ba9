import type { PGlite } from '@electric-sql/pglite';
import { changeFeed, plainTableNames, teamOwnerOf, type TeamTableName, teamTableNames } from '@anwurf/contract/sync/registry';
import { teamStream } from '@anwurf/contract/sync/stream-name';
import { TEAM_ROLES, type TeamRole } from '@anwurf/contract/team';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyStore } from '../../store/empty-store.ts';
import { eventRow, membershipRow, team, user, uuid } from '../apply/team-rows.test-support.ts';
import { Downloader } from './downloader.ts';
import { firstScreenTables } from './first-screen-tables.ts';
import { parallelFetches } from './parallel-fetches.ts';

let store: PGlite;
beforeEach(async () => {
  store = await emptyStore();
});
const devices: Device[] = [];
afterEach(async () => {
  for (const device of devices.splice(0)) await device.close();
});

const patience = { timeout: 20_000 };
const nothing = () => Promise.resolve();
const [bears, wolves] = [team(1), team(2)];
const eventsOf = (id: string) => teamStream('team_events', id);

const favourite = {
  user_id: user,
  exercise_name: 'Sprung',
  is_favourite: 't',
  marked_at: '2026-11-20 10:00:00+00',
  created_at: '2026-11-20 10:00:00+00',
  server_version: '1',
};

type Written = readonly ['insert' | 'update' | 'delete', string, object];
type Message = { readonly key: string; readonly value: object; readonly headers: object };

/** A server with a log for each stream; the change feed's request waits for news. */
class Server {
  readonly #logs = new Map<string, Message[]>();
  readonly #waiting = new Set<() => void>();
  #txid = 100;
  #heads: Record<string, string> = {};
  /** Requests in their order, as stream and offset; those of the open request without them. */
  readonly asked: string[] = [];
  readonly live: URL[] = [];
  readonly refusals = new Map<string, number>();
  isDown = false;
  #underWay = 0;
  most = 0;

  /** Adds changes of one transaction to a stream, and announces them. */
  write(stream: string, ...changes: readonly Written[]): void {
    this.writeUnannounced(stream, ...changes);
    this.announce(stream, String(this.#txid));
  }

  writeUnannounced(stream: string, ...changes: readonly Written[]): void {
    this.#txid += 1;
    const txids = [String(this.#txid)];
    const messages = changes.map(([operation, id, value]) => ({ key: id, value: { id, ...value }, headers: { operation, txids } }));
    this.#logs.set(stream, [...(this.#logs.get(stream) ?? []), ...messages]);
  }

  announce(stream: string, txid: string): void {
    this.#heads = { ...this.#heads, [stream]: txid };
    const value = { user_id: user, heads: JSON.stringify(this.#heads), server_version: '1' };
    const message = { key: user, value, headers: { operation: 'insert', txids: [txid] } };
    this.#logs.set(changeFeed, [...(this.#logs.get(changeFeed) ?? []), message]);
    for (const go of this.#waiting) go();
    this.#waiting.clear();
  }

  join(n: number, id: string, role: TeamRole = 'coach'): void {
    this.write('memberships', ['insert', uuid(800_000 + n), membershipRow(id, role)]);
  }

  readonly fetch: typeof fetch = async (input, init) => {
    if (this.isDown) throw new TypeError('no network');
    const url = new URL(input instanceof Request ? input.url : input);
    const id = url.searchParams.get('team');
    const stream = url.pathname.slice('/api/shapes/'.length) + (id === null ? '' : `@${id}`);
    const offset = url.searchParams.get('offset') ?? '';
    const start = offset === '-1' ? 0 : Number(offset.split('_')[0]);
    if (url.searchParams.has('live')) {
      this.live.push(url);
      const ended = new Promise<never>((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
      if ((this.#logs.get(stream) ?? []).length <= start) await Promise.race([new Promise<void>((go) => this.#waiting.add(go)), ended]);
    } else {
      this.asked.push(`${stream} ${offset}`);
      const counts = id === null ? 0 : 1;
      this.#underWay += counts;
      this.most = Math.max(this.most, this.#underWay);
      // Others are requested meanwhile.
      await store.query('select 1');
      this.#underWay -= counts;
    }
    const status = this.refusals.get(stream) ?? 200;
    if (status !== 200) return Response.json({ error: { code: 'forbidden', message: 'no' } }, { status });
    const log = this.#logs.get(stream) ?? [];
    const headers = { 'electric-handle': 'h', 'electric-offset': `${log.length}_0` };
    return Response.json([...log.slice(start), { headers: { control: 'up-to-date' } }], { headers });
  };
}

/** A device's download from a server. */
class Device {
  readonly #end = new AbortController();
  readonly #ended: Promise<void>;
  readonly completed = vi.fn<() => Promise<void>>(nothing);
  readonly stopped = vi.fn<() => Promise<void>>(nothing);
  readonly behind = vi.fn<(isBehind: boolean) => void>();
  readonly failed = vi.fn<(error: unknown) => void>();
  readonly downloader: Downloader;

  constructor(server: Server) {
    const transport = { baseUrl: 'http://server.example', fetch: server.fetch, accessToken: () => Promise.resolve('token') };
    const events = { onComplete: this.completed, onRound: nothing, onBehind: this.behind, onStop: this.stopped, onFailure: this.failed };
    this.downloader = new Downloader(store, transport, user, events);
    this.#ended = this.downloader.run(this.#end.signal);
    devices.push(this);
  }

  async close(): Promise<void> {
    this.#end.abort();
    await this.#ended;
  }
}

const titles = async () =>
  (await store.query<{ title: string }>('select title from team_events order by title')).rows.map(({ title }) => title);
const untilTitles = (wanted: readonly string[]) => vi.waitFor(async () => expect(await titles()).toEqual(wanted), patience);
const followed = async () => {
  const found = await store.query<{ name: string }>(
    `select table_name as name from streams where table_name like '%@%' and last_up_to_date_at is not null order by 1`,
  );
  return found.rows.map(({ name }) => name);
};
const streamsOf = (id: string, role: TeamRole) =>
  teamTableNames.flatMap((table) => (teamOwnerOf(table)?.readers.includes(role) === true ? [teamStream(table, id)] : [])).toSorted();
const untilFollowed = (wanted: readonly string[]) => vi.waitFor(async () => expect(await followed()).toEqual(wanted.toSorted()), patience);

test.each(TEAM_ROLES)('a %s follows one stream for each of the team’s tables that the role reads', async (role) => {
  const server = new Server();
  server.write(eventsOf(bears), ['insert', uuid(1), eventRow(bears, 'a')]);
  server.join(1, bears, role);
  const { failed } = new Device(server);
  await untilFollowed(streamsOf(bears, role));
  expect(await titles()).toEqual(['a']);
  expect(failed).not.toHaveBeenCalled();
});

test('a new membership begins its streams at once, and its end ends them', async () => {
  const server = new Server();
  const device = new Device(server);
  await vi.waitUntil(() => device.downloader.isFollowing(), patience);
  server.write(eventsOf(bears), ['insert', uuid(1), eventRow(bears, 'a')]);
  server.join(1, bears);
  await untilTitles(['a']);
  server.write(eventsOf(bears), ['insert', uuid(2), eventRow(bears, 'b')]);
  await untilTitles(['a', 'b']);
  server.write('memberships', ['update', uuid(800_001), { role: 'player' }]);
  await untilFollowed(streamsOf(bears, 'player'));
  server.write('memberships', ['delete', uuid(800_001), {}]);
  await untilTitles([]);
  await untilFollowed([]);
  const asked = server.asked.length;
  // Announced for a stream that nobody follows any more, and for names of tomorrow.
  server.announce(eventsOf(bears), '900');
  server.announce('team_events@nobody', '901');
  server.announce(`team_trophies@${bears}`, '902');
  server.write('favourite_exercises', ['insert', uuid(60), favourite]);
  await vi.waitUntil(() => server.asked.length > asked, patience);
  expect(server.asked.slice(asked).filter((request) => request.includes('@'))).toEqual([]);
  expect(device.failed).not.toHaveBeenCalled();
});

test('a team that is left and joined again in one batch goes on where it was', async () => {
  const server = new Server();
  server.write(eventsOf(bears), ['insert', uuid(1), eventRow(bears, 'a')]);
  server.join(1, bears);
  const device = new Device(server);
  await untilTitles(['a']);
  await vi.waitUntil(() => device.downloader.isFollowing(), patience);
  server.refusals.set('memberships', 503);
  server.write('memberships', ['delete', uuid(800_001), {}]);
  // Nothing of this is announced to somebody who is no member.
  server.writeUnannounced(eventsOf(bears), ['insert', uuid(2), eventRow(bears, 'between')]);
  server.join(2, bears);
  server.refusals.clear();
  await untilTitles(['a', 'between']);
  expect(server.asked.filter((request) => request === `${eventsOf(bears)} -1`)).toHaveLength(1);
});

test('twenty teams are fetched after the tables of the first screens, few at a time', async () => {
  const server = new Server();
  const teams = Array.from({ length: 20 }, (_, n) => team(n));
  for (const [n, id] of teams.entries()) {
    server.write(eventsOf(id), ['insert', uuid(n), eventRow(id, `t${String(n).padStart(2, '0')}`)]);
    server.join(n, id);
  }
  const { completed } = new Device(server);
  await untilFollowed(teams.flatMap((id) => streamsOf(id, 'coach')));
  expect(await titles()).toHaveLength(20);
  const firstOfTeam = server.asked.findIndex((request) => request.includes('@'));
  const tables = new Set(server.asked.slice(0, firstOfTeam).map((request) => request.split(' ')[0]));
  expect(firstScreenTables.filter((table) => !tables.has(table))).toEqual([]);
  expect(plainTableNames.filter((table) => !server.asked.some((request) => request.startsWith(`${table} `)))).toEqual([]);
  expect(server.asked.filter((request) => request === `${eventsOf(bears)} -1`)).toHaveLength(1);
  expect(completed).toHaveBeenCalledTimes(1);
  expect(server.most).toBe(parallelFetches);
});

test('squads are fetched one after the other, those of led teams first, and before what else the teams have', async () => {
  const server = new Server();
  server.join(1, bears, 'player');
  server.join(2, wolves);
  const { stopped } = new Device(server);
  await untilFollowed([...streamsOf(bears, 'player'), ...streamsOf(wolves, 'coach')]);
  expect(stopped).not.toHaveBeenCalled();
  const place = (table: TeamTableName, id: string) => server.asked.indexOf(`${teamStream(table, id)} -1`);
  expect(place('shared_loads', wolves)).toBeLessThan(place('team_events', bears));
  expect(place('team_events', bears)).toBeLessThan(place('team_attendance', wolves));
});

test('a stream of a team that the server refuses or cannot serve delays nothing else and stops nothing', async () => {
  const server = new Server();
  for (const [n, id] of [bears, wolves].entries()) {
    server.write(eventsOf(id), ['insert', uuid(n + 1), eventRow(id, `t${n}`)]);
    server.join(n, id);
  }
  server.refusals.set(eventsOf(bears), 403);
  server.refusals.set(teamStream('shared_loads', wolves), 503);
  const device = new Device(server);
  await untilTitles(['t1']);
  await vi.waitUntil(() => device.behind.mock.lastCall?.[0] === true, patience);
  server.write('favourite_exercises', ['insert', uuid(60), favourite]);
  await vi.waitUntil(() => server.asked.includes('favourite_exercises 0_0'), patience);
  expect([device.failed.mock.calls, device.stopped.mock.calls]).toEqual([[], []]);
  expect((await store.query('select from streams where stopped is not null')).rows).toEqual([]);
  server.refusals.delete(teamStream('shared_loads', wolves));
  // A refused stream is not missing.
  await vi.waitFor(() => expect(device.behind.mock.lastCall).toEqual([false]), patience);
  server.refusals.clear();
  await untilTitles(['t0', 't1']);
});

test('a refused stream whose membership ends is not asked for any more', async () => {
  const server = new Server();
  server.join(1, bears);
  server.refusals.set(eventsOf(bears), 403);
  const device = new Device(server);
  await vi.waitUntil(() => server.asked.filter((request) => request.startsWith(eventsOf(bears))).length > 1, patience);
  server.write('memberships', ['delete', uuid(800_001), {}]);
  await untilFollowed([]);
  await vi.waitUntil(() => device.downloader.isFollowing(), patience);
  const asked = server.asked.length;
  device.downloader.wake();
  // Unchanged streams are not requested: the change feed's next held request ends the round.
  await vi.waitUntil(() => server.asked.slice(asked).some((request) => request.startsWith('exercise_catalogue')), patience);
  await vi.waitUntil(() => device.downloader.isFollowing(), patience);
  expect(server.asked.slice(asked).filter((request) => request.includes('@'))).toEqual([]);
});

test('rows of a left team that a killed device still has are gone after the next start, without a network', async () => {
  const server = new Server();
  server.write(eventsOf(bears), ['insert', uuid(1), eventRow(bears, 'a')]);
  server.join(1, bears);
  const device = new Device(server);
  await untilTitles(['a']);
  await device.close();
  await store.exec('delete from memberships');
  server.isDown = true;
  const { failed } = new Device(server);
  await untilTitles([]);
  await vi.waitUntil(() => failed.mock.calls.length > 0, patience);
  expect(await followed()).toEqual([]);
});

test('a start fetches what was announced for a team meanwhile; its positions are not among the piggybacked', async () => {
  const server = new Server();
  server.join(1, bears);
  const device = new Device(server);
  await untilFollowed(streamsOf(bears, 'coach'));
  await device.close();
  server.write(eventsOf(bears), ['insert', uuid(1), eventRow(bears, 'a')]);
  const { downloader } = new Device(server);
  await untilTitles(['a']);
  await vi.waitUntil(() => downloader.isFollowing(), patience);
  const before = server.live.length;
  server.write(eventsOf(bears), ['insert', uuid(2), eventRow(bears, 'b')]);
  await untilTitles(['a', 'b']);
  await vi.waitUntil(() => server.live.length > before, patience);
  for (const url of server.live) for (const position of url.searchParams.getAll('piggyback')) expect(position).not.toMatch(/^team_/);
});
