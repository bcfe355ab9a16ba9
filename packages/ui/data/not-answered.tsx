import type { Asked } from '../http/use-answer.ts';
import { Button } from '../kit/action/button.tsx';
import { Banner } from '../kit/feedback/banner.tsx';
import { SkeletonLines } from '../kit/feedback/skeleton-lines.tsx';

export interface NotAnsweredProps {
  state: Asked<unknown>;
  /** Says what cannot be done without the answer. */
  words: Readonly<Record<'offline' | 'failed', string>>;
  /** Lines of the skeleton; one by itself. */
  lines?: number;
  onRetry: () => void;
}

/** Instead of an answer of the server: its skeleton, or why there is none, and another try. */
export function NotAnswered({ state, words, lines = 1, onRetry }: NotAnsweredProps) {
  if (state.status === 'known') return null;
  if (state.status === 'waiting') return <SkeletonLines lines={Array.from({ length: lines }, () => ['44px'])} />;
  return (
    <>
      <Banner>{words[state.status]}</Banner>
      <Button onPress={onRetry}>Erneut versuchen</Button>
    </>
  );
}
