import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rooms = ['packages', 'web', 'desktop', 'server', 'tests'];

// Vitest keeps transformed modules between runs, but not those with this very text: a glob that it does not recognize goes on without
// the files that are added later, and its test passes without them.
it('every glob of modules is written so that no transformed copy of it is kept', () => {
  const sources = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
      .map((path) => join(root, room, path)),
  );
  const globs = sources.filter((path) => path !== import.meta.filename && /import\.meta\.glob\b(?!`)/.test(readFileSync(path, 'utf8')));
  expect(globs.length).toBeGreaterThan(1);
  expect(globs.filter((path) => /import\.meta\.glob\b(?![(`])/.test(readFileSync(path, 'utf8')))).toEqual([]);
});
