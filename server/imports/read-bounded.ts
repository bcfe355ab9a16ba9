import { open } from 'node:fs/promises';
import { ImportFileError } from './import-file-error.ts';

/** Largest file that is read: a season of all German leagues has some 30 MB. */
export const mostBytes = 64 * 1024 * 1024;
const chunkBytes = 1024 * 1024;

/**
 * Reads a file, never more than its bound: the size that a pipe or a device gives is no bound.
 * @throws ImportFileError when it is larger
 */
export async function readBounded(fileName: string, most = mostBytes): Promise<Uint8Array> {
  const file = await open(fileName);
  try {
    const chunks: Uint8Array[] = [];
    let total = 0;
    for (;;) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(chunkBytes), 0, chunkBytes);
      if (bytesRead === 0) return Buffer.concat(chunks);
      total += bytesRead;
      if (total > most) throw new ImportFileError(`The file is larger than ${most / 1024 / 1024} MB.`);
      chunks.push(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
