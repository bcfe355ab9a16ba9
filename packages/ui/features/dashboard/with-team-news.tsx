import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { anyTeamNews } from '@anwurf/db/queries/team-news';
import type { ReactNode } from 'react';

const news = anyTeamNews();
const canBeEmpty = { canBeEmpty: true };

/** Its children for a player whom something of a team waits for: nobody else loads them. */
export function WithTeamNews({ children }: { children: ReactNode }) {
  return loadedOr(useFirstRow(news, canBeEmpty), null)?.waits && children;
}
