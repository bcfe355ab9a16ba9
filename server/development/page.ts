import { readFileSync } from 'node:fs';
import { html } from 'hono/html';

/** Part of a page, escaped. */
type Markup = ReturnType<typeof html>;

/** Where the style of these pages is served. Below `/api/`, like they themselves: the service worker answers every other address. */
const stylePath = '/api/development/style.css';

/** The style of these pages. */
export const pageStyle = readFileSync(new URL('page.css', import.meta.url), 'utf8');

/**
 * A page that the server makes itself, without scripts: what stands in for other services in development.
 * @param options.note what it stands in for
 */
export function renderPage(options: { title: string; note: string; body: Markup | Markup[] }): Markup {
  const { title, note, body } = options;
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Anwurf</title>
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <p class="note">${note}</p>
        <main>${body}</main>
      </body>
    </html>`;
}
