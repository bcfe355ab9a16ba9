import type { Loadable } from '@anwurf/db/queries/react/loadable';
import type { TeamTableName } from '@anwurf/contract/sync/registry';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { arrivedTeamTables } from '@anwurf/db/queries/teams';
import { useMemo } from 'react';

/**
 * Waits for the first sync until tables of a team have arrived: before that a player seems to have done nothing, or not to be there.
 * @param needed the same array at each call
 */
export function useArrived(team: string, needed: readonly TeamTableName[]): Loadable<true> {
  const arrived = useRows(
    useMemo(() => arrivedTeamTables(team), [team]),
    { canBeEmpty: true },
  );
  if (arrived.state !== 'rows') return arrived;
  const isWhole = needed.every((name) => arrived.value.some((one) => one.name === name));
  return isWhole ? { state: 'rows', value: true } : { state: 'loading', waitsFor: 'first-sync' };
}
