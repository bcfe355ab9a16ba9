import type { ChangeSet, FileWrite, StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import type { ChangeLog } from './change-log.ts';
import { StoredFiles } from './stored-files.ts';

/** PGlite passes views of its own memory, which it reuses. */
const copyOf = (files: readonly FileWrite[]): FileWrite[] =>
  files.map((file) => ({ ...file, chunks: file.chunks.map(({ at, data }) => ({ at, data: data.slice() })) }));

/** The change log of a prepared store, whose owner is not known yet: in memory until it gets its files. */
export class UnplacedLog implements StorageBackend {
  #files = new StoredFiles();
  #log: ChangeLog | null = null;

  async init(): Promise<void> {
    // There is nothing to open yet.
  }

  async *load(): AsyncGenerator<StorageEntry> {
    // Nothing is stored yet.
  }

  /** Takes the changes: in memory while there are no files, afterwards on disk when it resolves. */
  async apply(changes: ChangeSet): Promise<void> {
    if (this.#log !== null) return this.#log.apply(changes);
    const { wal, data, control } = changes.files;
    this.#files.apply({ ops: changes.ops, files: { wal: copyOf(wal), data: copyOf(data), control: copyOf(control) } });
  }

  /**
   * Writes everything to new files; completely on disk when it resolves. The store must be idle meanwhile.
   * @throws when the files are held elsewhere or there is no room for them; the store then stays without files
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
