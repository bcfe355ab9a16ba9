import { fewHeaders } from '@anwurf/contract/sync/few-headers';
import { describe, expect, it } from 'vitest';
import { pruneShapeLog } from '../../../server/shapes/prune-shape-log.ts';
import { newId, useServer, type TestUser } from '../fixture.ts';
import { insertParents, insertSets } from '../pushes/sample-rows.ts';
import { readShape, requestShape, type RawMessage } from './shape-client.ts';

const server = useServer({}, { longPollMs: 400, keepAliveMs: 100, sseCloseMs: 1500 });

async function addSet(user: TestUser, values: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  await server.sql`insert into workout_tracking ${server.sql({ id, user_id: user.id, workout_id: newId(), exercise_name: 'Sprung', ...values })}`;
  return id;
}

const table = 'workout_tracking';
const keyOf = (id: string) => `"public"."workout_tracking"/"${id}"`;

describe('offsets', () => {
  it('answers -1 with the snapshot at 0_0, never up-to-date, then 0_inf up-to-date', async () => {
    const user = await server.user();
    await addSet(user);
    const first = await requestShape(server, user, table, { offset: '-1' });
    expect(first.offset).toBe('0_0');
    expect(first.response.headers.has('electric-up-to-date')).toBe(false);
    const second = await requestShape(server, user, table, { offset: first.offset, handle: first.handle });
    expect(second.offset).toBe('0_inf');
    expect(second.response.headers.get('electric-up-to-date')).toBe('');
    expect(second.messages).toEqual([{ headers: { control: 'up-to-date', global_last_seen_lsn: expect.stringMatching(/^\d+$/) } }]);
  });

  it('continues from <lsn>_<op>', async () => {
    const user = await server.user();
    const start = await readShape(server, user, table);
    const id = await addSet(user);
    const next = await requestShape(server, user, table, { offset: start.offset, handle: start.handle });
    expect(next.messages.map((message) => message.key)).toEqual([keyOf(id), undefined]);
    expect(next.offset).toBe(`${String(next.messages[0]?.headers['lsn'])}_0`);
    const end = await requestShape(server, user, table, { offset: next.offset, handle: start.handle });
    expect(end.messages).toHaveLength(1);
  });

  it('answers now with an immediate up-to-date and follows from there', async () => {
    const user = await server.user();
    await addSet(user);
    const now = await requestShape(server, user, table, { offset: 'now' });
    expect(now.messages.map((message) => message.headers.control)).toEqual(['up-to-date']);
    const id = await addSet(user);
    const next = await requestShape(server, user, table, { offset: now.offset, handle: now.handle });
    expect(next.messages[0]?.key).toBe(keyOf(id));
  });

  it('gives 5,000 changes an answer and up-to-date only on the last', async () => {
    const user = await server.user();
    const start = await readShape(server, user, table);
    await insertSets(server.sql, user.id, 5001);
    const first = await requestShape(server, user, table, { offset: start.offset, handle: start.handle });
    expect(first.messages).toHaveLength(5000);
    expect(first.messages.at(-1)?.headers['last']).toBeUndefined();
    expect(first.response.headers.has('electric-up-to-date')).toBe(false);
    const second = await requestShape(server, user, table, { offset: first.offset, handle: start.handle });
    expect(second.messages).toHaveLength(2);
    expect(second.messages[0]?.headers['last']).toBe(true);
  });
});

