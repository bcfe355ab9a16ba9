import { pushResponseSchema, type MutationResult } from '@anwurf/contract/sync/mutation';
import { describe, expect, it } from 'vitest';
import { newId, useServer, type TestUser } from '../fixture.ts';
import { insertParents } from './sample-rows.ts';
import { readShape, requestShape } from '../shapes/shape-client.ts';

const server = useServer();

const setOf = (values: Record<string, unknown> = {}) => ({
  id: newId(),
  table: 'workout_tracking',
  op: 'upsert',
  key: newId(),
  values: { workout_id: newId(), exercise_name: 'Kniebeuge', weight: 62.5, reps: 8, ...values },
});

async function push(user: TestUser, ...mutations: unknown[]): Promise<MutationResult[]> {
  const response = await server.push(user, mutations);
  expect(response.status).toBe(200);
  return pushResponseSchema.parse(await response.json()).results;
}

const countSets = async (user: TestUser) =>
  (await server.sql<{ count: number }[]>`select count(*)::int as count from workout_tracking where user_id = ${user.id}`)[0]?.count;

describe('response-swallowed', () => {
  it('the same push 50 times has exactly one effect and one answer', async () => {
    const user = await server.user();
    const mutation = setOf();
    const first = await push(user, mutation);
    for (let attempt = 1; attempt < 50; attempt += 1) expect(await push(user, mutation)).toEqual(first);
    expect(await countSets(user)).toBe(1);
    const { messages } = await readShape(server, user, 'workout_tracking');
    expect(messages.filter(({ key }) => key !== undefined)).toHaveLength(1);
  });

  it('also 50 times in parallel, also twice within a push', async () => {
    const user = await server.user();
    const start = await readShape(server, user, 'workout_tracking');
    const mutations = [setOf(), setOf()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => push(user, ...mutations, mutations[0])));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const { messages } = await requestShape(server, user, 'workout_tracking', { offset: start.offset, handle: start.handle });
    expect(messages.map(({ headers }) => headers.operation)).toEqual(['insert', 'insert', undefined]);
  });

  it('an id that another user has used is refused', async () => {
    const [ada, eve] = [await server.user(), await server.user()];
    const mutation = setOf();
    await push(ada, mutation);
    expect(await push(eve, { ...mutation, key: newId() })).toMatchObject([{ status: 'refused', code: 'forbidden' }]);
    expect(await countSets(eve)).toBe(0);
  });
});

it('the progress of a session can be claimed by its owner alone', async () => {
  const [ada, eve] = [await server.user(), await server.user()];
  const planId = newId();
  const session = newId();
  await server.sql`insert into trainingsplanreal (id, user_id, name) values (${planId}, ${ada.id}, 'Plan')`;
  await server.sql`insert into sessions (id, user_id, plan_id, session_order) values (${session}, ${ada.id}, ${planId}, 1)`;
  const begun = () => {
    const now = new Date().toISOString();
    const values = { workout_id: newId(), start_time: now, last_activity_at: now };
    return { id: newId(), table: 'active_training_sessions', op: 'upsert', key: session, values };
  };
  expect(await push(eve, begun())).toMatchObject([{ status: 'refused', code: 'forbidden' }]);
  expect(await push(ada, begun())).toMatchObject([{ status: 'applied' }]);
  expect(await push(eve, begun())).toMatchObject([{ status: 'refused', code: 'forbidden' }]);
  await server.sql`delete from active_training_sessions`;
  await server.sql`delete from sessions where id = ${session}`;
  expect(await push(ada, begun())).toMatchObject([{ status: 'applied' }]);
});

it('answers the transaction and version that then appear in the stream', async () => {
  const user = await server.user();
  const start = await readShape(server, user, 'workout_tracking');
  const [result] = await push(user, setOf());
  const { messages } = await requestShape(server, user, 'workout_tracking', { offset: start.offset, handle: start.handle });
  expect(result).toMatchObject({ txid: String(messages[0]?.headers['txids']), serverVersion: messages[0]?.value?.['server_version'] });
});

