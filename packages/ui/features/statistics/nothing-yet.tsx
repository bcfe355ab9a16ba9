import type { ReactNode } from 'react';
import { EmptyState } from '../../brand/empty-state.tsx';
import { ButtonLink } from '../../links/app-links.ts';

/** Before there is anything to count: what comes here, and the way to a training. */
export function NothingYet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to="/training-plans" variant="ball">
          Zu den Trainingsplänen
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}
