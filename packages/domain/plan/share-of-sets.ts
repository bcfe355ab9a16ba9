import type { Phase } from '../vocabulary/phase.ts';

interface PlannedSets {
  readonly phase: Phase;
  readonly sets: number | null;
}

/** Exercises of a session with a share of the main part's sets, at least one each; warm-up and cool-down stay. */
export function withShareOfSets<Row extends PlannedSets>(rows: readonly Row[], share: number): Row[] {
  return rows.map((row) => (row.phase === 'main' && row.sets !== null ? { ...row, sets: Math.max(1, Math.round(row.sets * share)) } : row));
}
