import { readFileSync } from 'node:fs';
import { html } from 'hono/html';

/** Escaped part of a page. */
type Markup = ReturnType<typeof html>;

/** Path of these pages' style. Under `/api/`, like the pages: the service worker answers all other paths. */
const stylePath = '/api/development/style.css';

/** The style of these pages. */
export const pageStyle = readFileSync(new URL('page.css', import.meta.url), 'utf8');

/**
 * A server-rendered page without scripts, standing in for an external service in development.
 * @param options.note names that service
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
