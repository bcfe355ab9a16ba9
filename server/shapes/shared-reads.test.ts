import { expect, it } from 'vitest';
import { SharedReads } from './shared-reads.ts';

function createTurn() {
  let resolve: (value: number) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<number>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}

/** A read that ends on the test's command; counts its starts. */
function slowRead() {
  const begun: ReturnType<typeof createTurn>[] = [];
  const waiting: (() => void)[] = [];
  const read = () => {
    const turn = createTurn();
    begun.push(turn);
    for (const wake of waiting.splice(0)) wake();
    return turn.promise;
  };
  const until = async (count: number) => {
    while (begun.length < count) await new Promise<void>((wake) => waiting.push(wake));
  };
  return { begun, read, until };
}

it('concurrent callers share a read', async () => {
  const reads = new SharedReads<number>();
  const { begun, read, until } = slowRead();
  const answers = Array.from({ length: 50 }, () => reads.read('shape', read));
  await until(1);
  begun[0]?.resolve(7);
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 50 }, () => 7));
  expect(begun).toHaveLength(1);
});

it('a caller never gets a read that began before the call; callers during a read share the next', async () => {
  const reads = new SharedReads<number>();
  const { begun, read, until } = slowRead();
  const early = reads.read('shape', read);
  await until(1);
  const late = [reads.read('shape', read), reads.read('shape', read)];
  begun[0]?.resolve(1);
  expect(await early).toBe(1);
  await until(2);
  begun[1]?.resolve(2);
  expect(await Promise.all(late)).toEqual([2, 2]);
  expect(begun).toHaveLength(2);
});

it('a failed read rejects only the callers that share it', async () => {
  const reads = new SharedReads<number>();
  const { begun, read, until } = slowRead();
  const first = [reads.read('shape', read), reads.read('shape', read)];
  await until(1);
  const second = reads.read('shape', read);
  begun[0]?.reject(new Error('connection lost'));
  await expect(first[0]).rejects.toThrow('connection lost');
  await expect(first[1]).rejects.toThrow('connection lost');
  await until(2);
  begun[1]?.resolve(3);
  expect(await second).toBe(3);
});

it('different keys do not wait for each other', async () => {
  const reads = new SharedReads<number>();
  const { begun, read, until } = slowRead();
  const answers = [reads.read('a', read), reads.read('b', read)];
  await until(2);
  begun[1]?.resolve(2);
  expect(await answers[1]).toBe(2);
  begun[0]?.resolve(1);
  expect(await answers[0]).toBe(1);
});
