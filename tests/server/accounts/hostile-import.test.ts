import { importResponseSchema } from '@anwurf/contract/account-data';
import { expect, it } from 'vitest';
import { runImport } from '../../../server/account-data/run-import.ts';
import { importAccount } from '../../../server/account-data/import-account.ts';
import { newId, useServer, type TestUser } from '../fixture.ts';
import { sampleValues } from '../pushes/sample-rows.ts';

const server = useServer();

const head = '{"product":"anwurf","version":1,"exportedAt":"","tables":';
const rowOf = (id = newId()) => ({ id, name: 'Eigene' });
const fileOf = (tables: object) => `${head}${JSON.stringify(tables)}}`;

/** A body that is uploaded piece by piece; `sent` counts its bytes that the server has taken. */
function upload(pieces: Iterable<string>) {
  const encoder = new TextEncoder();
  const rest = pieces[Symbol.iterator]();
  const counted = { sent: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = rest.next();
      if (done === true) return controller.close();
      const bytes = encoder.encode(value);
      counted.sent += bytes.byteLength;
      controller.enqueue(bytes);
    },
  });
  return { body, counted };
}

/** Imports without the network, so that what the server takes can be counted. */
async function importAs(user: TestUser, body: BodyInit, signal?: AbortSignal) {
  const response = await server.app.request('/api/account/import', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
    ...(signal !== undefined && { signal }),
    duplex: 'half',
  } as RequestInit);
  const json: unknown = await response.json();
  return { status: response.status, json, wait: response.headers.get('retry-after') };
}

/** An import that has begun and waits for more. */
function heldImport(user: TestUser) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const leaving = new AbortController();
  let isTaken: () => void = () => undefined;
  const taken = new Promise<void>((resolve) => (isTaken = resolve));
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pulls += 1;
        if (pulls === 1) return controller.enqueue(new TextEncoder().encode(head));
        isTaken();
        await held;
        controller.enqueue(new TextEncoder().encode('{}}'));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const answer = importAs(user, body, leaving.signal);
  return { answer, taken, release, leave: () => leaving.abort() };
}

const ownExercises = async (user: TestUser) => {
  const [row] = await server.sql<{ count: number }[]>`select count(*)::int from athleten_uebungen where user_id = ${user.id}`;
  return row?.count;
};

function* repeated(first: string, piece: string, times: number): Generator<string> {
  yield first;
  for (let count = 0; count < times; count += 1) yield piece;
}

it.each([
  ['rows without columns', repeated(`${head}{"sessions":[{}`, ',{}'.repeat(20_000), 1000)],
  ['one row with millions of columns', repeated(`${head}{"sessions":[{"a":1`, ',"a":1'.repeat(10_000), 1000)],
  ['one endless value', repeated(`${head}{"sessions":[{"a":"`, 'x'.repeat(60_000), 1000)],
  ['millions of tables', repeated(`${head}{"a":[]`, ',"a":[]'.repeat(10_000), 1000)],
  ['an endless blank', repeated(head, ' '.repeat(60_000), 1000)],
  ['60 MB of one list', repeated(`${head}{"sessions":[{"a":[1`, ',1'.repeat(30_000), 1000)],
])('an import of %s is refused after a few of its 60 MB', async (_, pieces) => {
  const { body, counted } = upload(pieces);
  expect(await importAs(await server.user(), body)).toMatchObject({ status: 413, json: { error: { code: 'payload_too_large' } } });
  expect(counted.sent).toBeLessThan(5_000_000);
});

it('nothing of a file that is broken at its end is stored', async () => {
  const user = await server.user();
  const file = fileOf({ athleten_uebungen: [rowOf()], sessions: ['x'] });
  expect((await importAs(user, file)).status).toBe(400);
  expect((await importAs(user, fileOf({ athleten_uebungen: [rowOf()] }).slice(0, -1))).status).toBe(400);
  expect(await ownExercises(user)).toBe(0);
});

it('children that stand before their parents in the file are imported with them', async () => {
  const user = await server.user();
  const [plan, session] = [newId(), newId()];
  const tables = {
    sessions: [{ id: session, ...sampleValues('sessions', { trainingsplanreal: plan }) }],
    trainingsplanreal: [{ id: plan, ...sampleValues('trainingsplanreal', {}), fragebogen_id: null }],
  };
  expect((await importAs(user, fileOf(tables))).json).toEqual({ added: 2, known: 0, refused: 0 });
});