describe('headers', () => {
  it('sends handle and offset always, schema on non-live, cursor on live, and exposes them', async () => {
    const user = await server.user();
    const start = await readShape(server, user, table);
    const catchUp = await requestShape(server, user, table, { offset: start.offset, handle: start.handle });
    expect(JSON.parse(catchUp.header('schema'))).toMatchObject({
      id: { type: 'uuid', not_null: true, pk_index: 0 },
      set_number: { type: 'int2', not_null: true },
      weight: { type: 'numeric' },
      server_version: { type: 'int8', not_null: true },
    });
    expect(catchUp.response.headers.has('electric-cursor')).toBe(false);
    expect(catchUp.header('has-data')).toBe('false');
    const live = await requestShape(server, user, table, { offset: start.offset, handle: start.handle, live: 'true' });
    expect(live.response.headers.has('electric-schema')).toBe(false);
    expect(live.header('cursor')).toMatch(/^\d+$/);
    for (const name of ['handle', 'offset', 'schema', 'cursor', 'up-to-date']) {
      expect(live.response.headers.get('access-control-expose-headers')).toContain(`electric-${name}`);
    }
    expect(live.response.headers.get('vary')).toContain('Authorization');
    expect(live.response.headers.get('cache-control')).toContain('private');
  });

  it('sends a device that asks for few headers none that it does not read', async () => {
    const user = await server.user();
    for (const offset of ['-1', 'now']) {
      const { response, header } = await requestShape(server, user, table, { offset, headers: 'few' });
      expect(fewHeaders.unread.filter((name) => response.headers.has(name))).toEqual([]);
      expect([header('handle'), header('offset'), response.headers.get('cache-control')]).toEqual([
        expect.stringMatching(/./),
        expect.stringMatching(/./),
        'private, no-store',
      ]);
    }
  });

  it('describes arrays by dims', async () => {
    const { header } = await requestShape(server, await server.user(), 'exercise_catalogue', { offset: '-1' });
    expect(JSON.parse(header('schema'))).toMatchObject({ equipment: { type: 'text', dims: 1, not_null: true } });
  });

  it('has a cursor greater than the one sent', async () => {
    const user = await server.user();
    const start = await readShape(server, user, table);
    const cursor = '99999999999';
    const live = await requestShape(server, user, table, { offset: start.offset, handle: start.handle, live: 'true', cursor });
    expect(Number(live.header('cursor'))).toBeGreaterThan(Number(cursor));
  });

  it('compresses what is large', async () => {
    const user = await server.user();
    await insertSets(server.sql, user.id, 100);
    const { response, messages } = await requestShape(server, user, table, { offset: '-1' }, { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(messages).toHaveLength(101);
    const plain = await requestShape(server, user, table, { offset: '-1' }, { 'accept-encoding': 'identity' });
    expect(plain.response.headers.get('content-encoding')).toBeNull();
    expect(plain.messages).toHaveLength(101);
  });
});

describe('messages', () => {
  it('sends rows of the snapshot as text, booleans spelled out, and a snapshot-end', async () => {
    const user = await server.user();
    const name = 'Tab\t, Zeile\n, "quote", \\N, \\, ä, 🤾, \u0001';
    const id = await addSet(user, { exercise_name: name, weight: 62.5, created_at: '2026-11-20T10:00:00.5Z' });
    const { messages } = await requestShape(server, user, table, { offset: '-1' });
    expect(messages[0]).toMatchObject({
      key: keyOf(id),
      headers: { operation: 'insert', relation: ['public', table] },
      value: { id, exercise_name: name, weight: '62.50', completed: 'true', reps: null, created_at: '2026-11-20 10:00:00.5+00' },
    });
    expect(messages.at(-1)?.headers).toMatchObject({
      control: 'snapshot-end',
      xmin: expect.any(String),
      xmax: expect.any(String),
      xip_list: expect.any(Array),
    });
  });

  it('sends live inserts whole, updates as key and changed columns, deletes as key; t and f for booleans', async () => {
    const user = await server.user();
    const start = await readShape(server, user, table);
    const id = await addSet(user, { completed: false });
    await server.sql`update workout_tracking set reps = 9 where id = ${id}`;
    await server.sql`delete from workout_tracking where id = ${id}`;
    const { messages } = await requestShape(server, user, table, { offset: start.offset, handle: start.handle });
    const [insert, update, remove] = messages;
    expect(insert?.value).toMatchObject({ id, completed: 'f', exercise_name: 'Sprung', reps: null });
    expect(update?.value).toEqual({ id, reps: '9', server_version: expect.any(String) });
    expect(remove?.value).toEqual({ id });
    expect(messages.map((message) => message.headers.operation)).toEqual(['insert', 'update', 'delete', undefined]);
    expect(insert?.headers).toMatchObject({
      relation: ['public', table],
      lsn: expect.any(String),
      op_position: 0,
      txids: [expect.any(Number)],
      last: true,
    });
  });

  it('sends full rows and old values with replica=full, under another handle', async () => {
    const user = await server.user();
    const id = await addSet(user, { reps: 5 });
    const start = await readShape(server, user, table, { replica: 'full' });
    await server.sql`update workout_tracking set reps = 9 where id = ${id}`;
    await server.sql`delete from workout_tracking where id = ${id}`;
    const query = { offset: start.offset, handle: start.handle };
    const { messages } = await requestShape(server, user, table, { ...query, replica: 'full' });
    expect(messages[0]).toMatchObject({ value: { id, reps: '9', exercise_name: 'Sprung' }, old_value: { reps: '5' } });
    expect(messages[1]).toMatchObject({ value: { id, exercise_name: 'Sprung' } });
    expect((await requestShape(server, user, table, query)).response.status).toBe(409);
  });

  it('streams nothing of a write that repeats known values', async () => {
    const user = await server.user();
    const id = await addSet(user, { reps: 5 });
    const start = await readShape(server, user, table);
    await server.sql`update workout_tracking set reps = 5 where id = ${id}`;
    const { messages } = await requestShape(server, user, table, { offset: start.offset, handle: start.handle });
    expect(messages.map(({ headers }) => headers.control)).toEqual(['up-to-date']);
  });

  it('logs the same text whatever the writer’s time zone', async () => {
    const user = await server.user();
    const start = await readShape(server, user, table);
    await server.sql.begin(async (tx) => {
      await tx`set local timezone to 'Europe/Berlin'`;
      await tx`set local datestyle to 'German'`;
      await tx`insert into workout_tracking ${tx({ id: newId(), user_id: user.id, workout_id: newId(), exercise_name: 'x', created_at: '2026-07-01T10:00:00Z' })}`;
    });
    const { messages } = await requestShape(server, user, table, { offset: start.offset, handle: start.handle });
    expect(messages[0]?.value?.['created_at']).toBe('2026-07-01 10:00:00+00');
  });

  it('includes rows that leave by cascade', async () => {
    const user = await server.user();
    const { trainingsplanreal: plan = '', sessions: session = '' } = await insertParents(server.sql, user.id);
    const start = await readShape(server, user, 'sessions');
    await server.sql`delete from trainingsplanreal where id = ${plan}`;
    const { messages } = await requestShape(server, user, 'sessions', { offset: start.offset, handle: start.handle });
    expect(messages[0]).toMatchObject({ value: { id: session }, headers: { operation: 'delete' } });
  });
});

describe('live', () => {
  // That it is held until then: held-requests.test.ts.
  it('answers a long poll without news 200 with only up-to-date', async () => {
    const user = await server.user();
    const start = await readShape(server, user, table);
    const live = await requestShape(server, user, table, { offset: start.offset, handle: start.handle, live: 'true' });
    expect([live.response.status, live.messages.map((message) => message.headers.control)]).toEqual([200, ['up-to-date']]);
  });

  it('streams events, one data line a message, with keep-alives, and closes', async () => {
    const user = await server.user();
    const start = await readShape(server, user, table);
    const query = new URLSearchParams({ offset: start.offset, handle: start.handle, live: 'true', live_sse: 'true' });
    const response = await server.fetch(`/api/shapes/${table}?${query}`, { as: user });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('electric-cursor')).toMatch(/^\d+$/);
    const reading = response.text();
    const id = await addSet(user);
    const text = await reading;
    const messages = [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? '') as RawMessage);
    expect(messages.map(({ key, headers }) => key ?? headers.control)).toEqual(['up-to-date', keyOf(id), 'up-to-date']);
    // The client makes its next offset from this.
    expect(messages[2]?.headers['global_last_seen_lsn']).toBe(messages[1]?.headers['lsn']);
    expect(text).toContain(': keep-alive\n\n');
  });

  it('lets go of a request that the client ends', async () => {
    const user = await server.user();
    const start = await readShape(server, user, table);
    const query = new URLSearchParams({ offset: start.offset, handle: start.handle, live: 'true', live_sse: 'true' });
    const ending = new AbortController();
    const response = await server.fetch(`/api/shapes/${table}?${query}`, { as: user, signal: ending.signal });
    ending.abort();
    await expect(response.text()).rejects.toThrow(/abort/);
    expect((await readShape(server, user, table)).rows).toEqual([]);
  });
});

