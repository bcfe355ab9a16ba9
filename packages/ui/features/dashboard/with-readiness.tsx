import { loadedOr } from '@anwurf/db/queries/react/loadable';
import type { ReactNode } from 'react';
import { useHealthConsent } from '../../data/health/use-health-consent.ts';

/** Its children for a player who has agreed to the daily question: nobody else is asked. */
export function WithReadiness({ children }: { children: ReactNode }) {
  return loadedOr(useHealthConsent('readiness'), null)?.granted === true && children;
}
