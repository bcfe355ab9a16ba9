import { newsletterTextVersion } from '@anwurf/contract/newsletter';
import { expect, it, vi } from 'vitest';
import { readRecipients, writeRecipients } from '../../../server/newsletter/export-recipients.ts';
import { pruneNewsletterRequests } from '../../../server/newsletter/subscription.ts';
import { useServer } from '../fixture.ts';

const server = useServer();

const post = (path: string, body: unknown) =>
  server.fetch(`/api/newsletter${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
const ask = (email: string) => post('', { email, consent: true });
const errorOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;
const isSubscribed = async (email: string) => (await server.sql`select from newsletter_subscriptions where email = ${email}`).count === 1;

/** The tokens of the mails that an address has got, oldest first. */
async function tokensOf(email: string, count: number): Promise<string[]> {
  const readTexts = async () => {
    const rows = await server.sql<{ text: string }[]>`select text_body as text from mailbox where recipient = ${email} order by created_at`;
    return rows.length >= count && rows.map(({ text }) => text);
  };
  const texts = await vi.waitUntil(readTexts, { timeout: 10_000 });
  return texts.map((text) => /\/newsletter\?token=([\w-]+)/.exec(text)?.[1] ?? '');
}

it('nobody is subscribed before he has confirmed by the link of the mail; the moment and the text are kept', async () => {
  const email = 'neu@test.example';
  expect((await ask(' Neu@Test.example ')).status).toBe(204);
  expect(await isSubscribed(email)).toBe(false);
  const [token = ''] = await tokensOf(email, 1);
  for (let time = 0; time < 2; time += 1) expect((await post('/confirm', { token })).status).toBe(204);
  const [row] = await server.sql`select *, confirmed_at >= requested_at as ordered from newsletter_subscriptions where email = ${email}`;
  expect(row).toMatchObject({ text_version: newsletterTextVersion, ordered: true });
  expect(row?.['confirmed_at']).toBeInstanceOf(Date);
});

it('the answer does not reveal whether an address is known, and the mail ends no confirmed subscription', async () => {
  const email = 'bekannt@test.example';
  await ask(email);
  const [first = ''] = await tokensOf(email, 1);
  await post('/confirm', { token: first });
  const answers = await Promise.all([ask(email), ask('unbekannt@test.example')]);
  const seen = await Promise.all(
    answers.map(async (response) => [response.status, await response.text(), [...response.headers.keys()].toSorted()]),
  );
  expect(seen[0]).toEqual(seen[1]);
  expect(await isSubscribed(email)).toBe(true);
  const tokens = await tokensOf(email, 2);
  expect(new Set(tokens).size).toBe(2);
  // Either link still works.
  expect((await post('/unsubscribe', { token: first })).status).toBe(204);
  expect(await isSubscribed(email)).toBe(false);
});

it('only a hash of the token is stored', async () => {
  const email = 'hash@test.example';
  await ask(email);
  const [token = ''] = await tokensOf(email, 1);
  const [row] = await server.sql`select * from newsletter_requests where email = ${email}`;
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(row)).not.toContain(token);
  expect(row?.['token_hash']).toHaveLength(32);
});

it('an unsubscribed address returns by a new link only', async () => {
  const email = 'zurueck@test.example';
  await ask(email);
  const [old = ''] = await tokensOf(email, 1);
  await post('/confirm', { token: old });
  for (let time = 0; time < 2; time += 1) expect((await post('/unsubscribe', { token: old })).status).toBe(204);
  expect(await errorOf(await post('/confirm', { token: old }))).toBe('token_invalid');
  expect(await isSubscribed(email)).toBe(false);
  await ask(email);
  const [, fresh = ''] = await tokensOf(email, 2);
  expect((await post('/confirm', { token: fresh })).status).toBe(204);
  expect(await isSubscribed(email)).toBe(true);
});

it('of an address that has left nothing is kept', async () => {
  const email = 'weg@test.example';
  await ask(email);
  const [token = ''] = await tokensOf(email, 1);
  await post('/confirm', { token });
  expect((await post('/unsubscribe', { token })).status).toBe(204);
  for (const table of ['newsletter_requests', 'newsletter_subscriptions']) {
    expect((await server.sql`select from ${server.sql(table)} where email = ${email}`).count).toBe(0);
  }
});

it('each exported recipient can leave by one click of a mail program, and by a page that asks first', async () => {
  const [ada, bert] = ['ada@klick.example', 'bert@klick.example'];
  for (const email of [ada, bert]) {
    await ask(email);
    const [token = ''] = await tokensOf(email, 1);
    await post('/confirm', { token });
  }
  const recipients = (await readRecipients(server.sql, server.url)).filter(({ email }) => email.endsWith('@klick.example'));
  expect(recipients.map(({ email }) => email)).toEqual([ada, bert]);
  const [first] = recipients;
  if (first === undefined) throw new Error('nobody gets it');
  expect(writeRecipients([first])).toBe(
    `email,abmelden,List-Unsubscribe,List-Unsubscribe-Post\n"${ada}","${first.leaveUrl}","${first.listUnsubscribe}","List-Unsubscribe=One-Click"\n`,
  );
  const oneClick = first.listUnsubscribe.slice(1, -1);
  // Opening it, as programs do that check mails, leads to the page and changes nothing.
  const opened = await fetch(oneClick, { redirect: 'manual' });
  expect([opened.status, server.url + (opened.headers.get('location') ?? '')]).toEqual([303, first.leaveUrl]);
  expect(await isSubscribed(ada)).toBe(true);
  const body = new URLSearchParams('List-Unsubscribe=One-Click');
  for (let time = 0; time < 2; time += 1) expect((await fetch(oneClick, { method: 'POST', body })).status).toBe(204);
  expect([await isSubscribed(ada), await isSubscribed(bert)]).toEqual([false, true]);
  expect((await post('/unsubscribe', { token: new URL(recipients[1]?.leaveUrl ?? '').searchParams.get('token') })).status).toBe(204);
  expect(await isSubscribed(bert)).toBe(false);
});

it('a link confirms for a week, and unsubscribes for ever', async () => {
  const email = 'spaet@test.example';
  await ask(email);
  const [token = ''] = await tokensOf(email, 1);
  await server.sql`update newsletter_requests set requested_at = now() - interval '8 days' where email = ${email}`;
  expect(await errorOf(await post('/confirm', { token }))).toBe('token_invalid');
  expect((await post('/unsubscribe', { token })).status).toBe(204);
  expect(await errorOf(await post('/confirm', { token: 'x'.repeat(43) }))).toBe('token_invalid');
});

it('an address that was never confirmed is forgotten after a month', async () => {
  for (const email of ['alt@test.example', 'jung@test.example']) await ask(email);
  await server.sql`update newsletter_requests set requested_at = now() - interval '31 days' where email <> 'jung@test.example'`;
  await pruneNewsletterRequests(server.sql);
  const left = await server.sql<
    { email: string }[]
  >`select distinct email from newsletter_requests where email ~ '^(alt|jung|neu)@' order by 1`;
  expect(left.map(({ email }) => email)).toEqual(['jung@test.example', 'neu@test.example']);
});

it('nothing happens without consent, and nobody is flooded with mails', async () => {
  expect((await post('', { email: 'ohne@test.example', consent: false })).status).toBe(400);
  for (let time = 0; time < 6; time += 1) expect((await ask('flut@test.example')).status).toBe(204);
  expect((await server.sql`select from newsletter_requests where email = 'flut@test.example'`).count).toBe(1);
  expect((await server.sql`select from newsletter_requests where email = 'ohne@test.example'`).count).toBe(0);
});
