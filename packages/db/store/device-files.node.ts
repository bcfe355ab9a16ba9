import { ensureLocalImage } from './local-image.node.ts';
import { ensurePgliteBundle } from './pglite-bundle.node.ts';

export { isUnread } from './pglite-bundle.node.ts';

/** Makes what a device's store starts from, where it is missing or old. */
export async function ensureDeviceFiles(): Promise<void> {
  await Promise.all([ensureLocalImage(), ensurePgliteBundle()]);
}
