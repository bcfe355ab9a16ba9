import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { type Notifications, startNotifications } from '../../../server/notifications/notifications.ts';
import { createEmbeddedShapes } from '../../../server/shapes/embedded-shapes.ts';
import { createShapeHandles } from '../../../server/shapes/shape-handle.ts';
import { parseShapeRequest } from '../../../server/shapes/shape-request.ts';
import { type ShapeWake, startShapeWake } from '../../../server/shapes/shape-wake.ts';
import { shapeOf } from '../../../server/shapes/shape.ts';
import { createDatabase, createUser, newId, type TestUser } from '../fixture.ts';

let sql: Sql;
let counted: Sql;
let notifications: Notifications;
let app: Hono;
/** Statements that have read entries of the log. */
let reads = 0;
/** Requests that are notified of changes. */
let waiting = 0;

/** The shapes alone, without sessions: who asks stands in the address. */
beforeAll(async () => {
  const url = await createDatabase();
  sql = connect(url, 5);
  counted = postgres(url, { max: 10, debug: (_, query) => void (query.includes('left join lateral') && (reads += 1)) });
  notifications = startNotifications(url);
  const wake = await startShapeWake(notifications);
  const register: ShapeWake['register'] = (table, owner) => {
    waiting += 1;
    const waiter = wake.register(table, owner);
    const release = () => {
      waiting -= 1;
      waiter.release();
    };
    return { ...waiter, release };
  };
  const { answer } = createEmbeddedShapes({
    sql: counted,
    wake: { ...wake, register },
    handles: createShapeHandles(randomBytes(32)),
    times: { longPollMs: 20_000, keepAliveMs: 21_000, sseCloseMs: 60_000 },
    closing: new AbortController().signal,
  });
  app = new Hono().get('/:reader', (c) => {
    const { searchParams } = new URL(c.req.url);
    return answer(c, shapeOf('workout_tracking', c.req.param('reader')), parseShapeRequest(searchParams));
  });
  app.onError((error, c) => c.text(error.message, 500));
}, 60_000);
afterAll(() => Promise.all([notifications.stop(), sql.end(), counted.end()]));
beforeEach(() => void (reads = 0));

type Place = { readonly handle: string; readonly offset: string };
type Answer = Place & { readonly status: number; readonly keys: string[]; readonly values: Record<string, string>[] };

async function ask(user: TestUser, place: Place | undefined, more: Record<string, string> = {}, signal?: AbortSignal): Promise<Answer> {
  const query = new URLSearchParams({ ...(place === undefined ? { offset: '-1' } : { ...place }), ...more });
  const answer = await app.request(`/${user.id}?${query}`, { headers: { 'accept-encoding': 'gzip' }, ...(signal && { signal }) });
  const body = Buffer.from(await answer.arrayBuffer());
  const text = (answer.headers.get('content-encoding') === 'gzip' ? gunzipSync(body) : body).toString();
  const messages = answer.status === 200 ? (JSON.parse(text) as { value?: Record<string, string> }[]) : [];
  const values = messages.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const [handle, offset] = ['electric-handle', 'electric-offset'].map((name) => answer.headers.get(name) ?? '');
  return { status: answer.status, handle: handle ?? '', offset: offset ?? '', values, keys: values.map(({ id }) => id ?? '') };
}

async function addSet(user: TestUser, exercise = 'Kniebeuge'): Promise<string> {
  const id = newId();
  await sql`insert into workout_tracking ${sql({ id, user_id: user.id, workout_id: newId(), exercise_name: exercise })}`;
  return id;
}

/** Somebody who has followed his shape to its end. */
async function follower(): Promise<{ user: TestUser; end: Place }> {
  const user = await createUser(sql);
  const { handle, offset } = await ask(user, await ask(user, undefined));
  return { user, end: { handle, offset } };
}

const many = Array.from({ length: 50 });
const live = { live: 'true' };

it.each([
  ['plain', 'Kniebeuge'],
  // Long enough to be packed.
  ['packed', 'Kniebeuge '.repeat(12)],
])('fifty who wait at one place cause one read of the log, and each gets the row (%s)', async (_, exercise) => {
  const { user, end } = await follower();
  reads = 0;
  const asked = many.map(() => ask(user, end, live));
  // They have come when their turns of the event loop are over; that the log has nothing for them was known.
  await new Promise((resolve) => setImmediate(resolve));
  const rows = Array.from({ length: 10 }, newId);
  await sql`insert into workout_tracking ${sql(rows.map((id) => ({ id, user_id: user.id, workout_id: id, exercise_name: exercise })))}`;
  for (const answer of await Promise.all(asked)) {
    expect(answer.status).toBe(200);
    expect(answer.keys).toEqual(rows);
    expect(answer.values[0]).toMatchObject({ exercise_name: exercise });
  }
  expect(reads).toBe(1);
});