describe('must-refetch', () => {
  const expectRefetch = (answer: Awaited<ReturnType<typeof requestShape>>, handle: string) => {
    expect([answer.response.status, answer.text]).toEqual([409, '[{"headers":{"control":"must-refetch"}}]']);
    expect(answer.handle).not.toBe('');
    expect(answer.handle).not.toBe(handle);
  };

  it('answers 409 with a new handle to an unknown one', async () => {
    const user = await server.user();
    expectRefetch(await requestShape(server, user, table, { offset: '0_inf', handle: 'nonsense' }), 'nonsense');
    expectRefetch(
      await requestShape(server, user, table, { offset: '0_inf', handle: 'nonsense', live: 'true', live_sse: 'true' }),
      'nonsense',
    );
  });

  it('after TRUNCATE, also for those who wait', async () => {
    const user = await server.user();
    const start = await readShape(server, user, 'handball_loads');
    const query = { offset: start.offset, handle: start.handle };
    const held = requestShape(server, user, 'handball_loads', { ...query, live: 'true' });
    await server.sql`truncate handball_loads`;
    expectRefetch(await held, start.handle);
    expectRefetch(await requestShape(server, user, 'handball_loads', query), start.handle);
    expect((await readShape(server, user, 'handball_loads')).rows).toEqual([]);
  });

  it('when the log was pruned beyond the offset; newer offsets go on', async () => {
    const user = await server.user();
    await addSet(user);
    const behind = await readShape(server, user, table);
    await addSet(user);
    const abreast = await readShape(server, user, table);
    await pruneShapeLog(server.sql, { keepEntries: 0 });
    expectRefetch(await requestShape(server, user, table, { offset: behind.offset, handle: behind.handle }), behind.handle);
    const next = await requestShape(server, user, table, { offset: abreast.offset, handle: abreast.handle });
    expect(next.response.status).toBe(200);
    const fresh = await readShape(server, user, table);
    expect(fresh.rows).toHaveLength(2);
    const id = await addSet(user);
    const after = await requestShape(server, user, table, { offset: fresh.offset, handle: fresh.handle });
    expect(after.messages[0]?.key).toBe(keyOf(id));
  });

  it('when the offset is newer than the log: the database was set back', async () => {
    const user = await server.user();
    const start = await readShape(server, user, table);
    expectRefetch(await requestShape(server, user, table, { offset: '99999999_0', handle: start.handle }), start.handle);
  });

  it('never answers a fresh start with the handle that the client calls expired', async () => {
    const user = await server.user();
    const { handle } = await requestShape(server, user, table, { offset: '-1' });
    expect((await requestShape(server, user, table, { offset: '-1', expired_handle: handle, 'cache-buster': 'x' })).handle).not.toBe(
      handle,
    );
  });
});

