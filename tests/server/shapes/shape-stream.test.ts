import { Shape, ShapeStream, type Row, type ShapeStreamInterface } from '@electric-sql/client';
import { afterEach, describe, expect, it } from 'vitest';
import { pruneShapeLog } from '../../../server/shapes/prune-shape-log.ts';
import { newId, useServer, type TestUser } from '../fixture.ts';
import { insertSets } from '../pushes/sample-rows.ts';

const server = useServer();
let ending = new AbortController();
afterEach(() => {
  ending.abort();
  ending = new AbortController();
});

type Set = Row & { id: string; reps: number | null; completed: boolean };

/** The client's class and interface differ in what `exactOptionalPropertyTypes` sees. */
const shapeOf = (stream: ShapeStream<Set>) => new Shape<Set>(stream as unknown as ShapeStreamInterface<Set>);

/** The official client, with nothing changed but its address and token. */
function follow(user: TestUser, liveSse: boolean, table = 'workout_tracking') {
  const stream = new ShapeStream<Set>({
    url: `${server.url}/api/shapes/${table}`,
    headers: { authorization: `Bearer ${user.token}` },
    liveSse,
    signal: ending.signal,
    warnOnHttp: false,
  });
  return { stream, shape: shapeOf(stream) };
}

async function addSet(user: TestUser): Promise<string> {
  const id = newId();
  await server.sql`insert into workout_tracking ${server.sql({ id, user_id: user.id, workout_id: newId(), exercise_name: 'Sprung', reps: 1 })}`;
  return id;
}

describe.each([
  ['long poll', false],
  ['SSE', true],
])('the official client by %s', (_, sse) => {
  it('reaches up-to-date, follows inserts, updates and deletes, and parses values', async () => {
    const user = await server.user();
    const first = await addSet(user);
    const { shape, stream } = follow(user, sse);
    expect(await shape.rows).toMatchObject([{ id: first, reps: 1, completed: true, weight: null }]);
    expect(stream.isUpToDate).toBe(true);
    const second = await addSet(user);
    await expect.poll(() => shape.currentRows.map(({ id }) => id)).toEqual([first, second]);
    await server.sql`update workout_tracking set reps = 7, completed = false where id = ${first}`;
    await expect.poll(() => shape.currentRows[0]).toMatchObject({ reps: 7, completed: false });
    await server.sql`delete from workout_tracking where id = ${first}`;
    await expect.poll(() => shape.currentRows.map(({ id }) => id)).toEqual([second]);
    expect(stream.error).toBeNull();
  });

  it('starts over by itself after TRUNCATE', async () => {
    const user = await server.user();
    const { shape } = follow(user, sse, 'completed_sessions');
    const add = () =>
      server.sql`insert into completed_sessions ${server.sql({ id: newId(), user_id: user.id, completed_at: new Date(), duration_minutes: 5 })}`;
    await add();
    await expect.poll(() => shape.currentRows.length).toBe(1);
    await server.sql`truncate completed_sessions cascade`;
    await expect.poll(() => shape.currentRows.length, { timeout: 10_000 }).toBe(0);
    await add();
    await expect.poll(() => shape.currentRows.length, { timeout: 10_000 }).toBe(1);
  });

  it('delivers 200 changes in order, each once', async () => {
    const user = await server.user();
    const { shape, stream } = follow(user, sse);
    await shape.rows;
    const seen: string[] = [];
    stream.subscribe((messages) => {
      for (const message of messages) if ('key' in message) seen.push(message.value.id);
    });
    const sent: string[] = [];
    for (let count = 0; count < 200; count += 1) sent.push(await addSet(user));
    await expect.poll(() => seen.length).toBe(200);
    expect(seen).toEqual(sent);
  });
});

it('resumes from a stored offset after pruning, by starting over', async () => {
  const user = await server.user();
  await addSet(user);
  const { stream, shape } = follow(user, false);
  await shape.rows;
  const { lastOffset, shapeHandle } = stream;
  ending.abort();
  ending = new AbortController();
  await addSet(user);
  await pruneShapeLog(server.sql, { keepEntries: 0 });
  const resumed = new ShapeStream<Set>({
    url: `${server.url}/api/shapes/workout_tracking`,
    headers: { authorization: `Bearer ${user.token}` },
    offset: lastOffset,
    ...(shapeHandle === undefined ? {} : { handle: shapeHandle }),
    signal: ending.signal,
    warnOnHttp: false,
  });
  const after = shapeOf(resumed);
  await expect.poll(() => after.currentRows.length, { timeout: 10_000 }).toBe(2);
});

it('gets 30,000 rows', async () => {
  const user = await server.user();
  await insertSets(server.sql, user.id, 30_000);
  const began = performance.now();
  const { shape } = follow(user, false);
  expect(await shape.rows).toHaveLength(30_000);
  console.log(`30,000 rows through ShapeStream: ${(performance.now() - began).toFixed(0)} ms`);
});
