import type { ChangeSet, StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import type { DBSchema, IDBPDatabase } from 'idb';
import { answeredInTime, openInTime } from '../database-in-time.ts';
import { fileDatabaseName } from '../store-name.ts';
import { defaultLeastChanges, mostChanges, mostChangesWhenIdle } from './compaction.ts';
import { decodeRecord, encodeRecord } from './record.ts';
import type { StoreLog } from './store-log.ts';
import { StoredFiles } from './stored-files.ts';

interface Records extends DBSchema {
  records: { key: number; value: Uint8Array };
}

const version = 1;
/** The records have no file of their own: their key is their place. */
const place = (number: number) => ({ generation: version, number });

/** A stored database: its files, the number of its last record, and the bytes of its first and of all records. */
type Stored = { readonly files: StoredFiles; readonly last: number; readonly base: number; readonly bytes: number };

/** @throws when a record is not what was written */
function replay(keys: readonly number[], records: readonly Uint8Array[]): Stored {
  const files = new StoredFiles();
  for (const [index, key] of keys.entries()) {
    const record = decodeRecord(records[index] ?? new Uint8Array(), 0, place(key));
    if (record === null) throw new Error('the store is damaged');
    files.apply(record.changes);
  }
  const bytes = records.reduce((sum, { length }) => sum + length, 0);
  return { files, last: keys.at(-1) ?? -1, base: records[0]?.length ?? 0, bytes };
}

const openRecords = (name: string) =>
  openInTime<Records>(fileDatabaseName(name), version, { upgrade: (opened) => void opened.createObjectStore('records') });

/** Reads all records at one moment: a holder that wakes meanwhile writes before or after. */
async function readAll(database: IDBPDatabase<Records>): Promise<Stored> {
  const { store } = database.transaction('records');
  return replay(...(await Promise.all([store.getAllKeys(), store.getAll()])));
}

/**
 * A stored database as one change from an empty one, to begin another one with.
 * @throws when nothing is stored, or it is damaged
 */
export async function readStoredRecords(name: string): Promise<ChangeSet> {
  const database = await openRecords(name);
  try {
    const { files, last } = await readAll(database);
    if (last < 0) throw new Error('the store is gone');
    return files.asChanges();
  } finally {
    database.close();
  }
}

/**
 * Keeps the database in IndexedDB, each flush as one record: after a kill a flush is there completely or not at all, and never without those
 * before it. PGlite's own files in IndexedDB are not: they list what has changed, wait, and store what the files hold by then.
 */
export class RecordDatabase implements StoreLog {
  #database: IDBPDatabase<Records> | null = null;
  #stored: StoredFiles | null = null;
  #failure: Error | null = null;
  #opening: Promise<void> | null = null;
  #last = -1;
  #base = 0;
  #bytes = 0;
  /** Writes wait for one another. */
  #turn: Promise<void> = Promise.resolve();

  /** @param options.isNew nothing has been stored yet; otherwise a stored database must exist */
  constructor(
    private readonly name: string,
    private readonly options: { readonly isNew: boolean; readonly leastChanges?: number },
  ) {}

  /**
   * Opens and reads the stored database, once. Call it early to read before PGlite asks for it.
   * @throws when it is held elsewhere, gone or damaged
   */
  init(): Promise<void> {
    return (this.#opening ??= this.#open());
  }

  async #open(): Promise<void> {
    this.#database = await openRecords(this.name);
    try {
      const stored = await answeredInTime(fileDatabaseName(this.name), readAll(this.#database));
      if (stored.last < 0 && !this.options.isNew) throw new Error('the store is gone');
      this.#use(stored);
      this.#stored = stored.files;
    } catch (error) {
      this.#release();
      throw error;
    }
  }

  #use({ last, base, bytes }: Omit<Stored, 'files'>): void {
    [this.#last, this.#base, this.#bytes] = [last, base, bytes];
  }

  get #leastChanges(): number {
    return this.options.leastChanges ?? defaultLeastChanges;
  }

  async *load(): AsyncGenerator<StorageEntry> {
    yield* this.#stored?.entries() ?? [];
    // PGlite holds the data now.
    this.#stored = null;
  }

  /** Why changes are no longer stored; null: no failure. */
  get failure(): Error | null {
    return this.#failure;
  }

  /**
   * Appends the changes; stored when it resolves. After a failure every later call fails too: the database in memory is then ahead of the
   * stored one, and must be reopened.
   */
  apply(changes: ChangeSet): Promise<void> {
    return this.#inTurn(async (database) => {
      const number = this.#last + 1;
      const record = encodeRecord(changes, place(number));
      const { store, done } = database.transaction('records', 'readwrite');
      await Promise.all([store.put(record, number), done]);
      this.#use({ last: number, base: number === 0 ? record.length : this.#base, bytes: this.#bytes + record.length });
      if (this.#bytes - this.#base > mostChanges(this.#base, this.#leastChanges)) await this.#compact(database);
    });
  }

  /** Compacts the records when there are more changes than a start should have to read. */
  shorten(): void {
    if (this.#database === null || this.#failure !== null) return;
    if (this.#bytes - this.#base <= mostChangesWhenIdle(this.#leastChanges)) return;
    void this.#inTurn((database) => this.#compact(database)).catch(() => undefined);
  }

  /** Closes the connection, also one that is still being opened. */
  async close(): Promise<void> {
    await this.#opening?.catch(() => undefined);
    await this.#turn;
    this.#release();
  }

  #release(): void {
    this.#database?.close();
    this.#database = null;
  }

  async #inTurn(work: (database: IDBPDatabase<Records>) => Promise<void>): Promise<void> {
    const turn = this.#turn.then(async () => {
      if (this.#failure !== null) throw this.#failure;
      if (this.#database === null) throw new Error('not open');
      try {
        await work(this.#database);
      } catch (error) {
        this.#failure = error instanceof Error ? error : new Error(String(error));
        throw this.#failure;
      }
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** Replaces all records by one, in one transaction. */
  async #compact(database: IDBPDatabase<Records>): Promise<void> {
    const { store, done } = database.transaction('records', 'readwrite');
    const { files } = replay(...(await Promise.all([store.getAllKeys(), store.getAll()])));
    const number = this.#last + 1;
    const record = encodeRecord(files.asChanges(), place(number));
    await Promise.all([store.clear(), store.put(record, number), done]);
    this.#use({ last: number, base: record.length, bytes: record.length });
  }
}
