import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Issue 3: what a public page may load of script, gzip. */
const maxBytes = 130_000;

let chunks: readonly Rolldown.OutputChunk[] = [];

beforeAll(async () => {
  // Vitest's own value would bring React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'error', build: { write: false } });
  if (!('output' in built)) throw new Error('one output was expected');
  chunks = built.output.filter((file) => file.type === 'chunk');
}, 180_000);
afterAll(() => vi.unstubAllEnvs());

function find(what: string, matches: (chunk: Rolldown.OutputChunk) => boolean): Rolldown.OutputChunk {
  const chunk = chunks.find(matches);
  if (chunk === undefined) throw new Error(`the build has no ${what}`);
  return chunk;
}

/** A chunk and everything it imports statically. */
function withImports(chunk: Rolldown.OutputChunk, known = new Set<Rolldown.OutputChunk>()): Set<Rolldown.OutputChunk> {
  if (known.has(chunk)) return known;
  known.add(chunk);
  for (const name of chunk.imports)
    withImports(
      find(name, ({ fileName }) => fileName === name),
      known,
    );
  return known;
}

/** What a page loads: the entry, the lazy chunk of its route, and what both import. */
function chunksOf(page: string): Rolldown.OutputChunk[] {
  const entry = find('entry', ({ isEntry }) => isEntry);
  const lazy = find(page, ({ facadeModuleId }) => facadeModuleId?.endsWith(`packages/ui/routes/${page}`) === true);
  return [...withImports(lazy, withImports(entry))];
}

test('has no full zod in any file', () => {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((id) => id.includes('/zod/v4/mini/'))).not.toEqual([]);
  expect(modules.filter((id) => id.includes('/zod/v4/classic/'))).toEqual([]);
});

describe.each([
  ['/', 'start-page.tsx'],
  ['/login', 'login-page.tsx'],
  ['/imprint, /privacy-policy and /terms', 'legal-pages.tsx'],
])('%s', (path, page) => {
  test('loads at most 130 kB of script', () => {
    const bytes = chunksOf(page).reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
    console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB of script, gzip`);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });

  test('loads nothing of the local database', () => {
    const modules = chunksOf(page).flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /\/packages\/db\/|@electric-sql/.test(id))).toEqual([]);
  });

  test('loads no component of react-aria', () => {
    const modules = chunksOf(page).flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /\/react-aria(-components)?\/dist\/private\/(?!Toast)/.test(id))).toEqual([]);
  });
});
