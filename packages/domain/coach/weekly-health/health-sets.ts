import type { Phase } from '../../vocabulary/phase.ts';
import type { HealthEffect } from './health-effect.ts';

interface PlannedSets {
  readonly phase: Phase;
  readonly sets: number | null;
}

/**
 * Exercises of a session with the sets that a week's answers leave of the main part, at least one each; what prepares and
 * prevents stays. The same list when nothing changes.
 */
export function setsAfterHealth<Row extends PlannedSets>(rows: readonly Row[], { setsFactor }: HealthEffect): readonly Row[] {
  if (setsFactor === 1) return rows;
  return rows.map((row) =>
    row.phase === 'main' && row.sets !== null ? { ...row, sets: Math.max(1, Math.round(row.sets * setsFactor)) } : row,
  );
}
