import type { Loadable } from '@anwurf/db/queries/react/loadable';
import type { TeamTableName } from '@anwurf/contract/sync/registry';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { arrivedTeamTables } from '@anwurf/db/queries/teams';
import { useMemo } from 'react';

/** The tables that a screen needs, as far as they are here. */
export interface Arrived {
  /** The day from which on all of them are here, while older rows are under way; null: all rows are here. */
  readonly newestFrom: string | null;
}

/**
 * Waits for the first sync until tables of a team have arrived, if only with their newest rows: before that a player seems to have done nothing, or
 * not to be there.
 * @param needed the same array at each call
 */
export function useArrived(team: string, needed: readonly TeamTableName[]): Loadable<Arrived> {
  const arrived = useRows(
    useMemo(() => arrivedTeamTables(team), [team]),
    { canBeEmpty: true },
  );
  if (arrived.state !== 'rows') return arrived;
  const tables = needed.map((name) => arrived.value.find((one) => one.name === name));
  if (tables.includes(undefined)) return { state: 'loading', waitsFor: 'first-sync' };
  const days = tables.flatMap((one) => one?.newestFrom ?? []).toSorted();
  return { state: 'rows', value: { newestFrom: days.at(-1) ?? null } };
}
