import { deviceStorage } from '@anwurf/contract/device-storage';

/** Name of a store: the PGlite version that writes it, the user, and how often it had to be built anew. */
export function storeName(userId: string, version: string, generation: number): string {
  return `${deviceStorage.store.name}-${version}-${userId}${generation === 0 ? '' : `-${generation}`}`;
}
