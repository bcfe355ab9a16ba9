import type { TabMessage } from './messages.ts';
import { openPrefetchChannel } from '../client/prefetch-channel.ts';
import { fetchLocalImage } from '../store/fetch-local-image.ts';
import { fetchedShare, onFetchedShare } from '../store/fetched-share.ts';
import { prefetchPgliteParts } from '../store/pglite-parts.ts';

/** Prefetches the parts of a new store, while the rest of the worker is still loading. Failed parts are loaded when needed. */
function prefetchStoreParts(): void {
  // Into the browser's cache, where the creation of the store finds it.
  fetchLocalImage().catch(() => undefined);
  // Not to the tab: its first message would say that the rest of this worker is here.
  const channel = openPrefetchChannel();
  channel.addEventListener('message', () => channel.postMessage(fetchedShare()));
  onFetchedShare((share) => channel.postMessage(share));
  prefetchPgliteParts();
}

let rest: Promise<typeof import('./tab-message.ts')> | undefined;

// Entry of the database worker, one per tab. Small, so that the store's files are being fetched while the rest is still loading. Loads nothing
// before the first message: on a slow line the first screen's scripts come first.
addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  rest ??= import('./tab-message.ts');
  if (data.kind === 'prepare') prefetchStoreParts();
  // The tab treats a failed load of this script and of the rest alike.
  rest.then(({ handleTabMessage }) => handleTabMessage(data), reportError);
});
