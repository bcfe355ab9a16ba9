import { html } from 'hono/html';
import { renderPage } from '../../development/page.ts';

/** A mail in the list. */
export type ListedMail = { readonly id: string; readonly recipient: string; readonly subject: string; readonly createdAt: Date };
/** A mail with its text. */
export type ShownMail = ListedMail & { readonly text: string };

const note = 'Lokaler Briefkasten: Ohne SMTP_URL verlässt keine Mail diesen Rechner.';
const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Berlin' });

/** All mails, newest first. */
export function renderMailList(mails: readonly ListedMail[]) {
  const items = mails.map(
    ({ id, recipient, subject, createdAt }) =>
      html`<li>
        <a href="/api/mailbox/${id}">
          <strong>${subject}</strong>
          <span>${recipient}</span>
          <span>${moment.format(createdAt)}</span>
        </a>
      </li>`,
  );
  const list = html`<ul class="mails">
    ${items}
  </ul>`;
  return renderPage({
    title: 'Briefkasten',
    note,
    body: html`<h1>Briefkasten</h1>
      ${mails.length === 0 ? html`<p>Noch keine Mail.</p>` : list}`,
  });
}

/** Text of a mail with clickable links. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 0 ? part : html`<a href="${part}">${part}</a>`));
}

/** One mail: as HTML in a frame that may only follow links, and as text beside it. */
export function renderMailPage({ id, recipient, subject, createdAt, text }: ShownMail) {
  return renderPage({
    title: subject,
    note,
    body: html`<p><a href="/api/mailbox">Alle Mails</a></p>
      <h1>${subject}</h1>
      <dl>
        <dt>An</dt>
        <dd>${recipient}</dd>
        <dt>Am</dt>
        <dd>${moment.format(createdAt)}</dd>
      </dl>
      <div class="mail">
        <section>
          <h2>HTML</h2>
          <iframe title="Die Mail als HTML" src="/api/mailbox/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
        </section>
        <section>
          <h2>Text</h2>
          <pre>${withLinks(text)}</pre>
        </section>
      </div>`,
  });
}
