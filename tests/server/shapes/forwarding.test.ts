import { gunzipSync } from 'node:zlib';
import { request as requestRaw } from 'node:http';
import { Shape, ShapeStream, type Row, type ShapeStreamInterface } from '@electric-sql/client';
import { syncedTable } from '@anwurf/contract/sync/registry';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ElectricAtHand, openElectric } from '../../electric-stand-in/electric-at-hand.ts';
import { newId, ServerFixture, type TestUser } from '../fixture.ts';
import { insertSets } from '../pushes/sample-rows.ts';
import { readShape, requestShape } from './shape-client.ts';

const table = 'workout_tracking';
const isGenuine = process.env['ELECTRIC_URL'] !== undefined;
let electric: ElectricAtHand;
const server = new ServerFixture();
let user: TestUser;

beforeAll(async () => {
  electric = await openElectric({ longPollMs: 1000, beyondMs: 200, schemaMs: 1500, rowsPerChunk: 300 });
  await server.start(electric.environment);
}, 60_000);
beforeEach(async () => {
  user = await server.user();
});
afterAll(async () => {
  await server.stop();
  await electric.stop();
});

/** For tests that make Electric lag, forget or die. */
function standIn() {
  if (electric.standIn === undefined) throw new Error('only the stand-in can be controlled');
  return electric.standIn;
}

async function addSet(of: TestUser, values: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  await server.sql`insert into workout_tracking ${server.sql({ id, user_id: of.id, workout_id: newId(), exercise_name: 'Sprung', ...values })}`;
  return id;
}
const idsOf = (rows: readonly Record<string, string | null>[]) =>
  rows.map(({ id }) => id ?? '').toSorted((one, other) => (one < other ? -1 : 1));
const live = { live: 'true', cursor: '1' };

