import type { LocalDatabase } from './local-database.ts';

/** In ms, once the store is open. Missing data must not prevent what waits for them. */
const longestForData = 10_000;
/** In ms. A store that does not open must not prevent it either. */
const longestForStore = 300_000;

/**
 * Resolves when the user's data has been complete on this device once, or a while after its store is open. For large downloads, such as that
 * of the whole app: not while the store's own files are on their way, since on a slow line they would keep today's session waiting.
 */
export function whenFirstDataIsHere({ sync }: { readonly sync: Pick<LocalDatabase['sync'], 'state' | 'subscribe'> }): Promise<void> {
  return new Promise((resolve) => {
    let isOpen = false;
    let timer = setTimeout(() => end(), longestForStore);
    const look = () => {
      const { firstSyncDone, store } = sync.state();
      if (firstSyncDone) end();
      else if (!isOpen && store !== 'opening') {
        isOpen = true;
        clearTimeout(timer);
        timer = setTimeout(() => end(), longestForData);
      }
    };
    const stopLooking = sync.subscribe(look);
    const end = () => {
      stopLooking();
      clearTimeout(timer);
      resolve();
    };
    look();
  });
}
