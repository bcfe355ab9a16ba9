import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../apply/batch.ts';
import { coversSnapshot, isVisible } from './snapshot-coverage.ts';

const snapshot = (xmin: number, xmax: number, ...xip: number[]): Snapshot => ({
  xmin: String(xmin),
  xmax: String(xmax),
  xip: xip.map(String),
});

describe('a snapshot covers another', () => {
  test.each([
    ['of the same moment', snapshot(10, 14, 10, 12), snapshot(10, 14, 10, 12), true],
    ['when what was open then has ended', snapshot(14, 14), snapshot(10, 14, 10, 12), true],
    ['when transactions have begun meanwhile, ended or not', snapshot(10, 20, 10, 18), snapshot(10, 14, 10, 12), true],
    ['never when it was taken before a transaction that the other sees', snapshot(10, 14, 10), snapshot(15, 15), false],
    ['never when a transaction was open that the other sees', snapshot(12, 14, 12), snapshot(14, 14), false],
  ])('%s', (_, one, other, covers) => expect(coversSnapshot(one, other)).toBe(covers));

  test('when it is not older and sees every transaction of the other, whatever transactions are open', () => {
    const all = Array.from({ length: 7 }, (_, id) => id + 10);
    const subsets = (ids: readonly number[]) =>
      [...Array(2 ** ids.length).keys()].map((bits) => ids.filter((id) => (bits >> ids.indexOf(id)) % 2 === 1));
    const snapshots = [12, 14, 16].flatMap((xmax) =>
      subsets(all.filter((id) => id < xmax)).map((open) => snapshot(open[0] ?? xmax, xmax, ...open)),
    );
    const seenBy = (of: Snapshot) => all.filter((id) => isVisible(String(id), of));
    for (const one of snapshots) {
      const seen = seenBy(one);
      for (const other of snapshots) {
        expect(coversSnapshot(one, other), JSON.stringify([one, other])).toBe(
          seenBy(other).every((id) => seen.includes(id)) && one.xmax >= other.xmax,
        );
      }
    }
  });
});
