import { deviceStorage } from '@anwurf/contract/device-storage';

/** Name of a store: its PGlite version, the user, and how often it was rebuilt. */
export function storeName(userId: string, version: string, generation: number): string {
  return `${deviceStorage.store.name}-${version}-${userId}${generation === 0 ? '' : `-${generation}`}`;
}
