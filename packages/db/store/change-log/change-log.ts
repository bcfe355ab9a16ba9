import type { ChangeSet, StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import { defaultLeastChanges, mostChanges, mostChangesWhenIdle } from './compaction.ts';
import { decodeRecord, encodeRecord, isFollowed } from './record.ts';
import type { StoreLog } from './store-log.ts';
import { StoredFiles } from './stored-files.ts';

/** The file operations that the log needs; a sync access handle has them. Offsets and sizes in bytes. */
export interface LogFile {
  read(buffer: Uint8Array, options: { readonly at: number }): number;
  write(buffer: Uint8Array, options: { readonly at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  /** Returns when all written bytes are on disk. */
  flush(): void;
  close(): void;
}

/** A file and its valid records. */
type OpenLog<File extends ReadableLog = LogFile> = {
  readonly file: File;
  readonly generation: number;
  readonly number: number;
  readonly end: number;
  /** End of the file's first record, the snapshot. */
  readonly base: number;
};

const MAGIC = [0x4157_4c47, 0x0000_0001] as const;
/** Four words: two identify the file, then its generation, and one spare. */
const FILE_HEAD_BYTES = 16;

/** A file of a log that somebody else may have open. */
export type ReadableLog = Pick<LogFile, 'read' | 'getSize'>;

function readAll(file: ReadableLog): Uint8Array {
  const bytes = new Uint8Array(Math.floor(file.getSize() / 4) * 4);
  const read = file.read(bytes, { at: 0 });
  return read === bytes.length ? bytes : bytes.subarray(0, Math.floor(read / 4) * 4);
}

/** @throws when not all bytes fit: the storage is full */
function writeWhole(file: LogFile, bytes: Uint8Array, at: number): void {
  if (file.write(bytes, { at }) !== bytes.length) throw new DOMException('The storage is full.', 'QuotaExceededError');
}

function generationOf(bytes: Uint8Array): number | null {
  if (bytes.length < FILE_HEAD_BYTES) return null;
  const [first, second, generation = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 4);
  return first === MAGIC[0] && second === MAGIC[1] ? generation : null;
}

type Replayed<File extends ReadableLog> = { readonly log: OpenLog<File>; readonly files: StoredFiles; readonly isDamaged: boolean };

/** Replays the records of a log. @returns null when even its first record is incomplete: its writing was interrupted */
function replay<File extends ReadableLog>(file: File): Replayed<File> | null {
  const bytes = readAll(file);
  const generation = generationOf(bytes);
  if (generation === null) return null;
  const files = new StoredFiles();
  let [end, number, base] = [FILE_HEAD_BYTES, 0, 0];
  for (;;) {
    const record = decodeRecord(bytes, end, { generation, number });
    if (record === null) break;
    files.apply(record.changes);
    if (number === 0) base = record.end;
    ({ end } = record);
    number += 1;
  }
  // A record interrupted by a crash was never acknowledged. A record that was on disk and is incomplete now is damage.
  const isDamaged = isFollowed(bytes, end, { generation, number });
  return number === 0 && !isDamaged ? null : { log: { file, generation, number, end, base }, files, isDamaged };
}

/**
 * Replays the newer of a store's files.
 * @returns null when nothing is stored
 * @throws when the newer one is damaged: the older one may be partly overwritten
 */
function replayNewest<File extends ReadableLog>(files: readonly File[]): Replayed<File> | null {
  const found = files.map((file) => replay(file)).filter((one) => one !== null);
  const [newest = null] = found.toSorted((one, other) => other.log.generation - one.log.generation);
  if (newest?.isDamaged === true) throw new Error('the store is damaged');
  return newest;
}

/**
 * A stored database as one change from an empty one, to begin another log with.
 * @throws when nothing is stored, or it is damaged
 */
export function readStored(files: readonly ReadableLog[]): ChangeSet {
  const newest = replayNewest(files);
  if (newest === null) throw new Error('the store is gone');
  return newest.files.asChanges();
}

/**
 * Keeps the database in one append-only file, each flush as one record: after a crash a flush is there completely or not at all.
 * Two files alternate: when one has grown, a snapshot is written to the other, which is valid once it is complete.
 */
export class ChangeLog implements StoreLog {
  #files: readonly [LogFile, LogFile] | null = null;
  #log: OpenLog | null = null;
  #stored: StoredFiles | null = new StoredFiles();
  #failure: Error | null = null;
  #opening: Promise<void> | null = null;
  /** File size from which the log is compacted. */
  #tooLong = Infinity;

  /**
   * @param options.isNew nothing has been stored yet; otherwise a stored database must exist
   * @param options.leastChanges bytes of changes before which the file is never compacted
   */
  constructor(
    private readonly openFiles: () => Promise<readonly [LogFile, LogFile]>,
    private readonly options: { readonly isNew: boolean; readonly leastChanges?: number },
  ) {}

  /**
   * Opens the files and reads the stored database, once. Call it early to read before PGlite asks for it.
   * @throws when the files are held elsewhere, gone or damaged
   */
  init(): Promise<void> {
    return (this.#opening ??= this.#open());
  }

  async #open(): Promise<void> {
    this.#files = await this.openFiles();
    try {
      this.#read(this.#files);
    } catch (error) {
      this.#release();
      throw error;
    }
  }

  #read(files: readonly LogFile[]): void {
    const newest = replayNewest(files);
    if (newest === null && !this.options.isNew) throw new Error('the store is gone');
    if (newest !== null) this.#use(newest.log);
    this.#stored = newest?.files ?? new StoredFiles();
  }

  #use(log: OpenLog): void {
    this.#log = log;
    this.#tooLong = log.base + mostChanges(log.base, this.#leastChanges);
  }

  get #leastChanges(): number {
    return this.options.leastChanges ?? defaultLeastChanges;
  }

  /** The file that is not in use. */
  get #other(): LogFile {
    const file = this.#files?.find((one) => one !== this.#log?.file);
    if (file === undefined) throw new Error('not open');
    return file;
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
   * Appends the changes; on disk when it resolves. After a failure every later call fails too: the database in memory is then
   * ahead of the disk, and must be reopened.
   */
  async apply(changes: ChangeSet): Promise<void> {
    if (this.#failure !== null) throw this.#failure;
    this.#orFail(this.#log, (log) => {
      if (log === null) this.#begin(changes, 1);
      else this.#append(log, changes);
    });
  }

  #orFail<Log>(log: Log, work: (log: Log) => void): void {
    try {
      work(log);
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error));
      throw this.#failure;
    }
  }

  /** Compacts the log when it has more changes than a start should have to read. Blocks the store for some 0.1 s: call it while idle. */
  shorten(): void {
    if (this.#log === null || this.#failure !== null || this.#log.end - this.#log.base <= mostChangesWhenIdle(this.#leastChanges)) return;
    this.#orFail(this.#log, (log) => this.#shorten(log));
  }

  /** Releases the files, including those that are still being opened. */
  async close(): Promise<void> {
    await this.#opening?.catch(() => undefined);
    this.#release();
  }

  #release(): void {
    for (const file of this.#files ?? []) file.close();
    this.#files = null;
  }

  #append(log: OpenLog, changes: ChangeSet): void {
    const record = encodeRecord(changes, log);
    writeWhole(log.file, record, log.end);
    log.file.flush();
    const longer = { ...log, number: log.number + 1, end: log.end + record.length };
    this.#log = longer;
    if (longer.end > this.#tooLong) this.#shorten(longer);
  }

  /** Starts the other file with these changes; it becomes valid once it is on disk. */
  #begin(changes: ChangeSet, generation: number): void {
    const file = this.#other;
    const record = encodeRecord(changes, { generation, number: 0 });
    const head = new Uint32Array([...MAGIC, generation, 0]);
    file.truncate(0);
    writeWhole(file, new Uint8Array(head.buffer), 0);
    writeWhole(file, record, FILE_HEAD_BYTES);
    file.flush();
    const end = FILE_HEAD_BYTES + record.length;
    this.#use({ file, generation, number: 1, end, base: end });
  }

  /** Writes a snapshot into the other file. When there is no room for it, the log continues in this one. */
  #shorten(log: OpenLog): void {
    const read = replay(log.file);
    // Records after a damaged one would not be found again.
    if (read === null || read.isDamaged) throw new Error('the store is damaged');
    try {
      this.#begin(read.files.asChanges(), log.generation + 1);
    } catch {
      // The snapshot may be complete all the same, and would then be valid. If truncating fails too, the log accepts nothing
      // more.
      this.#other.truncate(0);
      this.#other.flush();
      this.#tooLong = log.end + this.#leastChanges;
      return;
    }
    log.file.truncate(0);
  }
}
