import { withShareOfSets } from '../../plan/share-of-sets.ts';
import type { HealthEffect } from './health-effect.ts';

/** Exercises of a session with the sets reduced by a week's answers; the same list when nothing changes. */
export function setsAfterHealth<Row extends Parameters<typeof withShareOfSets>[0][number]>(
  rows: readonly Row[],
  { setsFactor }: HealthEffect,
): readonly Row[] {
  return setsFactor === 1 ? rows : withShareOfSets(rows, setsFactor);
}
