import { hasGoals } from '@anwurf/db/queries/has-goals';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import type { ReactNode } from 'react';
import { useToday } from '../../data/use-today.ts';

const canBeEmpty = { canBeEmpty: true };
const unknown: readonly never[] = [];

/** Its children for a player with goals: they load much that the rest of the dashboard does not. */
export function WithGoals({ children }: { children: ReactNode }) {
  const [found] = loadedOr(useRows(hasGoals(useToday()), canBeEmpty), unknown);
  return found?.any === true && children;
}
