import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Context } from 'hono';
import type { Sql } from '../database/connection.ts';

/** How long a tab may stay open over a deployment and still find its parts. */
const keptDays = 7;
const types: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };
const decompress = promisify(brotliDecompress);

const typeOf = (path: string) => types[/\.(js|css)$/.exec(path)?.[1] ?? ''];

/**
 * Keeps the scripts and styles of the build that this server serves, and notes since when those of others are replaced.
 * @param directory of the build, with a brotli copy beside each file; without a build nothing happens
 */
export async function keepAssets(sql: Sql, directory: string): Promise<void> {
  const names = await readdir(join(directory, 'assets')).catch((): string[] => []);
  const found = names.filter((name) => typeOf(name) !== undefined && names.includes(`${name}.br`));
  if (found.length === 0) return;
  const paths = found.map((name) => `/assets/${name}`);
  await sql.begin(async (tx) => {
    const known = await tx<{ path: string }[]>`update former_assets set replaced_at = null where path = any(${paths}) returning path`;
    const missing = paths.filter((path) => !known.some((row) => row.path === path));
    for (const path of missing) {
      const body = await readFile(join(directory, `${path}.br`));
      await tx`insert into former_assets (path, body) values (${path}, ${body}) on conflict (path) do update set replaced_at = null`;
    }
    await tx`update former_assets set replaced_at = now() where replaced_at is null and path <> all(${paths})`;
  });
}

/** Forgets what no open tab asks for any more. */
export async function pruneFormerAssets(sql: Sql): Promise<void> {
  await sql`delete from former_assets where replaced_at < now() - ${keptDays} * interval '1 day'`;
}

/** The answer for a script or style of another build, or undefined when none of the last week had it. */
export async function serveFormerAsset(sql: Sql, c: Context): Promise<Response | undefined> {
  const { path } = c.req;
  const type = typeOf(path);
  if (type === undefined) return undefined;
  const [row] = await sql<{ body: Buffer }[]>`select body from former_assets where path = ${path}`;
  if (row === undefined) return undefined;
  const takesBrotli = /\bbr\b(?!;q=0(?![.]))/.test(c.req.header('accept-encoding') ?? '');
  const body = takesBrotli ? row.body : await decompress(row.body);
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), {
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      ...(takesBrotli ? { 'content-encoding': 'br' } : {}),
    },
  });
}
