import { expect, it } from 'vitest';
import { pruneEvents } from '../../../server/events/count-event.ts';
import { useServer } from '../fixture.ts';

const server = useServer();

function consent(given: { analytics?: boolean; marketing?: boolean; version?: string; necessary?: boolean } = {}) {
  const { version = '1.0', ...categories } = given;
  return {
    version,
    consent: { necessary: true, analytics: false, marketing: false, functional: false, ...categories },
    timestamp: '2026-11-21T08:00:00Z',
  };
}
const send = (body: unknown) =>
  server.fetch('/api/events', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'user-agent': 'Someone/1.0' },
  });
const stored = async () => [...(await server.sql`select day::text, name, path, count from event_counts order by 2, 3, 1`)];

it('counts what the visitor has consented to: name, path and day, and nothing else', async () => {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date());
  for (const path of ['/login', '/login', '/auth']) {
    const response = await send({ name: 'page_view', path, consent: consent({ analytics: true }) });
    expect([response.status, await response.text()]).toEqual([204, '']);
  }
  expect((await send({ name: 'purchase', path: '/thank-you', consent: consent({ marketing: true }) })).status).toBe(204);
  expect((await send({ name: 'newsletter_sign_up', path: '/newsletter', consent: consent({ marketing: true }) })).status).toBe(204);
  expect(await stored()).toEqual([
    { day: today, name: 'newsletter_sign_up', path: '/newsletter', count: 1 },
    { day: today, name: 'page_view', path: '/auth', count: 1 },
    { day: today, name: 'page_view', path: '/login', count: 2 },
    { day: today, name: 'purchase', path: '/thank-you', count: 1 },
  ]);
});

it('refuses what the visitor has not consented to', async () => {
  const before = await stored();
  for (const refused of [
    { name: 'page_view', path: '/login', consent: consent({ marketing: true }) },
    { name: 'purchase', path: '/thank-you', consent: consent({ analytics: true }) },
    { name: 'newsletter_sign_up', path: '/newsletter', consent: consent({ analytics: true }) },
    { name: 'page_view', path: '/login', consent: consent({ analytics: true, version: '0.9' }) },
    { name: 'page_view', path: '/login', consent: consent({ analytics: true, necessary: false }) },
    { name: 'page_view', path: '/login', consent: { analytics: true } },
    { name: 'page_view', path: '/login' },
  ]) {
    const response = await send(refused);
    expect([refused, response.status, await response.json()]).toMatchObject([refused, 403, { error: { code: 'forbidden' } }]);
  }
  expect((await send({ name: 'page_view', path: '/training-plans/1', consent: consent({ analytics: true }) })).status).toBe(400);
  expect(await stored()).toEqual(before);
});

it('forgets after two months', async () => {
  await server.sql`delete from event_counts`;
  for (const age of ['1 day', '2 months', '2 months 1 day']) {
    await server.sql`insert into event_counts (day, name, path) values (current_date - ${age}::interval, 'page_view', '/auth')`;
  }
  await pruneEvents(server.sql);
  expect(await stored()).toHaveLength(2);
});
