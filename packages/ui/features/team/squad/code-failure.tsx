import type { Failure } from '../../../forms/failure.ts';
import { RetryCard } from '../../../kit/feedback/retry-card.tsx';

/** In the place of a code that could not be asked for. */
export function CodeFailure({ failure: { title, text }, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <RetryCard title={title} onRetry={onRetry}>
      {text}
    </RetryCard>
  );
}
