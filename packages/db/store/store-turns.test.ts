import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDeferred } from '../client/deferred.ts';
import { openNodeStore } from './open-node-store.ts';
import { runPrepared } from './run-prepared.ts';
import { StoreTurns } from './store-turns.ts';

let store: PGlite;
let turns: StoreTurns;

beforeEach(async () => {
  store = await openNodeStore();
  turns = new StoreTurns(store);
});
afterEach(() => store.close());

/** Resolves when a message, as a worker gets one, has been taken. */
function messageTaken(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Runs one statement after the other. @returns the number that had run when the message was taken */
async function statementsBefore(message: Promise<void>, count: number, run: () => Promise<unknown>): Promise<number> {
  let [ran, before] = [0, count];
  void message.then(() => (before = ran));
  for (; ran < count; ran += 1) await run();
  return before;
}

test('a message that comes while statements follow one another is taken between two of them', async () => {
  expect(await statementsBefore(messageTaken(), 1000, () => store.query('select 1'))).toBeLessThan(1000);
});

test('a message is taken between two statements of a transaction, which stays whole', async () => {
  await store.exec('create table notes (id int primary key)');
  let next = 0;
  const run = () => runPrepared(store, [{ sql: 'insert into notes (id) values ($1::int)', params: [String((next += 1))] }]);
  expect(await store.transaction(() => statementsBefore(messageTaken(), 1000, run))).toBeLessThan(1000);
  const { rows } = await store.query('select count(*)::int as count from notes');
  expect(rows).toEqual([{ count: 1000 }]);
});

test('no statement begins before urgent work has ended, and the one who awaits it goes on first', async () => {
  const order: string[] = [];
  const { promise: urgent, resolve } = createDeferred<void>();
  turns.first(urgent);
  const reading = store.query('select 1').then(() => order.push('read'));
  void urgent.then(() => order.push('answered'));
  await messageTaken();
  expect(order).toEqual([]);
  resolve();
  await reading;
  expect(order).toEqual(['answered', 'read']);
});

test('urgent work that fails holds no statement up', async () => {
  turns.first(Promise.reject(new Error('the disk is full')));
  expect((await store.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('urgent work that does not end holds statements up for a moment only', async () => {
  turns.first(new Promise(() => undefined));
  expect((await store.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
