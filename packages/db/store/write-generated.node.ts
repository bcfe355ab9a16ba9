import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';

const folder = new URL('./generated/', import.meta.url);

/** Where a file of `store/generated` lies. */
export const generatedFile = (name: string): URL => new URL(name, folder);

/** Writes a file of `store/generated`: whoever reads it meanwhile gets the old one or the new one, never half of one. */
export async function writeGenerated(name: string, content: Uint8Array | string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Of this write alone: two may be making the same file.
  const unfinished = generatedFile(`${name}.${randomUUID()}`);
  await writeFile(unfinished, content);
  await rename(unfinished, generatedFile(name));
}
