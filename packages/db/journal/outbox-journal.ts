import { type DBSchema, openDB } from 'idb';
import { deviceStorage } from '@anwurf/contract/device-storage';
import type { NewMutation } from '../sync/upload/new-mutation.ts';
import { LapsedLease } from './lapsed-lease.ts';

/** A plain, durable copy of the outbox outside PGlite, kept until its mutations have settled. */
export interface OutboxJournal {
  /**
   * Resolves when the mutations are on disk. Appending one twice is harmless.
   * @throws LapsedLease when the journal has been opened again since: nothing is written then
   */
  append(mutations: readonly NewMutation[]): Promise<void>;
  /** All mutations, oldest first. */
  read(): Promise<NewMutation[]>;
  /**
   * Forgets the mutations with these ids.
   * @throws LapsedLease as {@link append}
   */
  forget(ids: ReadonlySet<string>): Promise<void>;
  close(): void;
}

/** Name of a user's journal database. Without the PGlite version, because the journal outlives PGlite upgrades. */
export function journalName(userId: string): string {
  return `${deviceStorage.journal.name}-${userId}`;
}

/** `fence` has one number: how often the journal has been opened. */
interface JournalDatabase extends DBSchema {
  mutations: { key: number; value: NewMutation };
  fence: { key: 'epoch'; value: number };
}

/**
 * Opens the user's journal in IndexedDB. Keys ascend in the order of writing. An opening ends the former one's right to write
 * (fencing token): a leader that slept and lost its lease meanwhile acknowledges nothing that the next one does not know.
 * @throws when IndexedDB is not available (some private modes)
 */
export async function openOutboxJournal(userId: string): Promise<OutboxJournal> {
  const database = await openDB<JournalDatabase>(journalName(userId), 2, {
    upgrade: (opened, from) => {
      if (from < 1) opened.createObjectStore('mutations', { autoIncrement: true });
      opened.createObjectStore('fence');
    },
    // Removing the journal does not wait for a leader that should be gone.
    blocking: () => database.close(),
  });
  const transact = () => database.transaction(['mutations', 'fence'], 'readwrite', { durability: 'strict' });

  const opening = transact();
  const fence = opening.objectStore('fence');
  const epoch = ((await fence.get('epoch')) ?? 0) + 1;
  await Promise.all([fence.put(epoch, 'epoch'), opening.done]);

  /** Begins a transaction that is known to follow no later opening. It commits at once, instead of when the browser notices its end. */
  async function beginWrite() {
    const transaction = transact();
    // Awaited by the writer; after a lapse nobody does.
    transaction.done.catch(() => undefined);
    if ((await transaction.objectStore('fence').get('epoch')) !== epoch) throw new LapsedLease();
    return transaction;
  }

  return {
    async append(mutations) {
      const transaction = await beginWrite();
      const store = transaction.objectStore('mutations');
      const added = mutations.map((mutation) => store.add(mutation));
      transaction.commit();
      await Promise.all([...added, transaction.done]);
    },
    read: () => database.getAll('mutations'),
    async forget(ids) {
      const transaction = await beginWrite();
      const store = transaction.objectStore('mutations');
      const [keys, mutations] = await Promise.all([store.getAllKeys(), store.getAll()]);
      const gone = keys.filter((_, index) => ids.has(mutations[index]?.id ?? ''));
      const deleted = gone.map((key) => store.delete(key));
      transaction.commit();
      await Promise.all([...deleted, transaction.done]);
    },
    close() {
      database.close();
    },
  };
}
