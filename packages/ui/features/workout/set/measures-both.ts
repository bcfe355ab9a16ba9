import { isPerSideUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { besideMetric } from '@anwurf/domain/workout/pace';

type Paced = { readonly isPaced: boolean } | null;

/** Whether both time and distance are measured, as the catalogue or the player says; never of each side. */
export function measuresBoth(unit: string | null, entry: Paced, own: Paced): boolean {
  const isOne = besideMetric(unitToMetric(unit)) !== null && !isPerSideUnit(unit ?? '');
  return isOne && (entry ?? own)?.isPaced === true;
}
