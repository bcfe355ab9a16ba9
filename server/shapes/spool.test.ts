import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { Spool } from './spool.ts';

const parts = (count: number): Buffer[] => Array.from({ length: count }, () => randomBytes(20_000));
async function fill(spool: Spool, pieces: readonly Buffer[]): Promise<void> {
  for (const piece of pieces) if (!spool.write(piece)) await once(spool, 'drain');
  spool.end();
  if (!spool.writableFinished) await once(spool, 'finish');
}

it.each([1_000_000, 50_000, 0])('returns the written bytes in order, with %i bytes of memory', async (memoryBytes) => {
  const pieces = parts(30);
  const spool = new Spool({ memoryBytes, patienceMs: 10_000 });
  // Without a reader, it still accepts everything.
  await fill(spool, pieces);
  expect((await buffer(spool)).equals(Buffer.concat(pieces))).toBe(true);
});

it('can be read while it is being written', async () => {
  const pieces = parts(50);
  const spool = new Spool({ memoryBytes: 30_000, patienceMs: 10_000 });
  const [whole] = await Promise.all([buffer(spool), fill(spool, pieces)]);
  expect(whole.equals(Buffer.concat(pieces))).toBe(true);
});

it('ends when the reader stalls for a while', async () => {
  const spool = new Spool({ memoryBytes: 0, patienceMs: 50 });
  const ended = once(spool, 'error');
  await fill(spool, parts(30));
  spool.read(1);
  expect(await ended).toMatchObject([{ message: 'the reader stalled' }]);
});

it('a slow but steady reader gets everything', async () => {
  const pieces = parts(12);
  const spool = new Spool({ memoryBytes: 0, patienceMs: 300 });
  await fill(spool, pieces);
  const got: Buffer[] = [];
  for await (const piece of spool) {
    got.push(piece as Buffer);
    await wait(40);
  }
  expect(Buffer.concat(got).equals(Buffer.concat(pieces))).toBe(true);
});
