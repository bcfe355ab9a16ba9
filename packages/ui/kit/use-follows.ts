import { startTransition, useEffect, useState } from 'react';

/** Calls `then` once what was drawn stands on the screen. @returns ends the wait */
function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * False when a part of the screen is drawn for the first time, true once that is painted, in a drawing that other work may interrupt. For
 * what stands below the part that a press waits for. Within a hidden `<Activity>` it stays false until that is shown.
 */
export function useFollows(): boolean {
  const [follows, setFollows] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setFollows(true))), []);
  return follows;
}
