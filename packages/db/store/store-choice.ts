import { deviceStorage } from '@anwurf/contract/device-storage';

/**
 * Which store of a user is in use on this device. `ready` is false from before its files are made until it has opened
 * once: a store whose making was interrupted is recognised and made again.
 */
export type StoreChoice = {
  readonly kind: 'opfs' | 'idb';
  readonly version: string;
  readonly generation: number;
  readonly ready: boolean;
};

const databaseName = deviceStorage.stores.name;

function choices(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('choices');
    });
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('choices', mode, { durability: 'strict' });
      const close = (): void => {
        opening.result.close();
      };
      transaction.addEventListener('complete', close);
      transaction.addEventListener('abort', close);
      resolve(transaction.objectStore('choices'));
    });
    opening.addEventListener('error', () => {
      reject(opening.error ?? new Error('IndexedDB is not available'));
    });
  });
}

/** The user's store on this device; undefined before the first start. */
export async function readStoreChoice(userId: string): Promise<StoreChoice | undefined> {
  const store = await choices('readonly');
  return new Promise((resolve, reject) => {
    const request = store.get(userId);
    request.addEventListener('success', () => {
      resolve(request.result as StoreChoice | undefined);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('IndexedDB read failed'));
    });
  });
}

/** Remembers (or, with undefined, forgets) the user's store; resolves when that is on disk. */
export async function writeStoreChoice(userId: string, choice: StoreChoice | undefined): Promise<void> {
  const store = await choices('readwrite');
  return new Promise((resolve, reject) => {
    store.transaction.addEventListener('complete', () => {
      resolve();
    });
    store.transaction.addEventListener('abort', () => {
      reject(store.transaction.error ?? new Error('IndexedDB write failed'));
    });
    if (choice === undefined) store.delete(userId);
    else store.put(choice, userId);
  });
}