/** Bytes as they cross the wire. */
function readRaw(url: string, headers: Record<string, string>): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    requestRaw(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

describe('rows of a user', () => {
  it('gives a user his rows of the database that Electric follows, in the registry’s columns, and nobody else’s', async () => {
    const other = await server.user();
    const [mine] = [await addSet(user, { reps: 3, completed: true }), await addSet(other)];
    const { rows } = await readShape(server, user, table);
    expect(idsOf(rows)).toEqual([mine]);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(Object.keys(syncedTable(table).columns).toSorted());
    expect(rows[0]).toMatchObject({ user_id: user.id, reps: '3', completed: 'true' });
  });

  it('any other parameter of the device: table, columns, where and their parameters are not its own', async () => {
    const other = await server.user();
    const [mine] = [await addSet(user), await addSet(other)];
    const forged = {
      table: 'public.user_credentials',
      columns: '"id"',
      where: 'true',
      'params[1]': other.id,
      'params[2]': 'x',
      secret: 'x',
      subset__where: 'true',
    };
    const { rows } = await readShape(server, user, table, forged);
    expect(idsOf(rows)).toEqual([mine]);
    expect(rows[0]).toHaveProperty('exercise_name');
  });

  it('a handle of somebody else gives nothing of his', async () => {
    const other = await server.user();
    await addSet(other);
    const theirs = await readShape(server, other, table);
    await addSet(other);
    const stolen = await requestShape(server, user, table, { offset: theirs.offset, handle: theirs.handle });
    expect([stolen.response.status, stolen.text]).toEqual([409, '[{"headers":{"control":"must-refetch"}}]']);
  });

  it('the catalogue is everybody’s', async () => {
    const { rows } = await readShape(server, user, 'exercise_catalogue');
    const [row] = await server.sql<{ count: number }[]>`select count(*)::int as count from exercise_catalogue`;
    expect(rows).toHaveLength(row?.count ?? -1);
  });

  it('a device that is new since the access has ended gets the catalogue of before, and all of it with access again', async () => {
    const catalogue = 'exercise_catalogue';
    const [old] = await server.sql<{ count: number }[]>`select count(*)::int as count from exercise_catalogue`;
    await server.sql`update users set access_expires_at = now() where id = ${user.id}`;
    const slug = `eigene-${newId()}`;
    await server.sql`insert into exercise_catalogue (id, number, slug, name, phase, metric)
      values (${newId()}, 900001, ${slug}, 'Neu', 'main', 'reps')`;
    await expect
      .poll(async () => JSON.stringify((await readShape(server, await server.user(), catalogue)).rows), { timeout: 20_000 })
      .toContain(slug);
    const { rows, handle, offset } = await readShape(server, user, catalogue);
    expect([rows.length, JSON.stringify(rows).includes(slug)]).toEqual([old?.count, false]);
    await server.sql`update users set access_expires_at = null where id = ${user.id}`;
    expect((await requestShape(server, user, catalogue, { handle, offset })).response.status).toBe(409);
    expect(JSON.stringify((await readShape(server, user, catalogue)).rows)).toContain(slug);
  });

  it('Electric answers nobody without the secret', async () => {
    const { ELECTRIC_URL } = electric.environment;
    const direct = await fetch(`${ELECTRIC_URL}/v1/shape?table=${table}&offset=-1&secret=falsch`);
    expect(direct.status).toBe(401);
    const wrong = new ServerFixture();
    await wrong.start({ ...electric.environment, ELECTRIC_SECRET: 'falsch' });
    const refused = await requestShape(wrong, user, table, { offset: '-1' });
    expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(wrong.logged.join()).toContain('Electric answered 401');
    await wrong.stop();
  });

  it('nobody without a token', async () => {
    expect((await server.fetch(`/api/shapes/${table}?offset=-1`)).status).toBe(401);
  });
});

describe('events of an Electric', () => {
  it('arrives on an open request, with the transaction that made it', async () => {
    const start = await readShape(server, user, table);
    const waiting = requestShape(server, user, table, { offset: start.offset, handle: start.handle, ...live });
    const id = newId();
    const [row] = await server.sql<{ txid: string }[]>`
      insert into workout_tracking (id, user_id, workout_id, exercise_name) values (${id}, ${user.id}, ${newId()}, 'Sprung')
      returning pg_current_xact_id()::text as txid`;
    const { messages, header } = await waiting;
    expect(messages[0]).toMatchObject({ value: { id }, headers: { operation: 'insert', txids: [Number(row?.txid)] } });
    expect(header('cursor')).toMatch(/^\d+$/);
  });

  it.each([
    ['long poll', false],
    ['SSE', true],
  ])('the official client follows by %s', async (_, liveSse) => {
    const first = await addSet(user);
    const ending = new AbortController();
    const stream = new ShapeStream<Row & { id: string; reps: number | null }>({
      url: `${server.url}/api/shapes/${table}`,
      headers: { authorization: `Bearer ${user.token}` },
      liveSse,
      signal: ending.signal,
      warnOnHttp: false,
    });
    const shape = new Shape(stream as unknown as ShapeStreamInterface<Row & { id: string; reps: number | null }>);
    expect((await shape.rows).map(({ id }) => id)).toEqual([first]);
    await server.sql`update workout_tracking set reps = 7 where id = ${first}`;
    await expect.poll(() => shape.currentRows[0]?.reps, { timeout: 10_000 }).toBe(7);
    await server.sql`delete from workout_tracking where id = ${first}`;
    await expect.poll(() => shape.currentRows.length, { timeout: 10_000 }).toBe(0);
    ending.abort();
  });
});

describe('how it crosses the wire', () => {
  it('is compressed, private, and does not say what answers behind', async () => {
    await insertSets(server.sql, user.id, 700);
    const headers = { authorization: `Bearer ${user.token}` };
    const url = `${server.url}/api/shapes/${table}?offset=-1`;
    const packed = await readRaw(url, { ...headers, 'accept-encoding': 'gzip, br' });
    const plain = await readRaw(url, headers);
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'x-accel-buffering': 'no', 'electric-handle': expect.any(String) });
    expect(packed.headers['cache-control']).toContain('private');
    expect(packed.headers['vary']).toBe('Authorization, Accept-Encoding');
    expect(Object.keys(packed.headers)).not.toContain('electric-server');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
    expect(packed.body.length).toBeLessThan(plain.body.length / 5);
  });

  it('events come as they happen, uncompressed', async () => {
    const start = await readShape(server, user, table);
    const query = new URLSearchParams({ offset: start.offset, handle: start.handle, live: 'true', live_sse: 'true' });
    const response = await server.fetch(`/api/shapes/${table}?${query}`, { as: user, headers: { 'accept-encoding': 'gzip' } });
    expect([response.headers.get('content-type'), response.headers.get('content-encoding')]).toEqual(['text/event-stream', null]);
    const reader = response.body?.getReader();
    const id = await addSet(user);
    let text = '';
    while (!text.includes(id)) text += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
  });

  it('a path in ELECTRIC_URL stays', async () => {
    const prefixed = new ServerFixture();
    await prefixed.start({ ...electric.environment, ELECTRIC_URL: `${electric.environment.ELECTRIC_URL}/behind/` });
    const { response } = await requestShape(prefixed, user, 'users', { offset: '-1' });
    await prefixed.stop();
    if (isGenuine) return;
    expect([response.status, standIn().requests.at(-1)?.url.pathname]).toEqual([200, '/behind/v1/shape']);
  });

  it('only parameters of the protocol pass', async () => {
    if (isGenuine) return;
    await requestShape(server, user, 'sessions', {
      offset: '-1',
      subset__where: 'true',
      replica: 'full',
      'cache-buster': '1',
      'params[2]': 'y',
    });
    expect(Object.fromEntries(standIn().requests.at(-1)?.url.searchParams ?? [])).toEqual({
      offset: '-1',
      replica: 'full',
      'cache-buster': '1',
      table: 'public.sessions',
      columns: '"id","user_id","plan_id","session_order","weekday","venue","load","created_at","server_version"',
      where: '"user_id" = $1',
      'params[1]': user.id,
      secret: standIn().secret,
    });
  });
});

