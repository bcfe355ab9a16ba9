import type { StoreChoice } from '../store-choice.ts';
import { ChangeLog, readStored } from './change-log.ts';
import { openLogFiles } from './open-log-files.ts';
import { readHeldFiles } from './read-held-files.ts';
import { readStoredRecords, RecordDatabase } from './record-database.ts';

/** The log of a store of this kind; it opens with `init`. */
export function openLog(kind: StoreChoice['kind'], name: string, isNew: boolean): ChangeLog | RecordDatabase {
  return kind === 'opfs' ? new ChangeLog(() => openLogFiles(name), { isNew }) : new RecordDatabase(name, { isNew });
}

/**
 * Reads the log of a store that another worker may have open.
 * @throws when nothing complete is there
 */
export async function readLog(kind: StoreChoice['kind'], name: string) {
  return kind === 'opfs' ? readStored(await readHeldFiles(name)) : readStoredRecords(name);
}
