import type { ChangeSet, StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import { decodeRecord, encodeRecord, isFollowed } from './record.ts';
import { StoredFiles } from './stored-files.ts';

/** What the log needs of a file; a sync access handle has it. Offsets and sizes in bytes. */
export interface LogFile {
  read(buffer: Uint8Array, options: { readonly at: number }): number;
  write(buffer: Uint8Array, options: { readonly at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  /** Returns when all that was written is on disk. */
  flush(): void;
  close(): void;
}

/** A file with what is whole in it. */
type OpenLog = {
  readonly file: LogFile;
  readonly generation: number;
  readonly number: number;
  readonly end: number;
  /** Where what it began with ends. */
  readonly base: number;
};

const MAGIC = [0x4157_4c47, 0x0000_0001] as const;
/** Two words that say what the file is, its generation, and one to spare. */
const FILE_HEAD_BYTES = 16;

/** Bytes of changes after which the file is written anew, at least; and how many times what it began with. */
const defaultLeastChanges = 32 * 2 ** 20;
const changesToBase = 1.5;
/** Bytes of changes that a start should not have to read. */
const worthShortening = 2 * 2 ** 20;

function readAll(file: LogFile): Uint8Array {
  const bytes = new Uint8Array(Math.floor(file.getSize() / 4) * 4);
  const read = file.read(bytes, { at: 0 });
  return read === bytes.length ? bytes : bytes.subarray(0, Math.floor(read / 4) * 4);
}

/** @throws when it does not go in as a whole: the storage is full */
function writeWhole(file: LogFile, bytes: Uint8Array, at: number): void {
  if (file.write(bytes, { at }) !== bytes.length) throw new DOMException('The storage is full.', 'QuotaExceededError');
}

function generationOf(bytes: Uint8Array): number | null {
  if (bytes.length < FILE_HEAD_BYTES) return null;
  const [first, second, generation = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 4);
  return first === MAGIC[0] && second === MAGIC[1] ? generation : null;
}

/** Makes the changes of a log. @returns null when not even its first record is whole: its writing was interrupted */
function replay(file: LogFile): { readonly log: OpenLog; readonly files: StoredFiles; readonly isDamaged: boolean } | null {
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
  // One that was being written when everything stopped was acknowledged to nobody. What has been on disk and is not whole is damage.
  const isDamaged = isFollowed(bytes, end, { generation, number });
  return number === 0 && !isDamaged ? null : { log: { file, generation, number, end, base }, files, isDamaged };
}

/**
 * Keeps the database in one file of changes, each flush as one record: after a crash a flush is there whole or not at all. Two
 * files take turns: when one has grown, its outcome is written into the other, which counts from when it is whole.
 */
export class ChangeLog implements StorageBackend {
  #files: readonly [LogFile, LogFile] | null = null;
  #log: OpenLog | null = null;
  #stored: StoredFiles | null = new StoredFiles();
  #failure: Error | null = null;
  #opening: Promise<void> | null = null;
  /** Where the file is so long that it is written anew. */
  #tooLong = Infinity;

  /**
   * @param options.isNew nothing has been stored yet; otherwise something must be there
   * @param options.leastChanges bytes before which the file is never written anew
   */
  constructor(
    private readonly openFiles: () => Promise<readonly [LogFile, LogFile]>,
    private readonly options: { readonly isNew: boolean; readonly leastChanges?: number },
  ) {}

  /**
   * Opens the files and reads what is stored, once: whoever cannot wait for PGlite to ask calls it before.
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
    const found = files.map((file) => replay(file)).filter((one) => one !== null);
    const [newest] = found.toSorted((one, other) => other.log.generation - one.log.generation);
    if (newest === undefined && !this.options.isNew) throw new Error('the store is gone');
    // An older file may be half overwritten.
    if (newest?.isDamaged === true) throw new Error('the store is damaged');
    if (newest !== undefined) this.#use(newest.log);
    this.#stored = newest?.files ?? new StoredFiles();
  }

  #use(log: OpenLog): void {
    this.#log = log;
    this.#tooLong = log.base + Math.max(this.#leastChanges, log.base * changesToBase);
  }

  get #worthShortening(): number {
    return Math.min(worthShortening, this.#leastChanges);
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
    // The database has it now.
    this.#stored = null;
  }

  /** Why nothing more is kept; null: all is well. */
  get failure(): Error | null {
    return this.#failure;
  }

  /**
   * Appends the changes, on disk when it resolves. Once it has failed it goes on failing: the database in memory is then ahead of
   * the disk, and must be opened anew.
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

  /**
   * Writes the outcome of all changes anew, where they are more than a start should have to read. Takes some 0.1 s in which the store
   * answers nothing: for moments in which nobody waits.
   */
  shorten(): void {
    if (this.#log === null || this.#failure !== null || this.#log.end - this.#log.base <= this.#worthShortening) return;
    this.#orFail(this.#log, (log) => this.#shorten(log));
  }

  /** Lets go of the files, also of those that are still being opened. */
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

  /** Begins the file that is not in use with these changes; it counts from when it is on disk. */
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

  /** Writes the outcome of all changes into the other file. Where there is no room for it, this one goes on. */
  #shorten(log: OpenLog): void {
    const read = replay(log.file);
    // What is written behind damage would not be found again.
    if (read === null || read.isDamaged) throw new Error('the store is damaged');
    try {
      this.#begin(read.files.asChanges(), log.generation + 1);
    } catch {
      // It may be whole all the same, and then it would count. If not even this works, nothing more is taken.
      this.#other.truncate(0);
      this.#other.flush();
      this.#tooLong = log.end + this.#leastChanges;
      return;
    }
    log.file.truncate(0);
  }
}
