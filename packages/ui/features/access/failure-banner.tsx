import type { Failure } from '../../forms/failure.ts';
import { Banner } from '../../kit/banner.tsx';

/** A failure that belongs to no field. */
export function FailureBanner({ failure }: { failure: Failure }) {
  return (
    <Banner kind="bad">
      <strong>{failure.title}</strong>
      <br />
      {failure.text}
    </Banner>
  );
}
