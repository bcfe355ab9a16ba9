import { fetchLocalImage } from '../store/fetch-local-image.ts';
import { preparePgliteParts } from '../store/pglite-parts.ts';
import { readStoreChoice } from '../store/store-choice.ts';
import { leaderLock } from './leader-lock.ts';

/**
 * Loads what opening a store needs while the tab is still busy with something else: drawing, or a player who types his password.
 * @param userId whose store it is; null: it will be made, so its image is fetched as well
 */
export async function prepareStore(userId: string | null): Promise<void> {
  if (userId === null) {
    // Into the browser's cache, where the making finds it.
    fetchLocalImage().catch(() => undefined);
    preparePgliteParts();
    return;
  }
  // A browser that has just started takes its time over the first of these; who opens the store reads anew, under its lock.
  readStoreChoice(userId).catch(() => undefined);
  const { held = [] } = await navigator.locks.query();
  // Another tab has it open: this one will ask there.
  if (!held.some(({ name }) => name === leaderLock(userId))) preparePgliteParts();
}
