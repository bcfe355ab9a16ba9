import { hasGoals } from '@anwurf/db/queries/has-goals';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import type { ReactNode } from 'react';
import { localDay } from '../../data/local-day.ts';
import { useNow } from '../../kit/use-now.ts';

const canBeEmpty = { canBeEmpty: true };
const unknown: readonly never[] = [];

/** Its children for a player with goals: they load much that the rest of the dashboard does not. */
export function WithGoals({ children }: { children: ReactNode }) {
  const [found] = loadedOr(useRows(hasGoals(localDay(useNow(60_000))), canBeEmpty), unknown);
  return found?.any === true && children;
}
