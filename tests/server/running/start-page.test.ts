import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createStartPage } from '../../../server/static/start-page.ts';
import { createStaticRoutes } from '../../../server/static/routes.ts';
import type { StaticFiles } from '../../../server/static/static-files.ts';
import { useServer } from '../fixture.ts';

const server = useServer();

const files: StaticFiles = {
  serve: async () => undefined,
  text: async (path) => (path === '/start.html' ? '<html><head><title>Anwurf</title></head></html>' : undefined),
};

it('the start page says its address, language and picture to previews, compressed as asked', async () => {
  const app = createStaticRoutes(
    files,
    undefined,
    createStartPage(files, () => 'https://anwurf.test'),
  );
  const answer = await app.request('/', { headers: { 'accept-encoding': 'gzip' } });
  expect([answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual(['gzip', 'no-store']);
  const page = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
  for (const said of [
    '<link rel="canonical" href="https://anwurf.test/" />',
    'hreflang="de" href="https://anwurf.test/"',
    'content="https://anwurf.test/preview.jpg"',
  ])
    expect(page).toContain(said);
  expect(await (await app.request('/')).text()).toBe(page);
  expect(await (await app.request('/', { method: 'HEAD' })).text()).toBe('');
});

it('robots.txt names the sitemap, and the sitemap the public pages', async () => {
  expect(await (await server.fetch('/robots.txt')).text()).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  const sitemap = await server.fetch('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toContain('xml');
  const text = await sitemap.text();
  for (const path of ['/', '/test', '/withdrawal']) expect(text).toContain(`<loc>${server.url}${path}</loc>`);
  expect(text).not.toContain('/dashboard');
});