describe('errors', () => {
  it.each([
    ['no offset', {}, 'offset'],
    ['a broken offset', { offset: 'abc' }, 'offset'],
    ['an offset without handle', { offset: '0_0' }, 'handle'],
    ['live with -1', { offset: '-1', live: 'true' }, 'live'],
    ['live with now', { offset: 'now', live: 'true' }, 'live'],
    ['SSE without live', { offset: '-1', live_sse: 'true' }, 'live_sse'],
    ['an unknown replica mode', { offset: '-1', replica: 'some' }, 'replica'],
  ])('answers 400 to %s and names the parameter', async (_, query, field) => {
    const { response, text } = await requestShape(server, await server.user(), table, query);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'invalid_input', fields: { [field]: expect.any(String) } } });
  });

  it('ignores unknown parameters', async () => {
    expect((await requestShape(server, await server.user(), table, { offset: '-1', nonsense: 'x' })).response.status).toBe(200);
  });
});

it('shows a transaction that commits late to everybody who read meanwhile', async () => {
  const user = await server.user();
  const [slow, quick] = [await server.sql.reserve(), newId()];
  await slow`begin`;
  await slow`insert into workout_tracking ${slow({ id: newId(), user_id: user.id, workout_id: newId(), exercise_name: 'slow' })}`;
  const start = await readShape(server, user, table);
  const other = server.sql`insert into workout_tracking ${server.sql({ id: quick, user_id: user.id, workout_id: newId(), exercise_name: 'quick' })}`;
  const running = other.execute();
  const held = requestShape(server, user, table, { offset: start.offset, handle: start.handle, live: 'true' });
  await slow`commit`;
  slow.release();
  await running;
  const first = await held;
  const rest = await requestShape(server, user, table, { offset: first.offset, handle: start.handle });
  const names = [...first.messages, ...rest.messages].flatMap(({ value }) => value?.['exercise_name'] ?? []);
  expect(names).toEqual(['slow', 'quick']);
});

it('goes on after the listening connection was cut', async () => {
  const user = await server.user();
  const start = await readShape(server, user, table);
  const listening = server.sql<
    { pid: number }[]
  >`select pid from pg_stat_activity where query = 'listen push_outbox' and datname = current_database()`;
  const before = await listening;
  expect(before).toHaveLength(1);
  await server.sql`select pg_terminate_backend(${before[0]?.pid ?? 0})`;
  await expect
    .poll(
      async () =>
        (
          await server.sql<
            { pid: number }[]
          >`select pid from pg_stat_activity where query = 'listen push_outbox' and datname = current_database()`
        ).length,
      { timeout: 5000 },
    )
    .toBe(1);
  const ask = () => requestShape(server, user, table, { offset: start.offset, handle: start.handle, live: 'true' });
  const held = ask();
  const id = await addSet(user);
  // On a busy machine the set may come when the time of the held request is up.
  const answer = (await held).messages[0]?.key === undefined ? await ask() : await held;
  expect(answer.messages[0]?.key).toBe(keyOf(id));
});
