import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files below a folder as paths relative to it, with forward slashes, sorted; skips compressed copies. */
export function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
