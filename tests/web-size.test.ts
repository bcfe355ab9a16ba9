import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pages } from '@anwurf/contract/pages';
import { build, type Rolldown } from 'vite';
import { reportPageConfig } from '../web/build/build-report-page.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Issue 13: what a public page may load of script, gzip. */
const maxBytes = 110_000;
/** The same as browsers get it: all supported ones take brotli from a server with TLS. */
const maxSentBytes = 96_000;

let chunks: readonly Rolldown.OutputChunk[] = [];

beforeAll(async () => {
  // Vitest's own value would bring React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: join(root, 'web/vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'error',
    build: { write: false },
  });
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

/** Files that a page loads: the entry, the lazy chunk of its route, and the imports of both. */
function chunksOf(page: string): Rolldown.OutputChunk[] {
  const entry = find('entry', ({ isEntry }) => isEntry);
  const lazy = find(page, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(`packages/ui/routes/${page}`)));
  return [...withImports(lazy, withImports(entry))];
}

test('the signed-in start is one file, one that opens the database beside it, and at most 15 small ones that other pages share', () => {
  const home = find('home', ({ name }) => name === 'home');
  const files = withImports(home, withImports(find('entry', ({ isEntry }) => isEntry)));
  console.log(`signed-in start: ${files.size} files`);
  expect(files.size).toBeLessThanOrEqual(17);
  const others = [...files].filter((file) => file !== home);
  expect(others.filter((file) => withImports(file).has(home))).toEqual([]);
});

test('a start’s large files ask for being compiled as a whole, and none asks the browser for its language', () => {
  const starting = ['private-layout.tsx', 'dashboard-page.tsx', 'connect.ts'].map((module) =>
    find(module, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`))),
  );
  const entry = find('entry', ({ isEntry }) => isEntry);
  const files = [...new Set([entry, ...starting].flatMap((chunk) => [...withImports(chunk)]))].filter(({ code }) => code.length > 50_030);
  expect(files.length).toBeGreaterThan(2);
  for (const { code } of files) expect(code.slice(0, 28)).toBe('//# allFunctionsCalledOnLoad');
  expect(chunks.filter(({ code }) => code.includes('supportedLocalesOf')).map(({ name }) => name)).toEqual([]);
});

test('the database’s modules wait for no screen', () => {
  const connect = find('connect', ({ name }) => name === 'connect');
  expect([...withImports(connect)].map(({ name }) => name)).not.toContain('home');
});

/** Modules that read a page's first answer, once the page is drawn: zod and the schemas of a first visit. */
const findSchemas = () => find('schemas', ({ moduleIds }) => moduleIds.some((id) => id.endsWith('/contract/site.ts')));

/**
 * Modules that the explorer loads after its frame, beside the schemas; the radar comes with a comparison. The rule for names
 * (domain/vocabulary/name.ts) is a quarter of a kB of them: a pasted name may hold what cannot be seen. The names of the device's storage are half a kB that came with
 * the frame before. Hashes in names move it by some twenty bytes;
 * the tabs are a file of their own since the landing page has them too, 200 bytes.
 */
const maxExplorerBytes = 25_300;

test('/statistics/explore brings at most 25.3 kB and the schemas after its frame, without the local database and react-aria', () => {
  const frame = new Set(chunksOf('explore-pages.tsx'));
  const screen = find('explorer', ({ facadeModuleId }) => facadeModuleId?.endsWith('/explorer/explorer-screen.tsx') === true);
  const later = [...withImports(screen)].filter((chunk) => !frame.has(chunk) && chunk !== findSchemas());
  const bytes = later.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  console.log(`/statistics/explore, after its frame: ${(bytes / 1000).toFixed(1)} kB of script, gzip`);
  expect(bytes).toBeLessThanOrEqual(maxExplorerBytes);
  const modules = later.flatMap(({ moduleIds }) => moduleIds);
  expect(
    modules.filter((id) => /\/packages\/db\/|@electric-sql|@nivo|\/react-aria(-components)?\/dist\/private\/(?!Toast)/.test(id)),
  ).toEqual([]);
});

/** Issue 11: what the public report may load of script, gzip. */
const maxReportBytes = 110_000;

test('/training-report loads at most 110 kB of script, and nothing of the app or of its database', async () => {
  const config = reportPageConfig(join(root, 'web/report-page/report-page.ts'));
  const built = await build({ ...config, logLevel: 'error', build: { ...config.build, write: false } });
  const outputs = Array.isArray(built) ? built : [built];
  const scripts = outputs.flatMap((one) => ('output' in one ? one.output : [])).filter((file) => file.type === 'chunk');
  const bytes = scripts.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  console.log(`/training-report: ${(bytes / 1000).toFixed(1)} kB of script, gzip`);
  expect(scripts).not.toEqual([]);
  expect(bytes).toBeLessThanOrEqual(maxReportBytes);
  const modules = scripts.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((id) => /\/packages\/(db|ui)\/.*\.tsx?$|@electric-sql|react/.test(id))).toEqual([]);
});

/** Issue 12: what figures may bring when the first of them is shown, gzip. */
const maxPosesBytes = 60_000;
const maxEngineBytes = 12_000;

test('the poses of all exercises come in one file of at most 60 kB, the engine that draws them in one of at most 12 kB', () => {
  const size = (what: string, module: string) => {
    const { code } = find(what, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    const bytes = gzipSync(code, { level: 9 }).length;
    console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of script, gzip`);
    return bytes;
  };
  expect(size('poses', '/packages/figure/figure-library.ts')).toBeLessThanOrEqual(maxPosesBytes);
  expect(size('figure engine', '/packages/figure/exercise-figure.ts')).toBeLessThanOrEqual(maxEngineBytes);
});

