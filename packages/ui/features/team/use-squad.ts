import { allLoaded, type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList, useRows } from '@anwurf/db/queries/react/use-rows';
import { squad } from '@anwurf/db/queries/squad';
import { arrivedTeamTables } from '@anwurf/db/queries/teams';
import { SHARED_KINDS } from '@anwurf/domain/team/shared-kind';
import { squadMember, type SquadMember } from '@anwurf/domain/team/squad-member';
import { useMemo } from 'react';

/** Tables that a squad is made of. */
const needed = ['team_members', ...SHARED_KINDS.map((kind) => `shared_${kind}`)];
const canBeEmpty = { canBeEmpty: true };

/**
 * The players of a team, judged on a local day. Waits for the first sync until all its tables have arrived: before that a player seems to
 * have done nothing, or not to be there.
 */
export function useSquad(team: string, today: string): Loadable<readonly SquadMember[]> {
  const facts = useList(
    useMemo(() => squad(team, today), [team, today]),
    canBeEmpty,
  );
  const arrived = useRows(
    useMemo(() => arrivedTeamTables(team), [team]),
    canBeEmpty,
  );
  const known = loadedOr(facts, null);
  const members = useMemo(() => known?.map((one) => squadMember(one, today)) ?? [], [known, today]);
  const data = allLoaded({ facts, arrived });
  if (data.state !== 'rows') return data;
  const isWhole = needed.every((name) => data.value.arrived.some((one) => one.name === name));
  return isWhole ? { state: 'rows', value: members } : { state: 'loading', waitsFor: 'first-sync' };
}
