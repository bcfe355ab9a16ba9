import { deviceStorage } from '@anwurf/contract/device-storage';

/** Name of a store: its PGlite version, the user, and how often it was rebuilt. */
export function storeName(userId: string, version: string, generation: number): string {
  return `${deviceStorage.store.name}-${version}-${userId}${generation === 0 ? '' : `-${generation}`}`;
}

/** Name of the IndexedDB database that PGlite keeps a store in; its files' paths begin with it. */
export const fileDatabaseName = (name: string): string => `/pglite/${name}`;
