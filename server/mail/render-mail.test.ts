import { describe, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { renderMail } from './render-mail.ts';

const hostile = '<script>alert(1)</script>"\'&\r\nBcc: a@b.example\u2028x';
const to = 'ada@test.example';
const link = 'https://anwurf.test/x?token=abc';
const mails = (text: string): Mail[] => [
  { to, template: 'welcome', values: { firstName: text, registrationUrl: link, code: '012345' } },
  { to, template: 'no-payment', values: { firstName: text, authUrl: link } },
  { to, template: 'payment-received', values: { firstName: text } },
  { to, template: 'payment-failed', values: { firstName: text, buyUrl: link } },
  { to, template: 'payment-disputed', values: { reference: text, amount: text } },
  { to, template: 'already-registered', values: { firstName: text, loginUrl: link } },
  { to, template: 'password-reset', values: { firstName: text, resetUrl: link } },
  { to, template: 'sign-in-changed', values: { firstName: text, change: 'passkey added', settingsUrl: link } },
  { to, template: 'support-confirmation', values: { subject: text, message: text } },
  { to, template: 'support-notification', values: { fromEmail: to, subject: text, message: text } },
  { to, template: 'handover-problem', values: { generationId: text, reason: text } },
  { to, template: 'newsletter-opt-in', values: { confirmUrl: link } },
];

describe.each(mails(hostile))('$template', (mail) => {
  it('escapes user input, in the HTML and in the subject', async () => {
    const { html, subject } = await renderMail(mail);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('"\'&');
    expect(html).toMatch(/^<!doctype html>\s*<html lang="de">/);
    expect(subject).not.toMatch(/[\p{Cc}\u2028]/u);
  });

  it('has the same content in text and HTML, with the whole link in both', async () => {
    const { html, text } = await renderMail(mail);
    const isLinked = 'values' in mail && Object.values(mail.values).includes(link);
    expect([html.includes(`href="${link}"`), text.includes(link)]).toEqual([isLinked, isLinked]);
    expect(text).not.toContain('&amp;');
  });
});

it('the welcome has the code, leading zero included, and addresses the buyer', async () => {
  const [welcome] = mails('Ada');
  const { text, html, subject } = await renderMail(welcome as Mail);
  expect(subject).toBe('Willkommen bei Anwurf');
  for (const body of [text, html]) expect(body).toMatch(/Hallo Ada,[\s\S]*012345/);
});

it('quotes every line of a message', async () => {
  const values = { subject: 'Frage', message: 'Eins\r\nzwei\n\nvier' };
  const { text, html } = await renderMail({ to, template: 'support-confirmation', values });
  expect(text).toContain('\n\n> Eins\n> zwei\n> \n> vier\n\n');
  expect(html).toContain('pre-wrap">Eins\r\nzwei\n\nvier</span>');
});

it('replies of the operator go to the sender of the message', async () => {
  const rendered = await Promise.all(mails('Frage').map(renderMail));
  expect(rendered.map(({ replyTo }) => replyTo)).toEqual([
    undefined,
    undefined,
    ...Array.from({ length: 7 }, () => undefined),
    to,
    undefined,
    undefined,
  ]);
});
