import { exercisesBySlug } from '@anwurf/db/queries/exercise-library';
import { type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { isUnderWay, type RecoveryState } from '@anwurf/domain/coach/return-to-play/next-stage';
import { recoveryLadderOf } from '@anwurf/domain/coach/return-to-play/recovery-ladders';
import { slugsSoFar, type WayLimits, wayLimits } from '@anwurf/domain/coach/return-to-play/stage-limits';
import type { InjuredRegion } from '@anwurf/domain/vocabulary/injured-region';
import { useMemo } from 'react';
import { useRecoveries } from './use-recoveries.ts';

type Place = Pick<RecoveryState, 'status' | 'stage'> & { readonly region: InjuredRegion };

/** Limits that the player's running ladders set for the sessions of his plan; the same list as long as nothing changes. */
export function useWayLimits(): Loadable<readonly WayLimits[]> {
  const recoveries = useRecoveries();
  const ways = loadedOr(recoveries, []).filter(({ state }) => isUnderWay(state));
  const known = useRows(exercisesBySlug(ways.flatMap(({ ladder, state }) => slugsSoFar(ladder, state))), { canBeEmpty: true });
  const rows = known.state === 'rows' ? known.value : null;
  const key = JSON.stringify(ways.map(({ ladder, state: { status, stage } }): Place => ({ region: ladder.region, status, stage })));
  const limits = useMemo(
    () =>
      (JSON.parse(key) as Place[]).flatMap((place) => {
        const ladder = recoveryLadderOf(place.region);
        return ladder === undefined || rows === null ? [] : (wayLimits(ladder, place, rows) ?? []);
      }),
    [key, rows],
  );
  if (recoveries.state !== 'rows') return recoveries;
  return known.state === 'rows' ? { state: 'rows', value: limits } : known;
}
