import { withShareOfSets } from '../plan/share-of-sets.ts';
import type { Phase } from '../vocabulary/phase.ts';

/**
 * The exercises of a session with a share of the sets of throws, at least one each; all others stay.
 * @param share 0 to 1
 * @param isThrow called for exercises of the main part
 */
export function fewerThrows<Row extends { readonly phase: Phase; readonly sets: number | null }>(
  rows: readonly Row[],
  share: number,
  isThrow: (row: Row) => boolean,
): readonly Row[] {
  const throws = rows.filter((row) => row.phase === 'main' && isThrow(row));
  if (share >= 1 || throws.length === 0) return rows;
  const fewer = withShareOfSets(throws, share);
  return rows.map((row) => fewer[throws.indexOf(row)] ?? row);
}
