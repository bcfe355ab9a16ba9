import type { Loadable } from '@anwurf/db/queries/react/loadable';
import type { ReactNode } from 'react';
import { RetryCard } from '../../../kit/feedback/retry-card.tsx';

export interface PlansNotLoadedProps {
  data: Exclude<Loadable<unknown>, { state: 'rows' }>;
  /** While they are read. */
  skeleton: ReactNode;
}

/** Instead of the list of plans. */
export function PlansNotLoaded({ data, skeleton }: PlansNotLoadedProps) {
  if (data.state !== 'failed') return skeleton;
  return (
    <RetryCard title="Fehler beim Laden der Trainingspläne: Deine Daten lassen sich gerade nicht lesen" onRetry={data.retry}>
      Was du gespeichert hast, ist sicher.
    </RetryCard>
  );
}
