import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from '../../../server/errors/error-handler.ts';
import { createStaticRoutes } from '../../../server/static/routes.ts';
import { securityHeaders } from '../../../server/static/security-headers.ts';
import { listStaticFiles } from '../../../server/static/static-files.ts';

let directory = '';
const app = new Hono();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'anwurf-web-'));
  await mkdir(join(directory, 'assets'));
  const files = {
    'index.html': '<p>App',
    'sw.js': 'sw',
    'sw.js.br': 'SW',
    '.sources': 'x',
    'assets/a-1b2c.js': 'plain',
    'assets/a-1b2c.js.br': 'BR',
    'assets/a-1b2c.js.gz': 'GZ',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  answerErrors(app, () => undefined);
  app.use(securityHeaders({ https: false }));
  app.route('/', createStaticRoutes(await listStaticFiles(directory)));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('a build that was replaced', () => {
  it('answers its files as missing, not as a failure', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'anwurf-web-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets/b.js'), 'b');
    const files = new Hono();
    answerErrors(files, () => undefined);
    files.route('/', createStaticRoutes(await listStaticFiles(folder)));
    await rm(folder, { recursive: true });
    expect((await files.request('/assets/b.js')).status).toBe(404);
  });
});

describe('the web app', () => {
  it('prefers brotli, then gzip, and keeps hashed files for ever', async () => {
    const brotli = await get('/assets/a-1b2c.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect([await brotli.text(), brotli.headers.get('content-encoding')]).toEqual(['BR', 'br']);
    expect(brotli.headers.get('cache-control')).toContain('immutable');
    expect(brotli.headers.get('content-type')).toContain('text/javascript');
    expect(await (await get('/assets/a-1b2c.js', { 'accept-encoding': 'gzip, br;q=0' })).text()).toBe('GZ');
    expect(await (await get('/assets/a-1b2c.js')).text()).toBe('plain');
  });

  it('asks again for the page and the worker', async () => {
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    for (const path of ['/', '/dashboard', '/index.html']) expect((await get(path)).headers.get('cache-control')).toBe('no-store');
  });

  it('sends a worker that the browser has only once, and leaves its headers as they were', async () => {
    const [first, packed] = [await get('/sw.js'), await get('/sw.js', { 'accept-encoding': 'br' })];
    const [tag = '', other = ''] = [first, packed].map((answer) => answer.headers.get('etag') ?? undefined);
    expect([/^"[\w-]{22}"$/.test(tag), other === tag]).toEqual([true, false]);
    const again = await get('/sw.js', { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(Object.fromEntries(again.headers)).toEqual({ 'cache-control': 'no-cache', etag: tag, vary: 'Accept-Encoding' });
    expect((await get('/sw.js', { 'if-none-match': '"another"' })).status).toBe(200);
    for (const path of ['/', '/assets/a-1b2c.js']) expect((await get(path)).headers.has('etag')).toBe(false);
  });

  it('answers every page address with the app, but no missing file and no API address', async () => {
    const page = { accept: 'text/html,*/*' };
    const answer = await get('/training-plans/018f0000-0000-7000-8000-000000000001', page);
    expect([answer.status, await answer.text()]).toEqual([200, '<p>App']);
    expect((await get('/assets/gone.js', page)).status).toBe(404);
    expect((await get('/api/gone', page)).status).toBe(404);
    expect((await get('/training-plans/1', { accept: 'application/json' })).status).toBe(404);
  });

  it.each(['*/*', 'application/json', 'image/avif', undefined])(
    'answers a page to link checkers and previews that accept %s',
    async (accept) => {
      const headers: Record<string, string> = accept === undefined ? {} : { accept };
      for (const path of ['/', '/login', '/training-plans/018f0000-0000-7000-8000-000000000001']) {
        const page = await app.request(path, { headers });
        expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([200, 'text/html; charset=utf-8', '<p>App']);
        const head = await app.request(path, { method: 'HEAD', headers });
        expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '6', '']);
      }
      expect((await app.request('/assets/gone.js', { headers })).status).toBe(404);
      expect((await app.request('/api/gone', { headers })).status).toBe(404);
    },
  );

  it('shows the app also where it has no page, and says so to programs', async () => {
    for (const path of ['/gibt-es-nicht', '/training-plans/1', '/login/x']) {
      const answer = await get(path, { accept: 'text/html,*/*' });
      expect([answer.status, await answer.text()]).toEqual([404, '<p>App']);
    }
  });

  it('hides dot files', async () => {
    expect((await get('/.sources')).status).toBe(404);
  });

  it('sends the security headers with everything, failures too', async () => {
    for (const path of ['/', '/gone']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
      expect(headers.get('content-security-policy')).not.toContain("style-src 'self' 'unsafe-inline'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
  });
});
