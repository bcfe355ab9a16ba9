import { deviceStorage } from '@anwurf/contract/device-storage';
import type { NewMutation } from '../sync/upload/new-mutation.ts';

/** A plain, durable copy of the outbox outside PGlite, kept until its mutations have settled. */
export interface OutboxJournal {
  /** Resolves when the mutations are on disk. Appending one twice is harmless. */
  append(mutations: readonly NewMutation[]): Promise<void>;
  /** All mutations, oldest first. */
  read(): Promise<NewMutation[]>;
  /** Forgets the mutations with these ids. */
  forget(ids: ReadonlySet<string>): Promise<void>;
  close(): void;
}

/** The result is what this module stored; IndexedDB's own types say any. */
function settled<Result>(request: { readonly result: unknown; readonly error: DOMException | null } & EventTarget): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result as Result);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('IndexedDB request failed'));
    });
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => {
      resolve();
    });
    const fail = (): void => {
      reject(transaction.error ?? new Error('IndexedDB transaction aborted'));
    };
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

/** Name of a user's journal database. It carries no PGlite version: it is what survives one. */
export function journalName(userId: string): string {
  return `${deviceStorage.journal.name}-${userId}`;
}

/**
 * Opens the user's journal in IndexedDB. Keys rise with the order of writing.
 * @throws when IndexedDB is not available (some private modes)
 */
export async function openOutboxJournal(userId: string): Promise<OutboxJournal> {
  const opening = indexedDB.open(journalName(userId), 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('mutations', { autoIncrement: true });
  });
  const database = await settled<IDBDatabase>(opening);
  const transact = (): IDBTransaction => database.transaction('mutations', 'readwrite', { durability: 'strict' });
  return {
    async append(mutations) {
      const transaction = transact();
      const done = completed(transaction);
      for (const mutation of mutations) transaction.objectStore('mutations').add(mutation);
      transaction.commit();
      await done;
    },
    async read() {
      return settled<NewMutation[]>(database.transaction('mutations').objectStore('mutations').getAll());
    },
    async forget(ids) {
      const transaction = transact();
      const done = completed(transaction);
      const store = transaction.objectStore('mutations');
      const [keys, mutations] = await Promise.all([settled<IDBValidKey[]>(store.getAllKeys()), settled<NewMutation[]>(store.getAll())]);
      mutations.forEach((mutation, index) => {
        const key = keys[index];
        if (key !== undefined && ids.has(mutation.id)) store.delete(key);
      });
      transaction.commit();
      await done;
    },
    close() {
      database.close();
    },
  };
}
