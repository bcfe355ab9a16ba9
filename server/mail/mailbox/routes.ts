import { Hono } from 'hono';
import { z } from 'zod';
import type { Sql } from '../../database/connection.ts';
import { loopbackOnly } from '../../development/loopback-only.ts';
import { ApiError } from '../../errors/api-error.ts';
import { renderMailList, renderMailPage, type ListedMail, type ShownMail } from './page.ts';

const maxListed = 200;

// Frames only our own frame, which contains a mail.
const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

async function findMail(sql: Sql, id: string): Promise<ShownMail & { readonly html: string }> {
  const [row] = z.uuid().safeParse(id).success
    ? await sql<(ShownMail & { html: string })[]>`
        select id, recipient, subject, created_at as "createdAt", text_body as text, html_body as html from mailbox where id = ${id}`
    : [];
  if (row === undefined) throw new ApiError('not_found', 'There is no such mail.');
  return row;
}

/** `GET /api/mailbox`: the mails that would have been sent, for local try-outs. */
export function createMailboxRoutes(sql: Sql): Hono {
  return new Hono()
    .use(loopbackOnly())
    .get('/', async (c) => {
      const mails = await sql<ListedMail[]>`
        select id, recipient, subject, created_at as "createdAt" from mailbox order by created_at desc, id desc limit ${maxListed}`;
      return c.html(renderMailList(mails), 200, { 'content-security-policy': pagePolicy });
    })
    .get('/:id', async (c) => {
      const mail = await findMail(sql, c.req.param('id'));
      return c.html(renderMailPage(mail), 200, { 'content-security-policy': pagePolicy });
    })
    .get('/:id/html', async (c) => {
      const { html } = await findMail(sql, c.req.param('id'));
      // Links open outside the frame: our pages do not render inside it.
      return c.html(html.replace('<head>', '<head><base target="_blank" />'), 200, { 'content-security-policy': mailPolicy });
    });
}
