import { fetchLocalImage } from '../store/fetch-local-image.ts';
import { preparePgliteParts } from '../store/pglite-parts.ts';

/** Loads what making a store needs, while the rest of the worker is still on its way. What fails is loaded when it is needed. */
export function prepareStore(): void {
  // Into the browser's cache, where the making finds it.
  fetchLocalImage().catch(() => undefined);
  preparePgliteParts();
}
