import type { DBSchema } from 'idb';
import { ChangeLog, readStored } from './change-log/change-log.ts';
import { openLogFiles } from './change-log/open-log-files.ts';
import { readHeldFiles } from './change-log/read-held-files.ts';
import type { StoreChoice } from './store-choice.ts';
import { openInTime } from './database-in-time.ts';
import { fileDatabaseName } from './store-name.ts';

/** As PGlite keeps a store in IndexedDB: an entry per file, by its path. */
interface FileDatabase extends DBSchema {
  FILE_DATA: { key: string; value: unknown; indexes: { timestamp: Date } };
}

async function copyFiles(from: string, to: string): Promise<void> {
  const log = new ChangeLog(() => openLogFiles(to), { isNew: true });
  try {
    const stored = readStored(await readHeldFiles(from));
    await log.init();
    await log.apply(stored);
  } finally {
    await log.close();
  }
}

async function copyEntries(from: string, to: string): Promise<void> {
  const [oldRoot, newRoot] = [fileDatabaseName(from), fileDatabaseName(to)];
  const source = await openInTime<FileDatabase>(oldRoot);
  try {
    if (!source.objectStoreNames.contains('FILE_DATA')) throw new Error('the store is gone');
    const copy = await openInTime<FileDatabase>(newRoot, source.version, {
      upgrade: (opened) => void opened.createObjectStore('FILE_DATA').createIndex('timestamp', 'timestamp', { unique: false }),
    });
    try {
      // One transaction reads all of it: a holder that wakes meanwhile writes before or after.
      const read = source.transaction('FILE_DATA');
      const [keys, values] = await Promise.all([read.store.getAllKeys(), read.store.getAll()]);
      const { store, done } = copy.transaction('FILE_DATA', 'readwrite', { durability: 'strict' });
      const moved = keys.map((key) => (key.startsWith(oldRoot) ? newRoot + key.slice(oldRoot.length) : key));
      await Promise.all([...moved.map((key, index) => store.put(values[index], key)), done]);
    } finally {
      copy.close();
    }
  } finally {
    source.close();
  }
}

/**
 * Copies a store whose holder sleeps: its files stay its own, so that it can't write into the copy when it wakes.
 * @throws when nothing complete is there
 */
export async function copyStore(kind: StoreChoice['kind'], from: string, to: string): Promise<void> {
  await (kind === 'opfs' ? copyFiles(from, to) : copyEntries(from, to));
}
