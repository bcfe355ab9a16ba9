import { beginnings } from '@anwurf/contract/sync/beginnings';
import { changeFeed, syncedTable, syncedTableNames } from '@anwurf/contract/sync/registry';
import { firstScreenTables } from '@anwurf/db/sync/download/first-screen-tables';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId, ServerFixture, type TestUser } from '../server/fixture.ts';
import { insertParents, insertRow } from '../server/pushes/sample-rows.ts';
import { differences, dumpCentral, dumpDevice } from './canonical-dump.ts';
import { Device } from './device.ts';
import { useServerWithDevices } from './server-with-devices.ts';
import { openEmbeddedLog, openForwarding } from './shape-backend.ts';

const owned = syncedTableNames.filter((table) => table !== changeFeed && table !== 'users' && typeof syncedTable(table).owner === 'string');

/** Notes the tables of which devices ask for the beginning by itself, and what `answer` does not let through. */
function watchRequests(answer: (url: URL) => Promise<Response> | undefined = () => undefined): {
  readonly alone: string[];
  several: number;
} {
  const seen = { alone: [] as string[], several: 0 };
  const real = fetch;
  vi.stubGlobal('fetch', (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.searchParams.has(beginnings.parameter)) seen.several += 1;
    else if (url.searchParams.get('offset') === '-1') seen.alone.push(url.pathname.slice('/api/shapes/'.length));
    return answer(url) ?? real(input, init);
  });
  return seen;
}

describe.each([
  ['the embedded log', openEmbeddedLog],
  ['Electric', openForwarding],
])('a new device over %s', (_, open) => {
  const { server, openDevice } = useServerWithDevices(open);
  let user: TestUser;

  beforeEach(async () => {
    user = await server.user();
    const parents = await insertParents(server.sql, user.id);
    for (const table of owned) await insertRow(server.sql, table, user.id, parents);
  });
  afterEach(() => void vi.unstubAllGlobals());

  const untilRight = (device: Device) =>
    device.until('its rows are those of the server', async () => {
      const wanted = await dumpCentral(server.sql, user.id);
      return differences(wanted, await dumpDevice(device.store)).length === 0;
    });

  test('has all rows, and follows what changes', async () => {
    const device = await openDevice(user);
    await untilRight(device);
    await server.sql`insert into trainingsplanreal (id, user_id, name) values (${newId()}, ${user.id}, 'Später')`;
    await untilRight(device);
    await device.until('the first sync is done', () => device.state.firstSyncDone);
    expect(device.state.store).toBe('node');
  });

  test('has all rows where the answer of several tables is lost, refused, cut off or nonsense', async () => {
    const lost = () => Promise.reject(new TypeError('lost'));
    const refused = () => Promise.resolve(Response.json({ error: { code: 'not_found', message: 'x' } }, { status: 404 }));
    const cutOff = () => Promise.resolve(new Response('{"table":"users","han', { headers: { 'content-type': beginnings.contentType } }));
    const heads = [changeFeed, 'goals'].map((table) => JSON.stringify({ table, handle: 'h', offset: '0_0', rows: true }));
    const nonsense = () => {
      const parts = heads.map((head) => `${head}\nid\n\\.\n[{"headers":{"control":"snapshot-end","xmin":"x","xmax":"x"}}]\n`);
      return Promise.resolve(new Response(parts.join(''), { headers: { 'content-type': beginnings.contentType } }));
    };
    for (const answer of [lost, refused, cutOff, nonsense]) {
      const seen = watchRequests((url) => (url.searchParams.has(beginnings.parameter) ? answer() : undefined));
      await untilRight(await openDevice(user));
      expect(seen.alone).toEqual(expect.arrayContaining([changeFeed, ...firstScreenTables]));
      vi.unstubAllGlobals();
    }
  });
});

describe('a new device', () => {
  const server = new ServerFixture();
  beforeAll(() => server.start({}), 60_000);
  afterEach(() => void vi.unstubAllGlobals());
  afterAll(() => server.stop());

  test('asks for the tables of its first screens together, and for the others but the longest', async () => {
    const user = await server.user();
    const seen = watchRequests();
    const device = await Device.open(server.url, user);
    await device.until('the first sync is done', () => device.state.firstSyncDone);
    await device.close();
    expect(seen.several).toBe(2);
    expect(seen.alone.toSorted()).toEqual(['exercise_catalogue', 'workout_tracking']);
  });

  test('that has written before the answer came keeps its write, and what the server has', async () => {
    const user = await server.user();
    const planId = newId();
    await server.sql`insert into trainingsplanreal (id, user_id, name) values (${planId}, ${user.id}, 'Vom Server')`;
    let letGo = (): void => undefined;
    const gone = new Promise<void>((resolve) => (letGo = resolve));
    const real = fetch;
    watchRequests((url) =>
      url.searchParams.has(beginnings.parameter)
        ? gone.then(() => real(url, { headers: { authorization: `Bearer ${user.token}` } }))
        : undefined,
    );
    const device = await Device.open(server.url, user);
    await device.write({
      table: 'favourite_exercises',
      op: 'upsert',
      key: newId(),
      values: { exercise_name: 'Kniebeuge', is_favourite: true, marked_at: new Date().toISOString() },
    });
    letGo();
    await device.until('the first sync is done', () => device.state.firstSyncDone);
    await device.until('its write is settled', async () => (await device.outboxSize()) === 0);
    const wanted = await dumpCentral(server.sql, user.id);
    expect(wanted['favourite_exercises']).toHaveLength(1);
    await device.until('it equals the server', async () => differences(wanted, await dumpDevice(device.store)).length === 0);
    await device.close();
  });
});
