import { html } from 'hono/html';
import { wordmark } from './wordmark.ts';

/** Escaped part of a page. */
export type Markup = ReturnType<typeof html>;

/** Addresses of the built style and script; null without a build. */
export type PageAssets = { readonly style: string; readonly script: string } | null;

/** The frame of the report page: common to all its answers. */
export function renderFrame(options: { title: string; meta: Markup | ''; head: Markup | ''; body: Markup; assets: PageAssets }): Markup {
  const { title, meta, head, body, assets } = options;
  return html`<!doctype html>
    <html lang="de" prefix="og: https://ogp.me/ns#">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title} – Anwurf</title>
        <meta name="robots" content="noindex" />
        ${meta}
        <meta name="theme-color" content="#14508f" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#174d85" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        ${
          assets &&
          html`<link rel="stylesheet" href="${assets.style}" />
            <script type="module" src="${assets.script}"></script>`
        }
      </head>
      <body>
        <header class="head" data-surface="court">
          ${head !== '' && courtLines}
          <div class="column">
            <div class="brand">
              <a href="/" aria-label="Anwurf, zur Startseite">${logo}</a>
              <a href="/">Was ist Anwurf?</a>
            </div>
            ${head}
          </div>
        </header>
        <main><div class="column">${body}</div></main>
        <footer class="foot">
          <div class="column">
            <p>Anwurf, Athletiktraining für Handball.</p>
            <nav aria-label="Rechtliches">
              <a href="/imprint">Impressum</a>
              <a href="/privacy-policy">Datenschutz</a>
            </nav>
          </div>
        </footer>
      </body>
    </html>`;
}

const logo = html`<svg viewBox="0 0 121 32" height="26" aria-hidden="true" fill="none" stroke="#ffffff" stroke-width="4.5">
  <path d="${wordmark.arc}" stroke-dasharray="${wordmark.arcDashes.join(' ')}" />
  <circle cx="15" cy="20" r="4" fill="#ffffff" stroke="none" />
  <path d="${wordmark.letters}" />
</svg>`;

/** Half a court from above: goal area solid, nine-metre line dashed. */
const courtLines = html`<svg
  class="lines"
  viewBox="-625 -540 1250 540"
  aria-hidden="true"
  fill="none"
  stroke="currentColor"
  stroke-width="5"
>
  <path d="M-435 0A348 348 0 0 1-87-348H87A348 348 0 0 1 435 0" />
  <path d="M-609 0A522 522 0 0 1-87-522H87A522 522 0 0 1 609 0" stroke-dasharray="43 43" />
  <path d="M-29-406h58" />
</svg>`;

/** Why there is no report to show, in the documents' words. */
export type ReportProblem =
  | 'Keine Bericht-ID gefunden'
  | 'Trainingsbericht nicht gefunden oder nicht öffentlich verfügbar'
  | 'Fehler beim Laden des Trainingsberichts';

/** The card 'Bericht nicht gefunden'. It does not contain the requested address. */
export function renderProblem(problem: ReportProblem, assets: PageAssets): Markup {
  const canRetry = problem === 'Fehler beim Laden des Trainingsberichts';
  return renderFrame({
    title: 'Bericht nicht gefunden',
    meta: '',
    head: '',
    assets,
    body: html`<section class="problem">
      <h1>Bericht nicht gefunden</h1>
      <p>${problem}.</p>
      <div class="actions" ${canRetry ? html`data-report="actions" hidden` : ''}>
        ${canRetry ? html`<button type="button" data-report="retry">Erneut versuchen</button>` : html`<a href="/">Zur Startseite</a>`}
      </div>
    </section>`,
  });
}
