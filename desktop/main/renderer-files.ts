import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { pagePolicy } from './content-security-policy.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

const notFound = (): Response => new Response(null, { status: 404 });

/** Path of the file that a request names, or undefined when it lies outside the folder. */
function fileOf(directory: string, pathname: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // On Windows a backslash separates too, and a colon names another drive or stream.
  if (/[\\:\0]/.test(name)) return undefined;
  const file = resolve(directory, `.${name}`);
  return file.startsWith(directory + sep) ? file : undefined;
}

async function read(file: string, method: string): Promise<Response | undefined> {
  const content = await readFile(file).catch(() => undefined);
  if (content === undefined) return undefined;
  return new Response(method === 'HEAD' ? null : new Uint8Array(content), {
    headers: {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': String(content.length),
      'content-security-policy': pagePolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
    },
  });
}

/**
 * Serves the built renderer, and nothing outside its folder.
 * @param folder absolute path of the build
 * @returns handler; an address without a file gets index.html, which knows all routes
 */
export function createRendererFiles(folder: string): (request: Request) => Promise<Response> {
  const directory = resolve(folder);
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    const { pathname } = new URL(request.url);
    const file = fileOf(directory, pathname === '/' ? '/index.html' : pathname);
    if (file === undefined) return notFound();
    const found = await read(file, request.method);
    if (found !== undefined) return found;
    // A missing script must fail as missing; routes have no extension.
    const isPage = !pathname.startsWith('/assets/') && extname(pathname) === '';
    return (isPage ? await read(resolve(directory, 'index.html'), request.method) : undefined) ?? notFound();
  };
}
