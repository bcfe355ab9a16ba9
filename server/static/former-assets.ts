import { RETENTION_DAYS } from '@anwurf/contract/retention';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Context } from 'hono';
import type { Sql } from '../database/connection.ts';
import { accepts, cachingOf, typeOf } from './static-files.ts';

const decompress = promisify(brotliDecompress);

const isKept = (path: string) => /\.(js|css)$/.test(path);

/**
 * Stores the scripts and styles of the served build, and records since when those of other builds are replaced.
 * @param directory of the build, with a brotli copy beside each file; without a build nothing happens
 */
export async function keepAssets(sql: Sql, directory: string): Promise<void> {
  const names = await readdir(join(directory, 'assets')).catch((): string[] => []);
  const found = names.filter((name) => isKept(name) && names.includes(`${name}.br`));
  if (found.length === 0) return;
  const paths = found.map((name) => `/assets/${name}`);
  await sql.begin(async (tx) => {
    // Serializes servers that start at the same time: each touches the other's rows.
    await tx`select pg_advisory_xact_lock(7410)`;
    const known = await tx<{ path: string }[]>`update former_assets set replaced_at = null where path = any(${paths}) returning path`;
    const missing = paths.filter((path) => !known.some((row) => row.path === path));
    const rows = await Promise.all(missing.map(async (path) => ({ path, body: await readFile(join(directory, `${path}.br`)) })));
    if (rows.length > 0) await tx`insert into former_assets ${tx(rows)}`;
    await tx`update former_assets set replaced_at = now() where replaced_at is null and path <> all(${paths})`;
  });
}

/** Removes files that no open tab requests any more. */
export async function pruneFormerAssets(sql: Sql): Promise<void> {
  await sql`delete from former_assets where replaced_at < now() - ${RETENTION_DAYS.formerAssets} * interval '1 day'`;
}

/** Serves a script or style of another build; undefined when no build of the last week had it. */
export async function serveFormerAsset(sql: Sql, c: Context): Promise<Response | undefined> {
  const { path } = c.req;
  if (!isKept(path)) return undefined;
  const [row] = await sql<{ body: Buffer }[]>`select body from former_assets where path = ${path}`;
  if (row === undefined) return undefined;
  const takesBrotli = accepts(c, 'br');
  const body = takesBrotli ? row.body : await decompress(row.body);
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), {
    headers: {
      'content-type': typeOf(path),
      'content-length': String(body.length),
      'cache-control': cachingOf(path),
      vary: 'Accept-Encoding',
      ...(takesBrotli ? { 'content-encoding': 'br' } : {}),
    },
  });
}