it('applies in order, and one refusal does not block the others', async () => {
  const user = await server.user();
  const set = setOf();
  const results = await push(
    user,
    set,
    setOf({ set_number: 0 }),
    { id: newId(), table: 'workout_tracking', op: 'update', key: set.key, values: { reps: 9 } },
    { id: newId(), table: 'workout_tracking', op: 'update', key: newId(), values: { reps: 9 } },
    { id: newId(), table: 'workout_tracking', op: 'delete', key: newId() },
    { id: newId(), table: 'nonsense', op: 'delete', key: newId() },
    { id: newId(), table: 'workout_tracking', op: 'upsert', key: newId(), values: { reps: 1 } },
    setOf(),
  );
  expect(results.map((result) => (result.status === 'applied' ? result.txid !== null : result.code))).toEqual([
    true,
    'invalid_values',
    true,
    'row_gone',
    false,
    'unknown_table',
    'invalid_values',
    true,
  ]);
  const [row] = await server.sql`select reps, weight from workout_tracking where id = ${set.key}`;
  expect(row).toEqual({ reps: 9, weight: '62.50' });
});

it('evaluates a refused mutation again when it is sent again', async () => {
  const user = await server.user();
  const { trainingsplanreal: plan = '' } = await insertParents(server.sql, user.id);
  const child = {
    id: newId(),
    table: 'warmup_uebungen',
    op: 'upsert',
    key: newId(),
    values: { session_id: newId(), exercise_order: 1, name: 'Laufen' },
  };
  expect(await push(user, child)).toMatchObject([
    { status: 'refused', code: 'parent_missing', rules: [{ column: 'session_id', kind: 'missing_parent' }] },
  ]);
  const session = {
    id: newId(),
    table: 'sessions',
    op: 'upsert',
    key: child.values.session_id,
    values: { plan_id: plan, session_order: 1 },
  };
  expect((await push(user, session, child)).map(({ status }) => status)).toEqual(['applied', 'applied']);
});