/** Issue 39: what a moving figure may bring to the landing page, gzip. */
const maxMovingBytes = 100_000;

test('the moving figure of the landing page brings at most 100 kB, poses of all exercises included', () => {
  const page = new Set(chunksOf('start-page.tsx'));
  const loop = find('figure loop', ({ moduleIds }) => moduleIds.some((id) => id.endsWith('/landing/figure-loop.tsx')));
  const drawn = ['/packages/figure/figure-library.ts', '/packages/figure/exercise-figure.ts'].map((module) =>
    find(module, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))),
  );
  const later = new Set([loop, ...drawn].flatMap((chunk) => [...withImports(chunk)]).filter((chunk) => !page.has(chunk)));
  const bytes = [...later].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  console.log(`moving figure of the landing page: ${(bytes / 1000).toFixed(1)} kB of script, gzip`);
  expect(later.has(loop)).toBe(true);
  expect(bytes).toBeLessThanOrEqual(maxMovingBytes);
});

/** The operator's people and ways to pay are 60 bytes of it. */
const maxSchemaBytes = 12_800;

test('the entry imports no other file: one that is lost on the way could not be asked for again', () => {
  expect(find('entry', ({ isEntry }) => isEntry).imports).toEqual([]);
});

test('the schemas of a first visit come in one file of at most 12.8 kB', () => {
  const schemas = findSchemas();
  expect(schemas.moduleIds.filter((id) => id.endsWith('/contract/session.ts') || id.endsWith('/zod/v4/core/schemas.js'))).toHaveLength(2);
  const bytes = gzipSync(schemas.code, { level: 9 }).length;
  console.log(`schemas: ${(bytes / 1000).toFixed(1)} kB of script, gzip`);
  expect(bytes).toBeLessThanOrEqual(maxSchemaBytes);
});

test('has no full zod in any file, nor what evaluates in it: the CSP forbids that, and the mere attempt is a violation', () => {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((id) => id.includes('/zod/v4/mini/'))).not.toEqual([]);
  expect(modules.filter((id) => id.includes('/zod/v4/classic/'))).toEqual([]);
  // Zod asks its configuration whether it may, wherever it would.
  expect(chunks.filter(({ code }) => code.includes('jitless')).map(({ fileName }) => fileName)).toEqual([]);
});

/** Pages where visits begin, and their modules. */
const entryPages = Object.entries(pages).flatMap(([path, page]): [string, string][] =>
  'entered' in page ? [[path, `${page.module}.tsx`]] : [],
);

describe.each(entryPages)('%s', (path, page) => {
  test('loads at most 110 kB of script before it is drawn, 96 kB as browsers get it', () => {
    const bytes = chunksOf(page).reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
    const sent = chunksOf(page).reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
    console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB of script, gzip; ${(sent / 1000).toFixed(1)} kB, brotli`);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    expect(sent).toBeLessThanOrEqual(maxSentBytes);
  });

  test('loads nothing of the local database', () => {
    const modules = chunksOf(page).flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /\/packages\/db\/|@electric-sql/.test(id))).toEqual([]);
  });

  test('is drawn without zod', () => {
    const modules = chunksOf(page).flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => id.includes('/zod/'))).toEqual([]);
  });

  test('loads nothing of figures', () => {
    const modules = chunksOf(page).flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => id.includes('/packages/figure/'))).toEqual([]);
  });

  test('loads no component of react-aria', () => {
    const modules = chunksOf(page).flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /\/react-aria(-components)?\/dist\/private\/(?!Toast)/.test(id))).toEqual([]);
  });
});
