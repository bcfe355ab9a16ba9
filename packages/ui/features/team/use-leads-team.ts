import { useRows } from '@anwurf/db/queries/react/use-rows';
import { ownTeams } from '@anwurf/db/queries/teams';

const mine = ownTeams();

/** Whether the user is of the staff of a team; undefined until it is known. */
export function useLeadsTeam(): boolean | undefined {
  const teams = useRows(mine, { after: 'memberships' });
  if (teams.state === 'loading') return undefined;
  return teams.state === 'rows' && teams.value.some(({ role }) => role !== 'player');
}