describe('a change without effect', () => {
  /** Traces of a write besides its row. */
  const traces = async ({ id }: TestUser) => {
    const [found] = await server.sql`select
      (select count(*)::int from shape_log where owner = ${id}) as logged,
      (select heads from sync_heads where user_id = ${id}) as heads,
      (select json_agg(server_version order by id) from workout_tracking where user_id = ${id}) as versions,
      (select byte_count::int from stored_logs where user_id = ${id}) as bytes`;
    return found;
  };
  const updateOf = (key: string, values: Record<string, unknown>) => ({
    id: newId(),
    table: 'workout_tracking',
    op: 'update',
    key,
    values,
  });

  it('makes no version and no entry of the log, alone and in a group, and is answered with the version that the row has', async () => {
    const user = await server.user();
    const sets = [setOf({ weight: 60.5 }), setOf({ exercise_name: 'Übung', created_at: '2026-01-01T00:00:00Z' }), setOf()];
    const first = await push(user, ...sets);
    const before = await traces(user);
    const again = sets.map((set) => ({ ...set, id: newId() }));
    const version = (index: number) => {
      const result = first[index];
      return { status: 'applied', serverVersion: result?.status === 'applied' ? result.serverVersion : undefined };
    };
    expect(await push(user, ...again)).toMatchObject([version(0), version(1), version(2)]);
    expect(await push(user, { ...again[0], id: newId() })).toMatchObject([version(0)]);
    const updates = sets.map(({ key, values }) => updateOf(key, { weight: values.weight, reps: 8 }));
    expect(await push(user, ...updates)).toMatchObject([version(0), version(1), version(2)]);
    expect(await push(user, updateOf(sets[1]?.key ?? '', { reps: 8 }))).toMatchObject([version(1)]);
    expect(await push(user, updateOf(sets[1]?.key ?? '', {}), updateOf(sets[2]?.key ?? '', {}))).toMatchObject([version(1), version(2)]);
    expect(await push(user, { id: newId(), table: 'workout_tracking', op: 'delete', key: newId() })).toMatchObject([{ txid: null }]);
    expect(await traces(user)).toEqual(before);
  });

  it('leaves the other rows of its group their effect', async () => {
    const user = await server.user();
    const [same, other] = [setOf({ weight: 60 }), setOf({ weight: 60 })];
    const first = await push(user, same, other);
    const second = await push(user, updateOf(same.key, { weight: 60 }), updateOf(other.key, { weight: 70 }), setOf({ weight: 60 }));
    const versions = [...first, ...second].map((result) => (result.status === 'applied' ? result.serverVersion : null));
    expect(versions[2]).toBe(versions[0]);
    expect(new Set(versions).size).toBe(4);
    const rows = await server.sql`select weight::float8 as weight from workout_tracking where user_id = ${user.id} order by server_version`;
    expect(rows).toEqual([{ weight: 60 }, { weight: 70 }, { weight: 60 }]);
  });

  it('is remembered, so that its repetition after a lost answer undoes no later change', async () => {
    const user = await server.user();
    const set = setOf({ weight: 60 });
    await push(user, set);
    const swallowed = [updateOf(set.key, { weight: 60 }), updateOf(set.key, { weight: 70 })];
    const answers = await push(user, ...swallowed);
    expect(await push(user, ...swallowed)).toEqual(answers);
    expect(await server.sql`select weight::float8 as weight from workout_tracking where id = ${set.key}`).toEqual([{ weight: 70 }]);

    const [gone, back] = [{ id: newId(), table: 'workout_tracking', op: 'delete', key: newId() }, setOf()];
    const deletion = await push(user, gone, { ...back, key: gone.key });
    expect(await push(user, gone)).toEqual(deletion.slice(0, 1));
    expect(await server.sql`select from workout_tracking where id = ${gone.key}`).toHaveLength(1);
  });

  it('is one as soon as a blank differs', async () => {
    const user = await server.user();
    const set = setOf({ unit: 'kg' });
    await push(user, set);
    const before = await traces(user);
    expect(await push(user, updateOf(set.key, { unit: 'kg ' }))).toMatchObject([{ status: 'applied' }]);
    expect(await traces(user)).not.toEqual(before);
  });

  it('of the server itself makes no version either', async () => {
    const user = await server.user();
    await push(user, setOf());
    const before = await traces(user);
    await server.sql`update workout_tracking set reps = reps, weight = weight where user_id = ${user.id}`;
    await server.sql`update users set full_name = full_name where id = ${user.id}`;
    expect(await traces(user)).toEqual(before);
  });
});

it('keeps what is written once when a row is upserted again', async () => {
  const user = await server.user();
  const [first, second] = [newId(), newId()];
  const set = setOf({ session_id: first });
  await push(user, set);
  await push(user, { ...set, id: newId(), values: { ...set.values, session_id: second, reps: 12 } });
  const [row] = await server.sql`select session_id, reps from workout_tracking where id = ${set.key}`;
  expect(row).toEqual({ session_id: first, reps: 12 });
});

it.each(['alone', 'in a group'])('leaves a corrected ending of a workout as it is when a device ends it late, %s', async (way) => {
  const user = await server.user();
  const key = newId();
  const values = { workout_id: key, completed_at: '2026-11-27T18:00:00Z', duration_minutes: 40, notes: 'Training abgeschlossen' };
  const end = (row: string) => ({
    id: newId(),
    table: 'completed_sessions',
    op: 'upsert' as const,
    key: row,
    values: { ...values, workout_id: row },
  });
  await push(user, end(key));
  const corrected = { completed_at: '2026-11-26T18:00:00.000Z', local_day: '2026-11-26', duration_minutes: 55, notes: 'Knie war fest' };
  await push(user, { id: newId(), table: 'completed_sessions', op: 'update', key, values: corrected });
  const late = { ...end(key), values: { ...values, completed_at: '2026-11-27T19:00:00Z', local_day: '2026-11-27', duration_minutes: 90 } };
  await push(user, late, ...(way === 'alone' ? [] : [end(newId()), end(newId())]));
  const [row] = await server.sql`
    select completed_at, local_day::text, duration_minutes, notes from completed_sessions where id = ${key}`;
  expect(row).toEqual({ ...corrected, completed_at: new Date(corrected.completed_at) });
});
