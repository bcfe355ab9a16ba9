import type { ReactNode } from 'react';
import { ErrorCard } from './error-card.tsx';
import { PlainButton } from '../action/plain-button.tsx';

export interface RetryCardProps {
  title: string;
  /** Safe data come first. */
  children: ReactNode;
  onRetry: () => void;
  /** Another way on, first. */
  other?: ReactNode;
}

/** Something failed that may work the next time. */
export function RetryCard({ title, children, onRetry, other }: RetryCardProps) {
  return (
    <ErrorCard
      title={title}
      actions={
        <>
          {other}
          <PlainButton variant="court" onClick={onRetry}>
            Erneut versuchen
          </PlainButton>
        </>
      }
    >
      {children}
    </ErrorCard>
  );
}
