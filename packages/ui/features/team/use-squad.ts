import { allLoaded, type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList } from '@anwurf/db/queries/react/use-rows';
import { squad } from '@anwurf/db/queries/squad';
import { SHARED_KINDS } from '@anwurf/domain/team/shared-kind';
import { squadMember, type SquadMember } from '@anwurf/domain/team/squad-member';
import { useMemo } from 'react';
import { useArrived } from './use-arrived.ts';

/** Tables that a squad is made of. */
const needed = ['team_members', ...SHARED_KINDS.map((kind) => `shared_${kind}` as const)] as const;

/** The players of a team, judged on a local day; waits for all tables that they are made of. */
export function useSquad(team: string, today: string): Loadable<readonly SquadMember[]> {
  const facts = useList(
    useMemo(() => squad(team, today), [team, today]),
    { canBeEmpty: true },
  );
  const arrived = useArrived(team, needed);
  const known = loadedOr(facts, null);
  const members = useMemo(() => known?.map((one) => squadMember(one, today)) ?? [], [known, today]);
  const data = allLoaded({ facts, arrived });
  return data.state === 'rows' ? { state: 'rows', value: members } : data;
}
