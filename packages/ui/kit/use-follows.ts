import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * False when a part of the screen is drawn for the first time, true once that is painted, in a drawing that other work may interrupt. For
 * what stands below the part that a press waits for. Within a hidden `<Activity>` it stays false until that is shown.
 */
export function useFollows(): boolean {
  const [follows, setFollows] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setFollows(true))), []);
  return follows;
}
