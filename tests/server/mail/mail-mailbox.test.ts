import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { enqueueMail } from '../../../server/mail/outbox.ts';
import { mailsTo } from '../accounts/account-mails.ts';
import { newId, useServer, type ServerFixture } from '../fixture.ts';

/** Fetch sets its own Host; this asks as a browser does that was given a foreign name. */
function askAs(server: ServerFixture, path: string, headers: Record<string, string>): Promise<number | undefined> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

async function deliver(server: ServerFixture, subject: string): Promise<string> {
  const to = `${newId()}@test.example`;
  await enqueueMail(server.sql, { to, template: 'support-confirmation', values: { subject, message: `Siehe ${server.url}/login` } });
  await mailsTo(server, to, 1);
  const [mail] = await server.sql<{ id: string }[]>`select id from mailbox where recipient = ${to}`;
  return mail?.id ?? '';
}

describe('the local mailbox', () => {
  const server = useServer();

  it('lists mails newest first and shows one, its HTML in a frame that can do nothing', async () => {
    const [older, newer] = [await deliver(server, 'Erste'), await deliver(server, 'Zweite')];
    const list = await (await server.fetch('/api/mailbox')).text();
    expect(list.indexOf(newer)).toBeGreaterThan(0);
    expect(list.indexOf(older)).toBeGreaterThan(list.indexOf(newer));

    const response = await server.fetch(`/api/mailbox/${newer}`);
    const page = await response.text();
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).toContain(`<a href="${server.url}/login">`);
    expect(response.headers.get('content-security-policy')).toContain(
      "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'",
    );
    for (const html of [list, page]) expect(html).not.toMatch(/<script|<style|style="/);

    const framed = await server.fetch(`/api/mailbox/${newer}/html`);
    expect(framed.headers.get('content-security-policy')).toMatch(/default-src 'none';.*frame-ancestors 'self';.*sandbox allow-popups/);
    expect(await framed.text()).toMatch(/<base target="_blank" \/>[\s\S]*Deine Nachricht ist bei uns/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('escapes what a mail contains', async () => {
    const id = await deliver(server, '<img src=x onerror=alert(1)>"');
    for (const path of ['/api/mailbox', `/api/mailbox/${id}`, `/api/mailbox/${id}/html`]) {
      expect(await (await server.fetch(path)).text()).not.toContain('<img');
    }
  });

  it('answers 404 for what is not there', async () => {
    for (const path of ['x', newId(), `${newId()}/html`]) expect((await server.fetch(`/api/mailbox/${path}`)).status).toBe(404);
  });

  it('is there for this machine alone: no proxied request, no foreign name', async () => {
    expect(await askAs(server, '/api/mailbox', { host: 'localhost:8787' })).toBe(200);
    expect(await askAs(server, '/api/mailbox', { host: 'boese.example' })).toBe(404);
    expect(await askAs(server, '/api/mailbox', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    expect(await askAs(server, '/api/mailbox', { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' })).toBe(404);
  });
});

describe('with SMTP', () => {
  const server = useServer({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'post@anwurf.test' });

  it('there is no mailbox', async () => {
    expect((await server.fetch('/api/mailbox', { headers: { accept: 'text/html' } })).status).toBe(404);
  });
});
