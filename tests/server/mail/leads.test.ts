import { leadTextVersion } from '@anwurf/contract/players';
import { expect, it } from 'vitest';
import { useServer } from '../fixture.ts';

const server = useServer({ PUBLIC_URL: 'https://anwurf.example' });

const send = (body: unknown) =>
  server.fetch('/api/leads', { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

it('a lead is stored with the version of its text, once an address, and nobody learns whether it was known', async () => {
  expect(await (await send({ email: ' Eine@Test.example', consent: true })).json()).toEqual({ already: false });
  expect(await (await send({ email: 'eine@test.example ', consent: true })).json()).toEqual({ already: false });
  const rows = await server.sql`select email, consent_text_version from leads`;
  expect([...rows]).toEqual([{ email: 'eine@test.example', consent_text_version: leadTextVersion }]);
});

it('its cookie is for a year, for the players alone, out of reach of scripts, and does not say whose it is', async () => {
  const response = await send({ email: 'andere@test.example', consent: true });
  const cookie = decodeURIComponent(response.headers.get('set-cookie') ?? '');
  expect(cookie).toMatch(/^__Host-anwurf_players=\d{10}\.[\w+/]+=; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
});

it('nothing is unlocked without an address or consent', async () => {
  for (const body of [{ email: 'dritte@test.example' }, { email: 'dritte@test.example', consent: false }, { email: 'x', consent: true }]) {
    const response = await send(body);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null]);
  }
  expect((await server.sql`select from leads where email = 'dritte@test.example'`).count).toBe(0);
});

it('an address that is tried again and again has to wait, others do not', async () => {
  let refused: Response | undefined;
  for (let attempt = 0; attempt <= 10; attempt += 1) refused = await send({ email: 'oft@test.example', consent: true });
  expect([refused?.status, Number(refused?.headers.get('retry-after'))]).toEqual([429, expect.closeTo(3600, -1)]);
  expect((await send({ email: 'selten@test.example', consent: true })).status).toBe(200);
});
