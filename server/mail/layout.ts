import { html } from 'hono/html';
import type { RenderedMail } from './mail.ts';

/** A paragraph, a link, a code, or a person's text, shown as written. */
type Part = string | { readonly link: string; readonly label: string } | { readonly code: string } | { readonly quote: string };

const font = "font-family:Archivo,'Helvetica Neue',Arial,sans-serif";

function htmlPart(part: Part) {
  if (typeof part === 'string') return html`<p style="margin:0 0 16px">${part}</p>`;
  if ('link' in part) {
    return html`<p style="margin:24px 0">
        <a
          href="${part.link}"
          style="display:inline-block;padding:14px 24px;border-radius:10px;background:#14508f;color:#ffffff;font-weight:700;text-decoration:none"
          >${part.label}</a
        >
      </p>
      <p style="margin:0 0 16px;font-size:13px;color:#566572;word-break:break-all">${part.link}</p>`;
  }
  if ('code' in part) return html`<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px">${part.code}</p>`;
  return html`<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:3px solid #14508f">
    <span style="white-space:pre-wrap">${part.quote}</span>
  </blockquote>`;
}

function textPart(part: Part): string {
  if (typeof part === 'string') return oneLine(part);
  if ('link' in part) return `${part.label}:\n${part.link}`;
  return 'code' in part ? part.code : part.quote.replace(/^|\r\n?|[\n\u2028\u2029]/g, (lineEnd) => `${lineEnd === '' ? '' : '\n'}> `);
}

/** One line without control characters: a subject must not end its own header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Lays a mail out, as text and as HTML; escapes everything. */
export async function layOut(subject: string, parts: readonly Part[]): Promise<RenderedMail> {
  const title = oneLine(subject);
  const page = await html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:24px 12px;background:#f2f1ec;color:#0d2137;font-size:16px;line-height:1.5;${font}">
        <div style="max-width:520px;margin:0 auto;padding:28px 24px;border-radius:14px;background:#ffffff">
          <p style="margin:0 0 24px;font-size:20px;font-weight:800;color:#14508f">Anwurf</p>
          ${parts.map(htmlPart)}
        </div>
        <p style="max-width:520px;margin:16px auto 0;font-size:13px;color:#566572">Athletiktraining für Handball</p>
      </body>
    </html>`;
  return { subject: title, text: `${parts.map(textPart).join('\n\n')}\n\nAnwurf – Athletiktraining für Handball\n`, html: String(page) };
}