describe.skipIf(isGenuine)('when Electric', () => {
  afterEach(() => standIn().become({ schemaMs: 1500 }));
  const health = async () => {
    const response = await server.fetch('/api/health');
    return [response.status, ((await response.json()) as { electric: string }).electric];
  };

  it('is dead, a device is asked to retry, the health says so, and all is well when it is back', async () => {
    const start = await readShape(server, user, table);
    expect(await health()).toEqual([200, 'ok']);
    await standIn().die({ losesStorage: false });
    const { response, text } = await requestShape(server, user, table, { offset: '-1' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'upstream_unavailable' } });
    expect(await health()).toEqual([503, 'unreachable']);
    const id = await addSet(user);
    await standIn().revive();
    expect(await health()).toEqual([200, 'ok']);
    const waiting = await requestShape(server, user, table, { offset: start.offset, handle: start.handle, ...live });
    expect(waiting.messages[0]?.value).toMatchObject({ id });
  });

  it('answers shapes with 503, or the publication lacks a table, the health says so and the reason is logged once', async () => {
    server.logged.length = 0;
    await server.sql.unsafe('alter publication electric_publication_default drop table sessions');
    for (let time = 0; time < 3; time += 1) expect(await health()).toEqual([503, 'not_following']);
    await server.sql.unsafe('alter publication electric_publication_default add table sessions');
    expect(await health()).toEqual([200, 'ok']);
    await standIn().unlearn('exercise_catalogue', 'name');
    for (let time = 0; time < 3; time += 1) expect(await health()).toEqual([503, 'refusing']);
    for (let time = 0; time < 3; time += 1) await requestShape(server, user, 'exercise_catalogue', { offset: '-1' });
    standIn().become({ schemaMs: 0 });
    expect(await health()).toEqual([200, 'ok']);
    expect(server.logged.filter((line) => line.includes('lacks sessions'))).toHaveLength(1);
    expect(server.logged.filter((line) => line.includes('health: Electric answers shapes with 400'))).toHaveLength(1);
    expect(server.logged.filter((line) => line.includes('Electric cannot answer exercise_catalogue yet'))).toHaveLength(1);
  });

  it('has lost its storage, a device starts over', async () => {
    const start = await readShape(server, user, table);
    await standIn().die({ losesStorage: true });
    await standIn().revive();
    const { response, handle } = await requestShape(server, user, table, { offset: start.offset, handle: start.handle });
    expect([response.status, handle === start.handle]).toEqual([409, false]);
  });

  it('does not know a new column yet, a device is asked to retry, and then gets it', async () => {
    await readShape(server, user, 'fitness_tests');
    await standIn().unlearn('fitness_tests', 'notes');
    const unknown = await requestShape(server, user, 'fitness_tests', { offset: '-1' });
    expect([unknown.response.status, unknown.response.headers.get('retry-after')]).toEqual([503, '5']);
    standIn().become({ schemaMs: 0 });
    expect((await requestShape(server, user, 'fitness_tests', { offset: '-1' })).response.status).toBe(200);
  });

  it('has a log that ends before the device’s offset, the device starts over', async () => {
    const start = await readShape(server, user, table);
    const beyond = await requestShape(server, user, table, { offset: '99999999999999_0', handle: start.handle });
    expect([beyond.response.status, beyond.text]).toEqual([409, '[{"headers":{"control":"must-refetch"}}]']);
  });

  it('refuses what only the device can have meant, that is the device’s mistake', async () => {
    const start = await readShape(server, user, table);
    const refused = await requestShape(server, user, table, { offset: start.offset, handle: start.handle, live: 'maybe' });
    expect([refused.response.status, JSON.parse(refused.text)]).toMatchObject([400, { error: { code: 'invalid_input' } }]);
  });

  it('ends a shape under an open request, the device starts over', async () => {
    const start = await readShape(server, user, 'fitness_tests');
    const waiting = requestShape(server, user, 'fitness_tests', { offset: start.offset, handle: start.handle, ...live });
    await expect.poll(() => standIn().requests.at(-1)?.url.searchParams.get('live')).toBe('true');
    await server.sql`truncate fitness_tests`;
    const { response, handle, text } = await waiting;
    expect([response.status, handle, text]).toEqual([409, '', '[{"headers":{"control":"must-refetch"}}]']);
  });
});
