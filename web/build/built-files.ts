import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files below a folder as paths from it, with forward slashes, sorted; compressed copies are left out. */
export function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
