import { ChangeLog, readStored } from './change-log/change-log.ts';
import { openLogFiles } from './change-log/open-log-files.ts';
import { readHeldFiles } from './change-log/read-held-files.ts';
import { readStoredRecords, RecordDatabase } from './change-log/record-database.ts';
import type { StoreChoice } from './store-choice.ts';

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

async function copyRecords(from: string, to: string): Promise<void> {
  const copy = new RecordDatabase(to, { isNew: true });
  try {
    const stored = await readStoredRecords(from);
    await copy.init();
    await copy.apply(stored);
  } finally {
    await copy.close();
  }
}

/**
 * Copies a store whose holder sleeps: its files stay its own, so that it can't write into the copy when it wakes.
 * @throws when nothing complete is there
 */
export async function copyStore(kind: StoreChoice['kind'], from: string, to: string): Promise<void> {
  await (kind === 'opfs' ? copyFiles(from, to) : copyRecords(from, to));
}
