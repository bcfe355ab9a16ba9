import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts, cachingOf, type StaticFiles } from './static-files.ts';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof compress;

const title = 'Anwurf: Athletiktraining für Handball';
const description =
  'Dein Trainingsplan nach Position und Spieltag, geführt durch jeden Satz, auch ohne Netz in der Halle. Einmal zahlen, kein Abo.';

/** The head that previews and search engines read; it names addresses, which the build does not know. */
function headOf(siteUrl: string): string {
  const page = `${siteUrl}/`;
  const image = `${siteUrl}/preview.jpg`;
  return [
    `<link rel="canonical" href="${page}" />`,
    `<link rel="alternate" hreflang="de" href="${page}" />`,
    `<link rel="alternate" hreflang="x-default" href="${page}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:locale" content="de_DE" />',
    '<meta property="og:site_name" content="Anwurf" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${page}" />`,
    `<meta property="og:image" content="${image}" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('');
}

/**
 * Serves the start page with the head that previews read. It is rendered and compressed once for a build.
 * @returns undefined when there is no build
 */
export function createStartPage(files: StaticFiles, siteUrl: () => string): (c: Context) => Promise<Response | undefined> {
  const rendered = new Map<string, Promise<Buffer>>();
  return async (c) => {
    const index = await files.text('/start.html').catch(() => undefined);
    if (index === undefined) return undefined;
    const encoding = (['br', 'gzip'] as const satisfies readonly Encoding[]).find((name) => accepts(c, name));
    const page = index.replace('</head>', `${headOf(siteUrl())}</head>`);
    const key = `${encoding} ${page}`;
    if (!rendered.has(key)) {
      // A newer build has replaced it.
      if (rendered.size > 6) rendered.clear();
      const bytes = Buffer.from(page);
      rendered.set(key, encoding === undefined ? Promise.resolve(bytes) : compress[encoding](bytes));
    }
    const body = await rendered.get(key);
    if (body === undefined) return undefined;
    return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(body.length),
        'cache-control': cachingOf('/start.html'),
        vary: 'Accept-Encoding',
        ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      },
    });
  };
}
