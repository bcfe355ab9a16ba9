import { Hono } from 'hono';

/** Public pages that are worth finding; the others are reached from them or by a mailed link. */
const listedPages = ['/', '/test', '/statistics/explore', '/newsletter', '/imprint', '/privacy-policy', '/terms', '/withdrawal'] as const;

/** `GET /robots.txt` and `/sitemap.xml`: what search engines may read, and where it is. */
export function createSearchEngineRoutes(siteUrl: () => string): Hono {
  return new Hono()
    .get('/robots.txt', (c) => c.text(`User-agent: *\nDisallow: /api/\nSitemap: ${siteUrl()}/sitemap.xml\n`))
    .get('/sitemap.xml', (c) => {
      const entries = listedPages.map((path) => `  <url><loc>${siteUrl()}${path}</loc></url>`).join('\n');
      const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
      return c.body(`${head}\n${entries}\n</urlset>\n`, 200, { 'content-type': 'application/xml; charset=utf-8' });
    });
}
