import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { compressBest } from './best-compression.ts';

/** Compressed copies by their content: between two builds mostly none of the large files changes. */
export class KeptCopies {
  readonly #used = new Set<string>();

  constructor(private readonly folder: string) {}

  /** The compressed copy of a content: the kept one, or a new one, which is kept. */
  async copyOf(content: Uint8Array): Promise<Uint8Array> {
    const name = `${createHash('sha256').update(content).digest('hex')}.br`;
    this.#used.add(name);
    return (await this.#readKept(name, content)) ?? this.#keep(name, await compressBest(content));
  }

  /** Removes the copies that nobody has asked for. */
  async removeOthers(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) if (!this.#used.has(name)) await rm(join(this.folder, name), { force: true });
  }

  /** @returns null: there is none, or it is not of this content any more */
  async #readKept(name: string, content: Uint8Array): Promise<Uint8Array | null> {
    try {
      const copy = await readFile(join(this.folder, name));
      const isWhole = (await promisify(brotliDecompress)(copy)).equals(content);
      return isWhole ? copy : null;
    } catch {
      return null;
    }
  }

  async #keep(name: string, copy: Uint8Array): Promise<Uint8Array> {
    await mkdir(this.folder, { recursive: true });
    // Whole or not at all: a build may be killed, or run beside another.
    const unfinished = join(this.folder, `${name}.${randomUUID()}`);
    await writeFile(unfinished, copy);
    await rename(unfinished, join(this.folder, name));
    return copy;
  }
}
