import { Hono } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import type { StaticFiles } from './static-files.ts';

/** Serves the web app: its files, and its index page for every address a person may open. */
export function createStaticRoutes(files: StaticFiles): Hono {
  return new Hono().on(['GET', 'HEAD'], '/*', async (c) => {
    const file = await files.serve(c, c.req.path === '/' ? '/index.html' : c.req.path);
    if (file !== undefined) return file;
    // A missing script must fail as missing; only pages become the index page, which knows all routes.
    const isPage = c.req.header('sec-fetch-mode') === 'navigate' || (c.req.header('accept') ?? '').includes('text/html');
    const index = isPage && !/^\/(api|assets)(\/|$)/.test(c.req.path) ? await files.serve(c, '/index.html') : undefined;
    if (index === undefined) throw new ApiError('not_found', 'Das gibt es hier nicht.');
    return index;
  });
}
