import { constants, open } from 'node:fs/promises';
import { basename, extname, isAbsolute } from 'node:path';
import { OPENED_FILE_BYTES, type OpenedFile } from '@anwurf/contract/desktop-bridge';

/** Kinds of files that the settings can import: our export, and tables of other apps. */
const kinds: ReadonlySet<string> = new Set(['.json', '.csv']);

/** A pipe of the name must not hold the app up; Windows has none. */
const reading = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Whether a path may name a file to import: absolute, so that it means the same in every folder, and of a known kind. */
export function isImportPath(path: string): boolean {
  return path.length < 4096 && isAbsolute(path) && !path.includes('\0') && kinds.has(extname(path).toLowerCase());
}

/**
 * Reads a file that the player has opened with the app.
 * @returns undefined for a path that names no import, no plain file, or too large a one
 */
export async function readOpenedFile(path: string): Promise<OpenedFile | undefined> {
  if (!isImportPath(path)) return undefined;
  try {
    const file = await open(path, reading);
    try {
      const facts = await file.stat();
      if (!facts.isFile() || facts.size > OPENED_FILE_BYTES) return undefined;
      // Read to the size that was checked: the file may grow meanwhile.
      const content = new Uint8Array(facts.size);
      const { bytesRead } = await file.read(content, 0, facts.size, 0);
      return { name: basename(path), content: content.slice(0, bytesRead) };
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}
