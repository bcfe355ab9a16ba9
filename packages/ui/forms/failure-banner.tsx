import { Banner } from '../kit/feedback/banner.tsx';
import { PlainButton } from '../kit/action/plain-button.tsx';
import type { Failure } from './failure.ts';

export interface FailureBannerProps {
  failure: Pick<Failure, 'title' | 'text'>;
  /** Offers to try again. */
  onRetry?: () => void;
}

/** A failure that belongs to no field. */
export function FailureBanner({ failure, onRetry }: FailureBannerProps) {
  return (
    <Banner kind="bad">
      <strong>{failure.title}</strong>
      <br />
      {failure.text}
      {onRetry && (
        <>
          <br />
          <PlainButton variant="quiet" onClick={onRetry}>
            Erneut versuchen
          </PlainButton>
        </>
      )}
    </Banner>
  );
}