it('an import of many batches is counted as one', async () => {
  const user = await server.user();
  const rows = Array.from({ length: 2500 }, () => rowOf());
  const { json } = await importAs(user, fileOf({ athleten_uebungen: [...rows, ...rows.slice(0, 10)] }));
  expect(importResponseSchema.parse(json)).toEqual({ added: 2500, known: 10, refused: 0 });
});

it('a user has one import at a time and a server two; the others get the time to come back', async () => {
  const [ada, bert, carla] = [await server.user(), await server.user(), await server.user()];
  const first = heldImport(ada);
  await first.taken;
  expect(await importAs(ada, fileOf({}))).toMatchObject({ status: 429, wait: '10' });
  const second = heldImport(bert);
  await second.taken;
  expect(await importAs(carla, fileOf({}))).toMatchObject({ status: 429, json: { error: { code: 'too_many_requests' } }, wait: '10' });
  first.release();
  second.release();
  expect([(await first.answer).status, (await second.answer).status]).toEqual([200, 200]);
  expect((await importAs(carla, fileOf({}))).status).toBe(200);
});

it('an import ends with the client that sent it, and leaves its place', async () => {
  const [ada, bert, carla] = [await server.user(), await server.user(), await server.user()];
  const held = [heldImport(ada), heldImport(bert)];
  await Promise.all(held.map(({ taken }) => taken));
  for (const { leave } of held) leave();
  await Promise.all(held.map(({ answer }) => answer));
  for (const user of [ada, carla]) expect((await importAs(user, fileOf({}))).status).toBe(200);
});

it('a second server refuses the second import of a user as well', async () => {
  const user = await server.user();
  const other = await server.sql.reserve();
  await other`select pg_advisory_lock(hashtextextended(${`import ${user.id}`}, 0))`;
  expect((await importAs(user, fileOf({}))).status).toBe(429);
  await other`select pg_advisory_unlock_all()`;
  other.release();
  expect((await importAs(user, fileOf({}))).status).toBe(200);
});

it('rows without a key are refused without a look into the database: a million of them hold no place for long', async () => {
  const { id } = await server.user();
  const rowsOf = (table: string) => (table === 'workout_tracking' ? Array.from({ length: 5000 }, () => ({})) : []);
  // A look into it would wait for this lock.
  const counts = await server.sql.begin(async (tx) => {
    await tx`select lock_owners(array[${id}]::uuid[])`;
    return importAccount(server.sql, id, rowsOf);
  });
  expect(counts).toEqual({ added: 0, known: 0, refused: 5000 });
});

it('an import that needs more memory than its thread has is too large; the server goes on', async () => {
  const user = await server.user();
  const { body } = upload([fileOf({ athleten_uebungen: [rowOf()] })]);
  const options = {
    databaseUrl: server.databaseUrl,
    userId: user.id,
    asCopies: false,
    body,
    maxBytes: 1_000_000,
    signal: new AbortController().signal,
  };
  await expect(runImport({ ...options, memoryMb: 1 })).rejects.toMatchObject({ code: 'payload_too_large' });
  expect((await server.fetch('/api/health')).status).toBe(200);
  expect(await importAs(user, fileOf({ athleten_uebungen: [rowOf()] }))).toMatchObject({ status: 200 });
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});

it('uploads that drip give their places to others, and stored nothing', async () => {
  const [ada, bert, carla] = [await server.user(), await server.user(), await server.user()];
  const dripping = [ada, bert].map((user) => {
    let beat: NodeJS.Timeout | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(head));
        beat = setInterval(() => controller.enqueue(new TextEncoder().encode(' ')), 50);
      },
      cancel: () => clearInterval(beat),
    });
    return importAs(user, body).finally(() => clearInterval(beat));
  });
  for (const { status } of await Promise.all(dripping)) expect(status).toBe(400);
  expect((await importAs(carla, fileOf({}))).status).toBe(200);
  expect(await ownExercises(ada)).toBe(0);
});
