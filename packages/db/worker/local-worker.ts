import type { TabMessage } from './messages.ts';
import { prepareStore } from './prepare-store.ts';

// Entry of the database worker, one for each tab. Small, so that what a store needs is under way while the rest is still being read.
const rest = import('./hear-tab.ts');

addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  if (data.kind === 'prepare') prepareStore();
  // To the tab it is the same whether this script or the rest did not arrive.
  rest.then(({ hearTab }) => hearTab(data), reportError);
});
