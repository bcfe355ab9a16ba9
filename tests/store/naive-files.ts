import type { ChangeSet } from '@electric-sql/pglite/memfs-frontend';

/** Applies a sequence of flushes in the simplest way: plain arrays, every byte copied. */
export class NaiveFiles {
  readonly folders = new Set<string>();
  readonly files = new Map<string, number[]>();

  static after(flushes: readonly ChangeSet[]): NaiveFiles {
    const files = new NaiveFiles();
    for (const changes of flushes) files.apply(changes);
    return files;
  }

  apply({ ops, files }: ChangeSet): void {
    for (const { op, path } of ops) {
      if (op === 'mkdir') this.folders.add(path);
      else this.#remove(path);
    }
    for (const { path, size, full, truncate, chunks } of [...files.wal, ...files.data, ...files.control]) {
      const content = full ? [] : [...(this.files.get(path) ?? [])];
      if (truncate) content.length = Math.min(content.length, size);
      const growTo = (length: number) => {
        while (content.length < length) content.push(0);
      };
      if (truncate) growTo(size);
      for (const { at, data } of chunks) {
        growTo(at);
        data.forEach((byte, index) => (content[at + index] = byte));
      }
      this.files.set(path, content);
    }
  }

  /** The same for the same folders and files. */
  toString(): string {
    const files = [...this.files].map(([path, content]) => `${path} ${Buffer.from(content).toString('base64')}`);
    return [...this.folders, ...files].toSorted().join('\n');
  }

  #remove(path: string): void {
    for (const folder of this.folders) if (`${folder}/`.startsWith(`${path}/`)) this.folders.delete(folder);
    for (const file of this.files.keys()) if (`${file}/`.startsWith(`${path}/`)) this.files.delete(file);
  }
}
