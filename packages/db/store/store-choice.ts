import type { DBSchema, IDBPDatabase } from 'idb';
import { LapsedLease } from '../journal/lapsed-lease.ts';
import { answeredInTime, openInTime } from './database-in-time.ts';
import { freeRoom, hasSyncFiles } from './origin-files.ts';
import { deviceStorage } from '@anwurf/contract/device-storage';

/**
 * The store of a user on this device. `ready` is false from before its files are made until it has opened once: a store whose
 * creation was interrupted is detected and made again.
 */
export type StoreChoice = {
  readonly kind: 'opfs' | 'idb';
  readonly version: string;
  readonly generation: number;
  readonly ready: boolean;
  /** Generation that this one was copied from, because a sleeping tab held it; until its files are gone. */
  readonly copyOf?: number;
};

interface ChoiceDatabase extends DBSchema {
  choices: { key: string; value: StoreChoice };
}

async function withChoices<Result>(work: (database: IDBPDatabase<ChoiceDatabase>) => Promise<Result>): Promise<Result> {
  const database = await openInTime<ChoiceDatabase>(deviceStorage.stores.name, 1, {
    upgrade: (opened) => void opened.createObjectStore('choices'),
  });
  try {
    return await answeredInTime(deviceStorage.stores.name, work(database));
  } finally {
    database.close();
  }
}

/** The user's store on this device; undefined before the first start. */
export function readStoreChoice(userId: string): Promise<StoreChoice | undefined> {
  return withChoices((database) => database.get('choices', userId));
}

/** The users who have a store on this device. */
export function storedUsers(): Promise<string[]> {
  return withChoices((database) => database.getAllKeys('choices'));
}

/**
 * Saves (or, with undefined, removes) the user's store choice; resolves when that is on disk.
 * @throws LapsedLease when a later generation has been chosen: this worker slept while another took the store over
 */
export function writeStoreChoice(userId: string, choice: StoreChoice | undefined): Promise<void> {
  return withChoices(async (database) => {
    const { store, done } = database.transaction('choices', 'readwrite', { durability: 'strict' });
    const chosen = choice && (await store.get(userId));
    const isLate = chosen !== undefined && chosen.version === choice?.version && chosen.generation > choice.generation;
    if (isLate) throw new LapsedLease();
    await Promise.all([choice === undefined ? store.delete(userId) : store.put(choice, userId), done]);
  });
}

/** In bytes: a store in OPFS is written twice while it is compacted. */
const opfsRoom = 400 * 2 ** 20;

/** Uses OPFS where synchronous access works and there is room for it, IndexedDB elsewhere. By capability, not by browser. */
export async function bestKind(): Promise<StoreChoice['kind']> {
  if (!(await hasSyncFiles())) return 'idb';
  return (await freeRoom()) > opfsRoom ? 'opfs' : 'idb';
}
