import type { ChangeSet, FileWrite, StorageEntry } from '@electric-sql/pglite/memfs-frontend';

/** The folders and files of the database after a sequence of changes. */
export class StoredFiles {
  readonly #folders = new Set<string>();
  readonly #files = new Map<string, Uint8Array>();

  /** Applies the changes. Takes data that has a buffer of its own without copying; later changes modify it in place. */
  apply({ ops, files }: ChangeSet): void {
    for (const { op, path } of ops) {
      if (op === 'mkdir') this.#folders.add(path);
      else this.#remove(path);
    }
    for (const file of [...files.wal, ...files.data, ...files.control]) this.#write(file);
  }

  /** Parent folders first. */
  *entries(): Generator<StorageEntry> {
    for (const path of [...this.#folders].toSorted()) yield { kind: 'dir', path };
    for (const [path, data] of this.#files) yield { kind: 'file', path, data };
  }

  /** Everything as one change from an empty database. */
  asChanges(): ChangeSet {
    const data = [...this.#files].map(([path, bytes]) => ({
      path,
      size: bytes.length,
      full: true,
      truncate: true,
      chunks: [{ at: 0, data: bytes }],
    }));
    return { ops: [...this.#folders].toSorted().map((path) => ({ op: 'mkdir', path })), files: { wal: [], data, control: [] } };
  }

  #remove(path: string): void {
    const isGone = (other: string) => other === path || other.startsWith(`${path}/`);
    for (const folder of this.#folders) if (isGone(folder)) this.#folders.delete(folder);
    for (const file of this.#files.keys()) if (isGone(file)) this.#files.delete(file);
  }

  #write({ path, size, full, truncate, chunks }: FileWrite): void {
    const before = full ? new Uint8Array(0) : (this.#files.get(path) ?? new Uint8Array(0));
    const [first] = chunks;
    if (full && chunks.length === 1 && first?.at === 0 && first.data.length === size) {
      this.#files.set(path, withOwnBuffer(first.data));
      return;
    }
    const length = truncate ? size : chunks.reduce((most, { at, data }) => Math.max(most, at + data.length), before.length);
    const after = resized(before, length);
    for (const { at, data } of chunks) after.set(data, at);
    this.#files.set(path, after);
  }
}

/** A view of a record would keep the whole log in memory for as long as its file is open. */
const withOwnBuffer = (data: Uint8Array): Uint8Array => (data.length === data.buffer.byteLength ? data : data.slice());

function resized(bytes: Uint8Array, length: number): Uint8Array {
  if (bytes.length === length) return bytes;
  const changed = new Uint8Array(length);
  changed.set(bytes.subarray(0, length));
  return changed;
}
