import { exercisesBySlug } from '@anwurf/db/queries/exercise-library';
import { type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { isUnderWay } from '@anwurf/domain/coach/return-to-play/next-stage';
import { slugsSoFar, type WayLimits, wayLimits } from '@anwurf/domain/coach/return-to-play/stage-limits';
import { useRecoveries } from './use-recoveries.ts';

/** What the ways back that the player is on bound in the sessions of his plan. */
export function useWayLimits(): Loadable<readonly WayLimits[]> {
  const recoveries = useRecoveries();
  const ways = loadedOr(recoveries, []).filter(({ state }) => isUnderWay(state));
  const known = useRows(exercisesBySlug(ways.flatMap(({ ladder, state }) => slugsSoFar(ladder, state))), { canBeEmpty: true });
  if (recoveries.state !== 'rows') return recoveries;
  if (known.state !== 'rows') return known;
  return { state: 'rows', value: ways.flatMap(({ ladder, state }) => wayLimits(ladder, state, known.value) ?? []) };
}
