import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const generated = /(^|\/)(node_modules|dist|dist-next|out|generated)\//;

/** A tracked source and its text; `path` begins at the root of the repository. */
type SourceFile = { readonly path: string; readonly text: string };

/** Sources of the rooms whose path matches; neither build output nor dependencies. */
export function readSources(rooms: readonly string[], isWanted: (path: string) => boolean): readonly SourceFile[] {
  return rooms
    .flatMap((room) => readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`))
    .filter((path) => isWanted(path) && !generated.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
