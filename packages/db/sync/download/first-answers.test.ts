import { expect, test } from 'vitest';
import { FirstAnswers } from './first-answers.ts';
import { firstScreenTables } from './first-screen-tables.ts';

const fromTheStart = { handle: null, offset: '-1', live: false, cursor: null };

/** A promise that the test settles. */
function deferred() {
  let [resolve, reject]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((done, fail) => ([resolve, reject] = [done, fail]));
  return { promise, resolve: () => resolve(), reject: (error: Error) => reject(error) };
}

/** A server that answers each table on the test's command. */
function slowServer() {
  const asked: string[] = [];
  const read: string[] = [];
  const waiting = new Map<string, ReturnType<typeof deferred>>();
  const fetch: typeof globalThis.fetch = async (input) => {
    const table = new URL(input instanceof Request ? input.url : input).pathname.slice('/api/shapes/'.length);
    asked.push(table);
    const wait = deferred();
    waiting.set(table, wait);
    await wait.promise;
    const answer = Response.json([{ headers: { control: 'up-to-date' } }], {
      headers: { 'electric-handle': table, 'electric-offset': '0_0' },
    });
    const text = answer.text.bind(answer);
    return Object.assign(answer, {
      text: () => {
        read.push(table);
        return text();
      },
    });
  };
  const server = { baseUrl: 'http://server.example', fetch, accessToken: () => Promise.resolve('token') };
  const answers = new FirstAnswers(server);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    answers,
    asked,
    read,
    settled,
    answer: async (table: string) => {
      waiting.get(table)?.resolve();
      await settled();
    },
    lose: async (table: string) => {
      waiting.get(table)?.reject(new TypeError('lost'));
      await settled();
    },
  };
}

test('a new device requests the change feed first, then the tables of its first screens and the log', async () => {
  const { answers, asked, answer, settled } = slowServer();
  expect(answers.areAsked()).toBe(false);
  answers.begin();
  await settled();
  expect(asked).toEqual(['sync_heads']);
  await answer('sync_heads');
  expect(asked).toEqual(['sync_heads', ...firstScreenTables.slice(0, 3), 'workout_tracking']);
  await answer(firstScreenTables[1] ?? '');
  expect(asked.at(-1)).toBe(firstScreenTables[3]);
});

test('each answer is handed out once, and only for the same request', async () => {
  const { answers, answer, settled } = slowServer();
  answers.begin();
  await settled();
  await answer('sync_heads');
  expect(answers.take('sync_heads', { ...fromTheStart, handle: 'former', offset: '3_0' })).toBeUndefined();
  await answer('users');
  expect(await answers.take('users', fromTheStart)).toMatchObject({ kind: 'messages', handle: 'users' });
  expect(answers.take('users', fromTheStart)).toBeUndefined();
});

test('an answer needed before its prefetch is requested only by the caller', async () => {
  const { answers, asked, answer, settled } = slowServer();
  const [first, , , wanted] = firstScreenTables;
  answers.begin();
  await settled();
  expect(answers.take(wanted ?? 'users', fromTheStart)).toBeUndefined();
  await answer('sync_heads');
  await answer(first ?? '');
  expect(asked).not.toContain(wanted);
});

test('the server makes the log at once, and it is read when needed', async () => {
  const { answers, read, answer, settled } = slowServer();
  answers.begin();
  await settled();
  await answer('sync_heads');
  await answer('workout_tracking');
  expect(read).not.toContain('workout_tracking');
  expect(await answers.take('workout_tracking', fromTheStart)).toMatchObject({ kind: 'messages', handle: 'workout_tracking' });
  expect(read).toContain('workout_tracking');
});

test('a lost answer is no failure: the caller requests it again', async () => {
  const { answers, lose, asked, settled } = slowServer();
  answers.begin();
  await settled();
  await lose('sync_heads');
  expect(await answers.take('sync_heads', fromTheStart)).toBeNull();
  expect(asked).toEqual(['sync_heads']);
});
