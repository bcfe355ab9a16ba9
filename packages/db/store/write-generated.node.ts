import { mkdir, rename, writeFile } from 'node:fs/promises';
import { threadId } from 'node:worker_threads';

const folder = new URL('./generated/', import.meta.url);

/** Where a file of `store/generated` lies. */
export const generatedFile = (name: string): URL => new URL(name, folder);

/** Writes a file of `store/generated`: whoever reads it meanwhile gets the old one or the new one, never half of one. */
export async function writeGenerated(name: string, content: Uint8Array | string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = generatedFile(`${name}.${process.pid}-${threadId}`);
  await writeFile(unfinished, content);
  await rename(unfinished, generatedFile(name));
}
