import type { ChangeSet, FileWrite, StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import type { ChangeLog } from './change-log.ts';
import { StoredFiles } from './stored-files.ts';

/** What PGlite hands over is its own memory, which changes. */
const copyOf = (files: readonly FileWrite[]): FileWrite[] =>
  files.map((file) => ({ ...file, chunks: file.chunks.map(({ at, data }) => ({ at, data: data.slice() })) }));

/** The changes of a store that is made before it is known whose it is: in memory until they get their files. */
export class UnplacedLog implements StorageBackend {
  #files = new StoredFiles();
  #log: ChangeLog | null = null;

  async init(): Promise<void> {
    // There is nothing to open yet.
  }

  async *load(): AsyncGenerator<StorageEntry> {
    // Nothing is stored yet.
  }

  /** Takes the changes: without files only for now, with them they are on disk when it resolves. */
  async apply(changes: ChangeSet): Promise<void> {
    if (this.#log !== null) return this.#log.apply(changes);
    const { wal, data, control } = changes.files;
    this.#files.apply({ ops: changes.ops, files: { wal: copyOf(wal), data: copyOf(data), control: copyOf(control) } });
  }

  /**
   * Writes all that there is into new files; on disk as a whole when it resolves. Nobody may use the store meanwhile.
   * @throws when the files are held elsewhere or there is no room for it; then it is still without files
   */
  async place(log: ChangeLog): Promise<void> {
    await log.init();
    await log.apply(this.#files.asChanges());
    this.#log = log;
    this.#files = new StoredFiles();
  }

  async close(): Promise<void> {
    await this.#log?.close();
  }
}
