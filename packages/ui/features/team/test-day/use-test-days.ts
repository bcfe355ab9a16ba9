import { useRows } from '@anwurf/db/queries/react/use-rows';
import { type TeamTestDay, teamTestDays } from '@anwurf/db/queries/test-days';
import { allLoaded, type Loadable } from '@anwurf/db/queries/react/loadable';
import { useMemo } from 'react';
import { useArrived } from '../use-arrived.ts';

const needed = ['team_members', 'team_test_days', 'team_guests', 'team_test_values'] as const;

/** The test days of a team, the newest first; waits for all that they are made of. */
export function useTestDays(team: string): Loadable<readonly TeamTestDay[]> {
  const days = useRows(
    useMemo(() => teamTestDays(team), [team]),
    { canBeEmpty: true },
  );
  const data = allLoaded({ days, arrived: useArrived(team, needed) });
  return data.state === 'rows' ? { state: 'rows', value: data.value.days } : data;
}
