import type { TablePosition } from '@anwurf/contract/sync/piggyback';
import { UnappliableBatch } from '../apply/apply-batch.ts';
import { Unreachable } from '../transport-errors.ts';
import type { WakeSignal } from '../wake-signal.ts';
import type { Change, TableStream } from './table-stream.ts';

/** A request that stays open: where the feed's last answer ended, and tables whose changes may come with the next one. */
type Waiting = { readonly cursor: string | null; readonly positions: readonly TablePosition[]; readonly wake: WakeSignal };

/**
 * Waits on the change feed's open request. A requested fetch ends the wait.
 * @throws Unreachable, SignedOut
 */
export async function waitForChange(
  feed: TableStream,
  { cursor, positions, wake }: Waiting,
  signal: AbortSignal,
): Promise<Change | 'asked'> {
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  signal.addEventListener('abort', stop);
  const asked = wake.wait(Infinity, interrupt.signal).then((woken) => {
    if (woken) interrupt.abort();
    return woken;
  });
  try {
    const change = await feed.follow(cursor, positions, interrupt.signal);
    interrupt.abort();
    return (await asked) ? 'asked' : change;
  } catch (error) {
    if (interrupt.signal.aborted && !signal.aborted) return 'asked';
    interrupt.abort();
    // Without the change feed no changes are announced; all tables are fetched again after a pause instead.
    if (error instanceof UnappliableBatch) throw new Unreachable(error.message);
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
