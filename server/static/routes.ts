import { isPage } from '@anwurf/contract/page-path';
import { type Context, Hono } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import type { StaticFiles } from './static-files.ts';

function missing(): never {
  throw new ApiError('not_found', 'Not found.');
}

/**
 * Serves the web app: its files, and the index page for every page address.
 * @param findElsewhere finds a script or style of another build
 * @param serveStart serves the start page, with what previews read
 */
export function createStaticRoutes(
  files: StaticFiles,
  findElsewhere?: (c: Context) => Promise<Response | undefined>,
  serveStart?: (c: Context) => Promise<Response | undefined>,
): Hono {
  return new Hono().on(['GET', 'HEAD'], '/*', async (c) => {
    const start = c.req.path === '/' ? await serveStart?.(c) : undefined;
    if (start !== undefined) return start;
    const file = await files.serve(c, c.req.path === '/' ? '/index.html' : c.req.path);
    if (file !== undefined) return file;
    const former = c.req.path.startsWith('/assets/') ? await findElsewhere?.(c) : undefined;
    if (former !== undefined) return former;
    // A page is one for everybody: link checkers, mail scanners and previews do not ask for text/html.
    if (isPage(c.req.path)) return (await files.serve(c, '/index.html')) ?? missing();
    // A missing script must fail as missing; for an unknown page the app shows its own message, and programs read the status.
    const wantsPage = c.req.header('sec-fetch-mode') === 'navigate' || (c.req.header('accept') ?? '').includes('text/html');
    const index = wantsPage && !/^\/(api|assets)(\/|$)/.test(c.req.path) ? await files.serve(c, '/index.html') : undefined;
    return index === undefined ? missing() : new Response(index.body, { status: 404, headers: index.headers });
  });
}
