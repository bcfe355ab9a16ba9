import type { Loadable } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { type OwnTeam, ownTeams } from '@anwurf/db/queries/teams';

const mine = ownTeams();

/**
 * A team that the user is of the staff of; null: he is of none.
 * @param wanted its id; of another team, or without one, the first
 */
export function useLedTeam(wanted?: string): Loadable<OwnTeam | null> {
  const teams = useRows(mine, { after: 'memberships' });
  if (teams.state !== 'rows') return teams;
  const led = teams.value.filter(({ role }) => role !== 'player');
  return { state: 'rows', value: led.find(({ team }) => team === wanted) ?? led[0] ?? null };
}

/** Whether the user is of the staff of a team; undefined until it is known. */
export function useLeadsTeam(): boolean | undefined {
  const team = useLedTeam();
  if (team.state === 'loading') return undefined;
  return team.state === 'rows' && team.value !== null;
}
