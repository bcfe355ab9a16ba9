import type { Loadable } from '@anwurf/db/queries/react/loadable';
import type { ReactNode } from 'react';
import { RetryCard } from '../kit/feedback/retry-card.tsx';

export interface ReadFailureProps {
  onRetry: () => void;
  /** Consequence for this screen. */
  children?: ReactNode;
}

/** The local database could not be read: what is kept, and another try. */
export function ReadFailure({ onRetry, children }: ReadFailureProps) {
  return (
    <RetryCard title="Deine Daten lassen sich gerade nicht lesen" onRetry={onRetry}>
      Was du gespeichert hast, ist sicher. {children}
    </RetryCard>
  );
}

export interface NotLoadedProps {
  data: Exclude<Loadable<unknown>, { state: 'rows' }>;
  /** While it is read; nothing by itself. */
  skeleton?: ReactNode;
}

/** Instead of what a screen reads: its skeleton, or why it cannot be read. */
export function NotLoaded({ data, skeleton }: NotLoadedProps) {
  return data.state === 'failed' ? <ReadFailure onRetry={data.retry} /> : skeleton;
}
