import type { Phase } from '../vocabulary/phase.ts';

interface PlannedSets {
  readonly phase: Phase;
  readonly sets: number | null;
}

/** The sets of the rows changed by one at a time until their sum is the wanted one: the row furthest from its share first. */
function shared(sets: readonly number[], share: number): number[] {
  const all = sets.reduce((sum, one) => sum + one, 0);
  const rounded = share < 1 ? Math.floor(all * share) : Math.ceil(all * share);
  const wanted = Math.max(sets.length, rounded);
  const changed = [...sets];
  const step = Math.sign(wanted - all);
  for (let left = Math.abs(wanted - all); left > 0; left -= 1) {
    // How much a row would have to change yet; a single set stays.
    const distances = changed.map((now, index) => (step < 0 && now === 1 ? -Infinity : step * ((sets[index] ?? 0) * share - now)));
    const furthest = distances.lastIndexOf(Math.max(...distances));
    changed[furthest] = (changed[furthest] ?? 0) + step;
  }
  return changed;
}

/**
 * Exercises of a session with a share of the main part's sets, at least one each; warm-up and cool-down stay. The sum is what
 * counts: each row rounded on its own, two sets would stay two whatever the share.
 */
export function withShareOfSets<Row extends PlannedSets>(rows: readonly Row[], share: number): Row[] {
  const isMeant = ({ phase, sets }: Row) => phase === 'main' && sets !== null;
  const changed = shared(
    rows.filter(isMeant).map(({ sets }) => sets ?? 1),
    share,
  );
  let next = 0;
  return rows.map((row) => {
    if (!isMeant(row)) return row;
    next += 1;
    return { ...row, sets: changed[next - 1] ?? row.sets };
  });
}
