import { expect, it } from 'vitest';
import { GatheredReads } from './gathered-reads.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('calls within a turn share one read, and each gets its own result', async () => {
  const reads: (readonly number[])[] = [];
  const gathered = new GatheredReads((asked: readonly number[]) => {
    reads.push([...asked]);
    return Promise.resolve(asked.map((number) => number * 2));
  }, 9);
  const first = [1, 2].map((number) => gathered.read(number));
  await Promise.resolve();
  const more = gathered.read(3);
  expect(reads).toEqual([]);
  expect(await Promise.all([...first, more])).toEqual([2, 4, 6]);
  expect(await gathered.read(4)).toBe(8);
  expect(reads).toEqual([[1, 2, 3], [4]]);
});

it('a call during a read gets one that began after the call', async () => {
  const ends: ((results: readonly string[]) => void)[] = [];
  const gathered = new GatheredReads(
    (asked: readonly string[]) =>
      new Promise<readonly string[]>((resolve) => ends.push(resolve)).then((results) => asked.map(() => results[0] ?? '')),
    9,
  );
  const early = gathered.read('a');
  await turn();
  const late = gathered.read('a');
  await turn();
  expect(ends).toHaveLength(2);
  ends[0]?.(['before']);
  ends[1]?.(['after']);
  expect(await Promise.all([early, late])).toEqual(['before', 'after']);
});

it('a batch has a size limit, and its failure rejects only its own calls', async () => {
  const sizes: number[] = [];
  const gathered = new GatheredReads((asked: readonly number[]) => {
    sizes.push(asked.length);
    return asked.length === 100 ? Promise.reject(new Error('lost')) : Promise.resolve(asked);
  }, 100);
  const results = await Promise.allSettled(Array.from({ length: 130 }, (_, index) => gathered.read(index)));
  expect(sizes).toEqual([100, 30]);
  expect(results.slice(0, 100).every(({ status }) => status === 'rejected')).toBe(true);
  expect(results.slice(100)).toEqual(Array.from({ length: 30 }, (_, index) => ({ status: 'fulfilled', value: 100 + index })));
});
