import { constants, open } from 'node:fs/promises';
import { basename, extname, isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OPENED_FILE_BYTES, type OpenedFile } from '@anwurf/contract/desktop-bridge';

/** Kinds of files that the settings can import: our export, and tables of other apps. */
const kinds: ReadonlySet<string> = new Set(['.json', '.csv']);

/** A pipe of the name must not hold the app up; Windows has none. */
const reading = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** A path of Windows that names another machine: opening it would sign in there. */
const remote = /^[\\/]{2}/;

/** Whether a path may name a file to import: on this machine, absolute, so that it means the same in every folder, and of a known kind. */
export function isImportPath(path: string): boolean {
  if (path.length >= 4096 || path.includes('\0') || remote.test(path)) return false;
  return isAbsolute(path) && kinds.has(extname(path).toLowerCase());
}

/** Path of a parameter of the command line, where file managers of Linux put addresses; undefined: it is none. */
export function pathOfParameter(text: string): string | undefined {
  if (!text.startsWith('file:')) return text.startsWith('-') ? undefined : text;
  try {
    const url = new URL(text);
    return url.host === '' ? fileURLToPath(url) : undefined;
  } catch {
    return undefined;
  }
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
