import { openAssignments } from '@anwurf/db/queries/assignments';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import type { ReactNode } from 'react';

const open = openAssignments();
const canBeEmpty = { canBeEmpty: true };

/** Its children for a player who has not answered what a coach sent: nobody else loads them. */
export function WithAssignments({ children }: { children: ReactNode }) {
  return (loadedOr(useFirstRow(open, canBeEmpty), null)?.open ?? 0) > 0 && children;
}
