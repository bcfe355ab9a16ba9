import type { DBSchema, IDBPObjectStore } from 'idb';
import { answeredInTime, openInTime } from '../store/database-in-time.ts';
import type { NewMutation } from '../sync/upload/new-mutation.ts';
import { journalName } from './journal-name.ts';
import { LapsedLease } from './lapsed-lease.ts';

/** A plain, durable copy of the outbox outside PGlite, kept until its mutations have settled. */
export interface OutboxJournal {
  /**
   * Resolves when the mutations are on disk. Appending one twice is harmless.
   * @throws LapsedLease when the journal has been opened again since: nothing is written then. Error when the browser does not
   * answer in time: the transaction is aborted
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

/** `fence` has one number: how often the journal has been opened. */
interface JournalDatabase extends DBSchema {
  mutations: { key: number; value: NewMutation };
  fence: { key: 'epoch'; value: number };
}

/**
 * Opens the user's journal in IndexedDB. Keys ascend in the order of writing. An opening ends the former one's right to write
 * (fencing token): a leader that slept and lost its lease meanwhile acknowledges nothing that the next one does not know.
 * @throws when IndexedDB is not available (some private modes), or does not answer in time
 */
export async function openOutboxJournal(userId: string): Promise<OutboxJournal> {
  const database = await openInTime<JournalDatabase>(journalName(userId), 2, {
    upgrade: (opened, from) => {
      if (from < 1) opened.createObjectStore('mutations', { autoIncrement: true });
      opened.createObjectStore('fence');
    },
    // Removing the journal does not wait for a leader that should be gone.
    blocking: () => database.close(),
  });
  const transact = () => database.transaction(['mutations', 'fence'], 'readwrite', { durability: 'strict' });

  /** Runs a write, which is undone when it does not end in time: the write of a set is acknowledged or fails. */
  async function write(work: (transaction: ReturnType<typeof transact>) => Promise<void>): Promise<void> {
    const transaction = transact();
    transaction.done.catch(() => undefined);
    try {
      await answeredInTime(
        journalName(userId),
        work(transaction).then(() => transaction.done),
      );
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
      throw error;
    }
  }

  let epoch = 0;
  try {
    await write(async (transaction) => {
      const fence = transaction.objectStore('fence');
      epoch = ((await fence.get('epoch')) ?? 0) + 1;
      await fence.put(epoch, 'epoch');
    });
  } catch (error) {
    database.close();
    throw error;
  }

  type Mutations = IDBPObjectStore<JournalDatabase, ['mutations', 'fence'], 'mutations', 'readwrite'>;
  /** Writes unless a later opening has been noted. Commits at once, instead of when the browser notices the end. */
  const writeFenced = (work: (store: Mutations) => Promise<Promise<unknown>[]>) =>
    write(async (transaction) => {
      if ((await transaction.objectStore('fence').get('epoch')) !== epoch) throw new LapsedLease();
      const requests = await work(transaction.objectStore('mutations'));
      transaction.commit();
      await Promise.all(requests);
    });

  return {
    append: (mutations) => writeFenced(async (store) => mutations.map((mutation) => store.add(mutation))),
    read: () => answeredInTime(journalName(userId), database.getAll('mutations')),
    forget: (ids) =>
      writeFenced(async (store) => {
        const [keys, mutations] = await Promise.all([store.getAllKeys(), store.getAll()]);
        const gone = keys.filter((_, index) => ids.has(mutations[index]?.id ?? ''));
        return gone.map((key) => store.delete(key));
      }),
    close() {
      database.close();
    },
  };
}
