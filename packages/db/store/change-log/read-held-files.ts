import { askHandle } from '../ask-handle.ts';
import { logFileNames } from './sync-file.ts';
import type { ReadableLog } from './change-log.ts';

/** Reads a file whole: a copy that the holder of the file does not change. */
async function readCopy(folder: FileSystemDirectoryHandle, name: string): Promise<ReadableLog> {
  const handle = await askHandle(folder, (within) => within.getFileHandle(name));
  const file = await askHandle(handle, (log) => log.getFile());
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    getSize: () => bytes.length,
    read(buffer, { at }) {
      const part = bytes.subarray(at, at + buffer.length);
      buffer.set(part);
      return part.length;
    },
  };
}

/**
 * Reads the two files of a store that another worker may have open.
 * @throws when they are missing, or change meanwhile
 */
export async function readHeldFiles(name: string): Promise<readonly ReadableLog[]> {
  const root = await navigator.storage.getDirectory();
  const folder = await askHandle(root, (within) => within.getDirectoryHandle(name));
  return Promise.all(logFileNames.map((file) => readCopy(folder, file)));
}
