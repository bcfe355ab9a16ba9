import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { anyTeam } from '@anwurf/db/queries/teams';

const team = anyTeam();

/** Whether the player is in a team. */
export function useHasTeam(): boolean {
  return loadedOr(useFirstRow(team, { canBeEmpty: true }), null) !== null;
}
