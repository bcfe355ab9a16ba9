import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepAssets, pruneFormerAssets } from '../../../server/static/former-assets.ts';
import { useServer } from '../fixture.ts';

const server = useServer();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-builds-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A build of one script, named by its content. */
async function build(text: string): Promise<{ directory: string; path: string }> {
  const directory = join(folder, text);
  await mkdir(join(directory, 'assets'), { recursive: true });
  await writeFile(join(directory, `assets/login-${text}.js`), text);
  await writeFile(join(directory, `assets/login-${text}.js.br`), brotliCompressSync(text));
  return { directory, path: `/assets/login-${text}.js` };
}

const status = async (path: string) => (await server.fetch(path)).status;

it('a tab that was opened before a deployment finds its scripts for a week, compressed or not', async () => {
  const [first, second] = [await build('one'), await build('two')];
  expect(await status(first.path)).toBe(404);
  await keepAssets(server.sql, first.directory);
  await keepAssets(server.sql, second.directory);

  const compressed = await server.fetch(first.path, { headers: { 'accept-encoding': 'br' } });
  expect([compressed.headers.get('content-encoding'), await compressed.text()]).toEqual(['br', 'one']);
  const plain = await server.fetch(first.path, { headers: { 'accept-encoding': 'identity' } });
  expect([plain.headers.get('content-type'), await plain.text()]).toEqual(['text/javascript; charset=utf-8', 'one']);

  await server.sql`update former_assets set replaced_at = replaced_at - interval '6 days 23 hours'`;
  await pruneFormerAssets(server.sql);
  expect(await status(first.path)).toBe(200);
  await server.sql`update former_assets set replaced_at = replaced_at - interval '2 hours'`;
  await pruneFormerAssets(server.sql);
  expect([await status(first.path), await status(second.path)]).toEqual([404, 200]);
});

it('servers that start at the same time keep each other from nothing', async () => {
  const builds = await Promise.all(['five', 'six', 'seven', 'eight'].map(build));
  await Promise.all([...builds, ...builds].map(({ directory }) => keepAssets(server.sql, directory)));
  expect(await Promise.all(builds.map(({ path }) => status(path)))).toEqual([200, 200, 200, 200]);
});

it('going back to an older build makes its scripts the newest again', async () => {
  const [first, second] = [await build('three'), await build('four')];
  for (const { directory } of [first, second, first]) await keepAssets(server.sql, directory);
  const rows =
    await server.sql`select path, replaced_at is null as newest from former_assets where path in ${server.sql([first.path, second.path])} order by path desc`;
  expect(rows).toEqual([
    { path: first.path, newest: true },
    { path: second.path, newest: false },
  ]);
});
