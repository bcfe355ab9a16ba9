import { fetchLocalImage } from '../store/fetch-local-image.ts';
import { prefetchPgliteParts } from '../store/pglite-parts.ts';

/** Prefetches the parts of a new store, while the rest of the worker is still loading. Failed parts are loaded when needed. */
export function prefetchStoreParts(): void {
  // Into the browser's cache, where the creation of the store finds it.
  fetchLocalImage().catch(() => undefined);
  prefetchPgliteParts();
}
