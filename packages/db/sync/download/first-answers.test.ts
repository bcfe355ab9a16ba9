import { beginnings } from '@anwurf/contract/sync/beginnings';
import { copyEnd } from '@anwurf/contract/sync/copied-rows';
import { expect, test } from 'vitest';
import { laterTables } from './data-tables.ts';
import { FirstAnswers } from './first-answers.ts';
import { firstScreenTables } from './first-screen-tables.ts';

/** Of a store: here already. */
const parts = Promise.resolve();
const fromTheStart = { handle: null, offset: '-1', live: false, cursor: null };
const several = ['sync_heads', ...firstScreenTables].join(',');
const further = laterTables.filter((table) => table !== 'exercise_catalogue' && table !== 'workout_tracking').join(',');

/** A promise that the test settles. */
function deferred() {
  let [resolve, reject]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((done, fail) => ([resolve, reject] = [done, fail]));
  return { promise, resolve: () => resolve(), reject: (error: Error) => reject(error) };
}

const partOf = (table: string) => `${JSON.stringify({ table, handle: table, offset: '0_0', rows: true })}\nid\n${copyEnd}\n[]\n`;

/** Answers of a server: for several tables a part for each that it knows, for one an empty one. */
function answerOf(asked: string, known: readonly string[]): Response {
  if (!asked.includes(',')) {
    const headers = { 'electric-handle': asked, 'electric-offset': '0_0' };
    return Response.json([{ headers: { control: 'up-to-date' } }], { headers });
  }
  const tables = asked.split(',').filter((table) => asked === further || known.includes(table));
  return new Response(tables.map(partOf).join(''), { headers: { 'content-type': beginnings.contentType } });
}

/** A server that answers on the test's command. */
function slowServer({ known = several.split(','), status = 200 }: { readonly known?: readonly string[]; readonly status?: number } = {}) {
  const asked: string[] = [];
  const read: string[] = [];
  const waiting = new Map<string, ReturnType<typeof deferred>>();
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const name = url.searchParams.get(beginnings.parameter) ?? url.pathname.slice('/api/shapes/'.length);
    asked.push(name);
    const wait = deferred();
    waiting.set(name, wait);
    await wait.promise;
    if (name === several && status !== 200) return Response.json({ error: { code: 'not_found', message: 'x' } }, { status });
    const answer = answerOf(name, known);
    const text = answer.text.bind(answer);
    return Object.assign(answer, {
      text: () => {
        read.push(name);
        return text();
      },
    });
  };
  const server = { baseUrl: 'http://server.example', fetch, accessToken: () => Promise.resolve('token') };
  const answers = new FirstAnswers(server);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const settle = async (name: string, how: (wait: ReturnType<typeof deferred>) => void) => {
    const wait = waiting.get(name);
    if (wait === undefined) throw new Error(`${name} was not requested`);
    how(wait);
    await settled();
  };
  return {
    answers,
    asked,
    read,
    settled,
    answer: (name: string) => settle(name, (wait) => wait.resolve()),
    lose: (name: string) => settle(name, (wait) => wait.reject(new TypeError('lost'))),
  };
}

test('a new device requests the change feed and the tables of its first screens at once, then the catalogue and the others', async () => {
  const { answers, asked, answer, settled } = slowServer();
  expect(answers.areAsked()).toBe(false);
  answers.begin(parts);
  expect(answers.areAsked()).toBe(true);
  await settled();
  expect(asked).toEqual([several]);
  await answer(several);
  expect(asked).toEqual([several, 'exercise_catalogue', further]);
});

test('the log of sets takes nothing of the line from what the first screens and the store need', async () => {
  const server = slowServer();
  let arrive = (): void => undefined;
  server.answers.begin(new Promise<void>((resolve) => (arrive = resolve)));
  await server.settled();
  for (const name of [several, 'exercise_catalogue', further]) await server.answer(name);
  expect(server.asked).toEqual([several, 'exercise_catalogue', further]);
  arrive();
  await server.settled();
  expect(server.asked.at(-1)).toBe('workout_tracking');
});

test('each answer is handed out once, and only for the same request', async () => {
  const { answers, answer, settled } = slowServer();
  answers.begin(parts);
  await settled();
  await answer(several);
  expect(answers.take('sync_heads', { ...fromTheStart, handle: 'former', offset: '3_0' })).toBeUndefined();
  expect(await answers.take('users', fromTheStart)).toMatchObject({ kind: 'messages', handle: 'users' });
  expect(answers.take('users', fromTheStart)).toBeUndefined();
});

test('beginnings that were handed out, or taken together, are not given again', async () => {
  const { answers, answer, settled } = slowServer();
  answers.begin(parts);
  await settled();
  await answer(several);
  await answers.take('users', fromTheStart);
  answers.drop(['goals']);
  const left = [...(await answers.beginnings()).keys()];
  expect(left).toEqual(several.split(',').filter((table) => table !== 'users' && table !== 'goals'));
  expect(answers.take('goals', fromTheStart)).toBeUndefined();
});

test('the other tables come together, and are handed out one by one', async () => {
  const { answers, answer, settled } = slowServer();
  answers.begin(parts);
  await settled();
  for (const name of [several, further]) await answer(name);
  expect([...(await answers.beginnings()).keys()]).toEqual(several.split(','));
  expect(await answers.take('fitness_tests', fromTheStart)).toMatchObject({ kind: 'messages', handle: 'fitness_tests' });
  expect(answers.take('fitness_tests', fromTheStart)).toBeUndefined();
});

test('the server makes the log ahead, and it is read when needed', async () => {
  const { answers, answer, read, settled } = slowServer();
  answers.begin(parts);
  await settled();
  for (const name of [several, 'exercise_catalogue', further, 'workout_tracking']) await answer(name);
  expect(read).not.toContain('workout_tracking');
  expect(await answers.take('workout_tracking', fromTheStart)).toMatchObject({ kind: 'messages', handle: 'workout_tracking' });
  expect(read).toContain('workout_tracking');
});

test('a log that is needed before it was requested is requested only by the caller', async () => {
  const server = slowServer();
  server.answers.begin(parts);
  await server.settled();
  expect(server.answers.take('workout_tracking', fromTheStart)).toBeUndefined();
  for (const name of [several, 'exercise_catalogue', further]) await server.answer(name);
  expect(server.asked).not.toContain('workout_tracking');
});

test('a table that the server left out is requested by the caller', async () => {
  const { answers, answer, settled } = slowServer({ known: ['sync_heads', 'users'] });
  answers.begin(parts);
  await settled();
  await answer(several);
  expect(await answers.take('goals', fromTheStart)).toBeNull();
  expect([...(await answers.beginnings()).keys()]).toEqual(['sync_heads', 'users']);
});

test('a lost answer is no failure, nor a server that knows no such request: the callers request their tables', async () => {
  const [lossy, old] = [slowServer(), slowServer({ status: 404 })];
  for (const { answers, settled } of [lossy, old]) {
    answers.begin(parts);
    await settled();
  }
  await lossy.lose(several);
  await old.answer(several);
  for (const { answers, asked } of [lossy, old]) {
    expect(await answers.take('sync_heads', fromTheStart)).toBeNull();
    expect((await answers.beginnings()).size).toBe(0);
    expect(asked).toEqual([several]);
  }
});
