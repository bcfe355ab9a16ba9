import type { TabMessage } from './messages.ts';
import { prefetchStoreParts } from './prefetch-store-parts.ts';

// Entry of the database worker, one per tab. Small, so that the store's files are being fetched while the rest is still loading.
const rest = import('./tab-message.ts');

addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  if (data.kind === 'prepare') prefetchStoreParts();
  // The tab treats a failed load of this script and of the rest alike.
  rest.then(({ handleTabMessage }) => handleTabMessage(data), reportError);
});
