import { pauseAfter } from './retry-delay.ts';
import type { WakeSignal } from './wake-signal.ts';

/**
 * Repeats `round` until `signal` aborts. After a failure it backs off, longer each time, or until `wake` wakes it. A round that
 * reports progress resets the back-off, and so does a wake-up, because the network is then a different one from the one that
 * failed.
 * @param round gets the callback that reports progress
 */
export async function runUntilStopped(
  round: (succeeded: () => void) => Promise<void>,
  wake: WakeSignal,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  let attempt = 0;
  const succeeded = (): void => {
    attempt = 0;
  };
  while (!signal.aborted) {
    try {
      await round(succeeded);
    } catch (error) {
      if (signal.aborted) return;
      onFailure(error);
      attempt = (await wake.wait(pauseAfter(error, attempt), signal)) ? 0 : attempt + 1;
    }
  }
}
