import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Phase } from '../vocabulary/phase.ts';
import { fewerThrows } from './fewer-throws.ts';

interface Row {
  readonly phase: Phase;
  readonly sets: number | null;
  readonly throws: boolean;
}

const rows = fc.array(
  fc.record<Row>({
    phase: fc.constantFrom<Phase[]>('warmup', 'main', 'cooldown'),
    sets: fc.option(fc.integer({ min: 1, max: 6 })),
    throws: fc.boolean(),
  }),
  { maxLength: 12 },
);
const isThrow = ({ throws }: Row) => throws;
const setsOf = (list: readonly Row[]) =>
  list.filter((row) => row.phase === 'main' && row.throws).reduce((sum, { sets }) => sum + (sets ?? 0), 0);

test('only throws of the main part lose sets, none is left without, and none is added', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(1, 0.6, 0.4), (session, share) => {
      const found = fewerThrows(session, share, isThrow);
      expect(found).toHaveLength(session.length);
      for (const [index, row] of session.entries()) {
        const now = found[index];
        if (row.phase !== 'main' || !row.throws || row.sets === null) expect(now).toEqual(row);
        else expect(now?.sets).toBeGreaterThanOrEqual(1);
        expect(now?.sets ?? 0).toBeLessThanOrEqual(row.sets ?? 0);
      }
      const counted = session.filter((row) => row.phase === 'main' && row.throws && row.sets !== null).length;
      if (share < 1) expect(setsOf(found)).toBe(Math.max(counted, Math.floor(setsOf(session) * share)));
    }),
    { numRuns: 2000 },
  );
});
