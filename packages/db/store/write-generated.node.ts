import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';

const folder = new URL('./generated/', import.meta.url);

/** Location of a file of `store/generated`. */
export const generatedFile = (name: string): URL => new URL(name, folder);

/** Writes a file of `store/generated` atomically: concurrent readers get the old or the new one, never a partial one. */
export async function writeGenerated(name: string, content: Uint8Array | string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Unique to this write: two processes may be writing the same file.
  const unfinished = generatedFile(`${name}.${randomUUID()}`);
  await writeFile(unfinished, content);
  await rename(unfinished, generatedFile(name));
}
