import { pauseAfter } from './retry-delay.ts';
import type { WakeSignal } from './wake-signal.ts';

/**
 * Repeats `round` until `signal` aborts. After a failure it rests, longer each time, or until `wake` wakes it. A round that says
 * it got somewhere starts the count anew, and so does being woken: that means that the line is another one than the one that
 * failed so often.
 * @param round told how to say so
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
