import { allLoaded, type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList } from '@anwurf/db/queries/react/use-rows';
import { squad } from '@anwurf/db/queries/squad';
import { SHARED_KINDS } from '@anwurf/domain/team/shared-kind';
import { squadMember, type SquadMember } from '@anwurf/domain/team/squad-member';
import { useMemo } from 'react';
import { useArrived } from './use-arrived.ts';

/** Tables that a squad is made of. */
const needed = ['team_members', ...SHARED_KINDS.map((kind) => `shared_${kind}` as const)] as const;

/** A squad as far as it is here. */
export interface Squad {
  readonly members: readonly SquadMember[];
  /** Whether rows of earlier weeks are still under way. */
  readonly isOlderComing: boolean;
}

/**
 * The players of a team, judged on a local day; waits for the newest rows of all tables that they are made of.
 * @param asked ids of these players alone, with blanks between them; null: all
 */
export function useSquad(team: string, today: string, asked: string | null = null): Loadable<Squad> {
  const facts = useList(
    useMemo(() => squad(team, today, asked?.split(' ').filter(Boolean) ?? null), [team, today, asked]),
    { canBeEmpty: true },
  );
  const arrived = useArrived(team, needed);
  const known = loadedOr(facts, null);
  const { newestFrom } = loadedOr(arrived, { newestFrom: null });
  const value = useMemo(
    () => ({ members: known?.map((one) => squadMember(one, today, newestFrom)) ?? [], isOlderComing: newestFrom !== null }),
    [known, today, newestFrom],
  );
  const data = allLoaded({ facts, arrived });
  return data.state === 'rows' ? { state: 'rows', value } : data;
}
