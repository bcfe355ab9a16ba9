import { ensureLocalImage } from './local-image.node.ts';
import { ensurePgliteBundle } from './pglite-bundle.node.ts';

export { isUnread } from './pglite-bundle.node.ts';

/** Generates the files that a device's store starts from, when missing or outdated. */
export async function ensureDeviceFiles(): Promise<void> {
  await Promise.all([ensureLocalImage(), ensurePgliteBundle()]);
}
