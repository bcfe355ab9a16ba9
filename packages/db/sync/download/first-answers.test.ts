import { expect, test } from 'vitest';
import { FirstAnswers } from './first-answers.ts';
import { firstScreenTables } from './first-screen-tables.ts';

/** Of a store: here already. */
const parts = Promise.resolve();
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

test('a new device requests the change feed first, then the tables of its first screens and the catalogue', async () => {
  const { answers, asked, answer, settled } = slowServer();
  expect(answers.areAsked()).toBe(false);
  answers.begin(parts);
  await settled();
  expect(asked).toEqual(['sync_heads']);
  await answer('sync_heads');
  expect(asked).toEqual(['sync_heads', ...firstScreenTables.slice(0, 3)]);
  await answer(firstScreenTables[1] ?? '');
  expect(asked.at(-1)).toBe(firstScreenTables[3]);
});

/** Lets the server answer whatever it has been asked, until it is asked nothing more. */
async function answerAll({ asked, answer }: Pick<ReturnType<typeof slowServer>, 'asked' | 'answer'>): Promise<void> {
  for (const table of asked) await answer(table);
}

test('the log of sets takes nothing of the line from what the first screens and the store need', async () => {
  const server = slowServer();
  let arrive = (): void => undefined;
  server.answers.begin(new Promise<void>((resolve) => (arrive = resolve)));
  await server.settled();
  await answerAll(server);
  expect(server.asked).toEqual(['sync_heads', ...firstScreenTables, 'exercise_catalogue']);
  arrive();
  await server.settled();
  expect(server.asked.at(-1)).toBe('workout_tracking');
});

test('each answer is handed out once, and only for the same request', async () => {
  const { answers, answer, settled } = slowServer();
  answers.begin(parts);
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
  answers.begin(parts);
  await settled();
  expect(answers.take(wanted ?? 'users', fromTheStart)).toBeUndefined();
  await answer('sync_heads');
  await answer(first ?? '');
  expect(asked).not.toContain(wanted);
});

test('the server makes the log ahead, and it is read when needed', async () => {
  const server = slowServer();
  const { answers, read, settled } = server;
  answers.begin(parts);
  await settled();
  await answerAll(server);
  expect(read).not.toContain('workout_tracking');
  expect(await answers.take('workout_tracking', fromTheStart)).toMatchObject({ kind: 'messages', handle: 'workout_tracking' });
  expect(read).toContain('workout_tracking');
});

test('a log that is needed before it was requested is requested only by the caller', async () => {
  const server = slowServer();
  server.answers.begin(parts);
  await server.settled();
  expect(server.answers.take('workout_tracking', fromTheStart)).toBeUndefined();
  await answerAll(server);
  expect(server.asked).not.toContain('workout_tracking');
});

test('a lost answer is no failure: the caller requests it again', async () => {
  const { answers, lose, asked, settled } = slowServer();
  answers.begin(parts);
  await settled();
  await lose('sync_heads');
  expect(await answers.take('sync_heads', fromTheStart)).toBeNull();
  expect(asked).toEqual(['sync_heads']);
});
