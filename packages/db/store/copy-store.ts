import { openLog, readLog } from './change-log/open-log.ts';
import type { StoreChoice } from './store-choice.ts';

/**
 * Copies a store whose holder sleeps: its files stay its own, so that it can't write into the copy when it wakes.
 * @throws when nothing complete is there
 */
export async function copyStore(kind: StoreChoice['kind'], from: string, to: string): Promise<void> {
  const copy = openLog(kind, to, true);
  try {
    const stored = await readLog(kind, from);
    await copy.init();
    await copy.apply(stored);
  } finally {
    await copy.close();
  }
}
