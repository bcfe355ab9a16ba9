import { type DBSchema, openDB } from 'idb';
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

/** Name of a user's journal database. Without the PGlite version, because the journal outlives PGlite upgrades. */
export function journalName(userId: string): string {
  return `${deviceStorage.journal.name}-${userId}`;
}

interface JournalDatabase extends DBSchema {
  mutations: { key: number; value: NewMutation };
}

/**
 * Opens the user's journal in IndexedDB. Keys ascend in the order of writing.
 * @throws when IndexedDB is not available (some private modes)
 */
export async function openOutboxJournal(userId: string): Promise<OutboxJournal> {
  const database = await openDB<JournalDatabase>(journalName(userId), 1, {
    upgrade: (opened) => void opened.createObjectStore('mutations', { autoIncrement: true }),
  });
  const transact = () => database.transaction('mutations', 'readwrite', { durability: 'strict' });
  return {
    async append(mutations) {
      const transaction = transact();
      const added = mutations.map((mutation) => transaction.store.add(mutation));
      transaction.commit();
      await Promise.all([...added, transaction.done]);
    },
    read: () => database.getAll('mutations'),
    async forget(ids) {
      const transaction = transact();
      const [keys, mutations] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      const gone = keys.filter((_, index) => ids.has(mutations[index]?.id ?? ''));
      const deleted = gone.map((key) => transaction.store.delete(key));
      transaction.commit();
      await Promise.all([...deleted, transaction.done]);
    },
    close() {
      database.close();
    },
  };
}
