import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Context } from 'hono';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

const encodings = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof encodings;

/** Content type by file extension. */
export const typeOf = (path: string) => types[extname(path)] ?? 'application/octet-stream';

/** Whether the client accepts the encoding. */
export function accepts(c: Context, encoding: Encoding): boolean {
  return new RegExp(`\\b${encoding}\\b(?!;q=0(?![.]))`).test(c.req.header('accept-encoding') ?? '');
}

type File = { readonly path: string; readonly type: string; readonly encodings: ReadonlySet<Encoding> };

/** The built web app. */
export type StaticFiles = {
  /** The answer for a path, or undefined when there is no such file. */
  serve(c: Context, path: string): Promise<Response | undefined>;
  /** The content of a file, or undefined when there is no such file. */
  text(path: string): Promise<string | undefined>;
};

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * Cache header: files with a content hash in their name never change. Pages are not stored: over https that keeps them out of WebKit's
 * back/forward cache, in which a database that is being opened hangs for every other page (decision server/0050).
 */
export function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'no-store' : 'no-cache';
}

/**
 * Tag of a file that is asked for again and again; its compressed forms have their own. A phone asks for the service worker at each start,
 * and when nothing has changed the answer needs no body.
 */
const tagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * Lists a folder once and serves only from the list, so that no request can name a file outside it. `x.br` and `x.gz` beside a
 * file are its compressed forms.
 */
export async function listStaticFiles(directory: string): Promise<StaticFiles> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = new Set(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
  const files = new Map<string, File>();
  for (const path of paths) {
    if (/\.(br|gz|map)$|\/\./.test(path)) continue;
    const compressed = (['br', 'gzip'] as const).filter((encoding) => paths.has(path + encodings[encoding]));
    files.set(path, { path: join(directory, path), type: typeOf(path), encodings: new Set(compressed) });
  }

  return {
    async text(path) {
      const file = files.get(path);
      return file === undefined ? undefined : readFile(file.path, 'utf8');
    },
    async serve(c, path) {
      const file = files.get(path);
      if (file === undefined) return undefined;
      const encoding = [...file.encodings].find((name) => accepts(c, name));
      const body = await readFile(encoding === undefined ? file.path : file.path + encodings[encoding]).catch(ignoreMissing);
      // A newer build has replaced it since this server started.
      if (body === undefined) return undefined;
      const caching = cachingOf(path);
      const tag = caching === 'no-cache' ? { etag: tagOf(body) } : undefined;
      const kept = { 'cache-control': caching, vary: 'Accept-Encoding', ...tag };
      if (tag !== undefined && c.req.header('if-none-match') === tag.etag) return new Response(null, { status: 304, headers: kept });
      return new Response(c.req.method === 'HEAD' ? null : body, {
        headers: {
          ...kept,
          'content-type': file.type,
          'content-length': String(body.length),
          ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
        },
      });
    },
  };
}
