import type { DBSchema, IDBPDatabase } from 'idb';
import { deviceStorage } from '@anwurf/contract/device-storage';
import type { Sealed } from './journal-cipher.ts';
import { openInTime } from '../store/database-in-time.ts';

/** Most sealed journals of a device, and their size in bytes. The rest stays in the plain journal: it was acknowledged. */
const most = { journals: 32, bytes: 100_000_000 } as const;

/** A journal of a user without a session on this device, sealed for his account. */
export type SealedJournal = Sealed & { readonly userId: string };

/** Sealed journals and the public keys of accounts on this device. Each change resolves when it is on disk. */
export interface SealedJournals {
  /** Users whose public key is here. */
  keyedUsers(): Promise<string[]>;
  /** An uncompressed point; undefined: the device has not got it yet. */
  publicKey(userId: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  keepPublicKey(userId: string, key: Uint8Array<ArrayBuffer>): Promise<void>;
  forgetPublicKey(userId: string): Promise<void>;
  /**
   * Adds a sealed journal; one of the same name is replaced.
   * @returns false when the device has no room for it
   */
  add(name: string, journal: SealedJournal): Promise<boolean>;
  /** The user's sealed journals, by name. */
  of(userId: string): Promise<ReadonlyMap<string, SealedJournal>>;
  forget(name: string): Promise<void>;
}

interface SealedDatabase extends DBSchema {
  keys: { key: string; value: Uint8Array<ArrayBuffer> };
  journals: { key: string; value: SealedJournal };
}

async function withSealed<Result>(work: (database: IDBPDatabase<SealedDatabase>) => Promise<Result>): Promise<Result> {
  const database = await openInTime<SealedDatabase>(deviceStorage.sealedJournals.name, 1, {
    upgrade: (opened) => {
      opened.createObjectStore('keys');
      opened.createObjectStore('journals');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const durable = { durability: 'strict' } as const;

/** Those of this device, in IndexedDB. */
export const sealedJournals: SealedJournals = {
  keyedUsers: () => withSealed((database) => database.getAllKeys('keys')),
  publicKey: (userId) => withSealed((database) => database.get('keys', userId)),
  keepPublicKey: (userId, key) =>
    withSealed(async (database) => {
      const { store, done } = database.transaction('keys', 'readwrite', durable);
      await Promise.all([store.put(key, userId), done]);
    }),
  forgetPublicKey: (userId) =>
    withSealed(async (database) => {
      const { store, done } = database.transaction('keys', 'readwrite', durable);
      await Promise.all([store.delete(userId), done]);
    }),
  add: (name, journal) =>
    withSealed(async (database) => {
      const { store, done } = database.transaction('journals', 'readwrite', durable);
      const [names, others] = await Promise.all([store.getAllKeys(), store.getAll()]);
      const kept = others.filter((_, index) => names[index] !== name);
      const size = kept.reduce((sum, { bytes }) => sum + bytes.byteLength, journal.bytes.byteLength);
      const fits = kept.length < most.journals && size <= most.bytes;
      if (fits) await store.put(journal, name);
      await done;
      return fits;
    }),
  of: (userId) =>
    withSealed(async (database) => {
      const { store } = database.transaction('journals');
      const [names, journals] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return new Map(names.flatMap((name, index) => (journals[index]?.userId === userId ? [[name, journals[index]] as const] : [])));
    }),
  forget: (name) =>
    withSealed(async (database) => {
      const { store, done } = database.transaction('journals', 'readwrite', durable);
      await Promise.all([store.delete(name), done]);
    }),
};
