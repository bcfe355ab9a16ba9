import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compress-files.ts';

const large = Buffer.alloc(2_100_000, 'Siebenmeter ');
const small = Buffer.alloc(2000, 'Wurf ');
let root = '';
const at = (...names: string[]) => join(root, ...names);
const build = () => compressFiles(at('built'), at('kept'));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'anwurf-compressed-'));
  await mkdir(at('built'));
  await writeFile(at('built', 'pglite.wasm'), large);
  await writeFile(at('built', 'app.js'), small);
  await writeFile(at('built', 'tiny.js'), 'let a;');
  await writeFile(at('built', 'figure.png'), small);
});
afterEach(() => rm(root, { recursive: true }));

test('a build has compressed copies of what shrinks, and keeps the large ones', async () => {
  await build();
  expect((await readdir(at('built'))).toSorted()).toEqual(
    ['app.js', 'app.js.br', 'app.js.gz', 'figure.png', 'pglite.wasm', 'pglite.wasm.br', 'pglite.wasm.gz', 'tiny.js'].toSorted(),
  );
  for (const [file, content] of [
    ['pglite.wasm', large],
    ['app.js', small],
  ] as const) {
    expect(brotliDecompressSync(await readFile(at('built', `${file}.br`))).equals(content)).toBe(true);
    expect(gunzipSync(await readFile(at('built', `${file}.gz`))).equals(content)).toBe(true);
  }
  expect(await readdir(at('kept'))).toHaveLength(1);
});

test('a kept copy that is damaged is made anew, and one that no build needs is removed', async () => {
  await build();
  const [name = ''] = await readdir(at('kept'));
  await writeFile(at('kept', name), 'cut');
  await writeFile(at('kept', 'older.br'), 'of an older release');
  await build();
  expect(await readdir(at('kept'))).toEqual([name]);
  for (const copy of [at('kept', name), at('built', 'pglite.wasm.br')]) {
    expect(brotliDecompressSync(await readFile(copy)).equals(large)).toBe(true);
  }
});

test('a second build takes the kept copy', async () => {
  await build();
  const [name = ''] = await readdir(at('kept'));
  // The same content, less well compressed: its length shows which one it is.
  const other = brotliCompressSync(large, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  await writeFile(at('kept', name), other);
  await build();
  expect((await readFile(at('built', 'pglite.wasm.br'))).equals(other)).toBe(true);
});