it('a request from another offset or user gets exactly its own rows', async () => {
  const [one, other] = [await follower(), await follower()];
  const keys: string[] = [];
  const places: Place[] = [one.end];
  for (let count = 0; count < 3; count += 1) {
    keys.push(await addSet(one.user));
    const { handle, offset } = await ask(one.user, places.at(-1));
    places.push({ handle, offset });
  }
  const ofOther = await addSet(other.user);
  await sql`update workout_tracking set reps = 7 where id = ${keys[2] ?? ''}`;
  const [changed = ''] = keys.slice(2);
  const asked = many.map(async (_, index) => {
    const place = places[index % places.length];
    const expected = [...keys.slice(index % places.length), changed];
    const [own, others, foreign] = await Promise.all([ask(one.user, place), ask(other.user, other.end), ask(other.user, place)]);
    expect(own.keys).toEqual(expected);
    expect(others.keys).toEqual([ofOther]);
    // A handle of somebody else's opens nothing.
    expect(foreign.status).toBe(409);
  });
  await Promise.all(asked);
});

it('whole rows and changed columns of one page are distinguished', async () => {
  const user = await createUser(sql);
  const key = await addSet(user);
  const full = { replica: 'full' };
  const [brief, whole] = [await ask(user, undefined), await ask(user, undefined, full)];
  await sql`update workout_tracking set reps = 7 where id = ${key}`;
  const answers = await Promise.all(many.map((_, index) => (index % 2 === 0 ? ask(user, brief) : ask(user, whole, full))));
  for (const [index, { values }] of answers.entries()) {
    expect(values).toHaveLength(1);
    expect(values[0]).toMatchObject({ id: key, reps: '7' });
    expect(values[0]?.['exercise_name']).toBe(index % 2 === 0 ? undefined : 'Kniebeuge');
  }
});

it('an error of a shared read reaches all who share it and nobody after, and leaves nobody waiting', async () => {
  const { user, end } = await follower();
  await sql`alter table shape_log rename to shape_log_away`;
  reads = 0;
  const failed = await Promise.all(many.map(() => ask(user, end)));
  const failedReads = reads;
  const events = await ask(user, end, { ...live, live_sse: 'true' });
  await sql`alter table shape_log_away rename to shape_log`;
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([500]));
  expect(failedReads).toBe(1);
  expect(events.status).toBe(500);
  expect(waiting).toBe(0);
  const key = await addSet(user);
  const answers = await Promise.all(many.map(() => ask(user, end)));
  expect(answers.map(({ keys }) => keys)).toEqual(many.map(() => [key]));
});

it('a request that waits at a known end gets a row written before it came and announced after', async () => {
  const { user, end } = await follower();
  // Each comes back at once, into whatever moment between commit, notice and read.
  const keys = Array.from({ length: 40 }, newId);
  const followed = many.map(async () => {
    const seen: string[] = [];
    let place: Place = end;
    while (seen.length < keys.length) {
      const { handle, offset, keys: brought } = await ask(user, place, live);
      seen.push(...brought);
      place = { handle, offset };
    }
    return seen;
  });
  for (const id of keys) {
    await sql`insert into workout_tracking ${sql({ id, user_id: user.id, workout_id: id, exercise_name: 'Kniebeuge' })}`;
  }
  expect(await Promise.all(followed)).toEqual(many.map(() => keys));
});

it('a client that leaves causes no read of the log, and the others get their row', async () => {
  const { user, end } = await follower();
  reads = 0;
  const leaving = new AbortController();
  const gone = many.map(() => ask(user, end, live, leaving.signal));
  const staying = ask(user, end, live);
  await new Promise((resolve) => setImmediate(resolve));
  leaving.abort();
  for (const answer of await Promise.all(gone)) expect(answer.keys).toEqual([]);
  expect(reads).toBe(0);
  const key = await addSet(user);
  expect((await staying).keys).toEqual([key]);
  expect(reads).toBe(1);
});
