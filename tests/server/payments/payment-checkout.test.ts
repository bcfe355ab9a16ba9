import { checkoutResponseSchema, registrationResponseSchema } from '@anwurf/contract/access';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../../../server/accounts/account.ts';
import { readSecrets } from '../../../server/database/secrets.ts';
import { findCheckout } from '../../../server/payments/payments.ts';
import { mailsTo } from '../accounts/account-mails.ts';
import { newId, useServer, type ServerFixture, type TestUser } from '../fixture.ts';
import { beginCheckout, messageOf, testSigner } from './payment-messages.ts';

const secretsKey = Buffer.alloc(32, 7);
const production = {
  ANWURF_MODE: 'production',
  SECRETS_KEYS: secretsKey.toString('base64'),
  PUBLIC_URL: 'https://anwurf.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'post@anwurf.test',
};

function begin(server: ServerFixture, body: object = {}, as?: TestUser): Promise<Response> {
  const request = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return server.fetch('/api/checkout', as === undefined ? request : { ...request, as });
}

/** The address of the payment page, without the server's. */
async function pageOf(server: ServerFixture, response: Response): Promise<string> {
  const { url } = checkoutResponseSchema.parse(await response.json());
  expect(url.startsWith(`${server.url}/api/test-checkout/`)).toBe(true);
  return url.slice(server.url.length);
}

function press(server: ServerFixture, page: string, action: string, email = ''): Promise<Response> {
  return server.fetch(page, { method: 'POST', body: new URLSearchParams({ action, email }), redirect: 'manual' });
}

const tokenOf = (page: string) => page.split('/').at(-1) ?? '';
const accessOf = async (server: ServerFixture, id: string) =>
  (await server.sql<{ access_expires_at: Date | null }[]>`select access_expires_at from users where id = ${id}`)[0]?.access_expires_at;

describe('the test checkout', () => {
  const server = useServer({ OFFER_ACCESS_MONTHS: '12', DISCOUNT_CODE: 'HALLE', DISCOUNT_PERCENT: '15' });
  const buy = async (email: string, as?: TestUser) => {
    const page = await pageOf(server, await begin(server, {}, as));
    expect((await press(server, page, 'pay', email)).status).toBe(303);
    return tokenOf(page);
  };
  const refund = async (email: string) => {
    const [payment] = await server.sql<{ provider_reference: string; checkout_id: string }[]>`
      select provider_reference, checkout_id from payments where email = ${email}`;
    const message = { ...messageOf(payment?.checkout_id ?? '', email, 'refunded'), reference: payment?.provider_reference ?? '' };
    const sign = testSigner((await readSecrets(server.sql)).testCheckout);
    expect((await server.fetch('/api/payments/webhook', sign(message))).status).toBe(200);
  };

  it('shows the price, escapes the address, and is styled without anything inline', async () => {
    const response = await server.fetch(await pageOf(server, await begin(server)));
    const page = await response.text();
    expect(page).toContain('29,99');
    expect(page).not.toMatch(/<style|style="|<script/);
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self'");
    const style = await server.fetch('/api/development/style.css');
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
    const wrong = await press(server, await pageOf(server, await begin(server)), 'pay', '"><script>alert(1)</script>@x');
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('value="&quot;&gt;&lt;script&gt;');
  });

  it('pays: the buyer comes back with his token, and his mailed link says the same', async () => {
    const email = `${newId()}@test.example`;
    const page = await pageOf(server, await begin(server, { email }));
    expect(await (await server.fetch(page)).text()).toContain(`value="${email}"`);
    expect(await findCheckout(server.sql, tokenOf(page))).toMatchObject({ email: null, status: 'pending' });
    const response = await press(server, page, 'pay', email);
    expect([response.status, response.headers.get('location')]).toEqual([303, `/payment-success?token=${tokenOf(page)}`]);
    expect(await findCheckout(server.sql, tokenOf(page))).toMatchObject({ email, status: 'complete' });
    const answer = await server.fetch('/api/auth/registration', {
      method: 'POST',
      body: JSON.stringify({ token: tokenOf(page) }),
      headers: { 'content-type': 'application/json' },
    });
    expect(registrationResponseSchema.parse(await answer.json())).toEqual({ email, status: 'code', canCorrect: true });
    const [mail] = await mailsTo(server, email, 1);
    expect(mail?.text).toMatch(new RegExp(`${server.url}/register\\?token=[\\w-]{43}\\s[\\s\\S]*\\b\\d{6}\\b`));
    expect(await (await server.fetch(page)).text()).toContain('Schon bezahlt');
    await press(server, page, 'pay', email);
    expect(await mailsTo(server, email, 1)).toHaveLength(1);
  });

  it('declines, and takes the next try', async () => {
    const email = `${newId()}@test.example`;
    const page = await pageOf(server, await begin(server));
    const mistyped = `${newId()}@test.example`;
    const declined = await press(server, page, 'decline', mistyped);
    expect([declined.status, await declined.text()]).toEqual([200, expect.stringContaining('abgelehnt')]);
    expect(await findCheckout(server.sql, tokenOf(page))).toMatchObject({ email: mistyped, status: 'failed' });
    expect((await press(server, page, 'pay', email)).status).toBe(303);
    expect(await findCheckout(server.sql, tokenOf(page))).toMatchObject({ email, status: 'complete' });
  });

  it('leads back to the prices when cancelled, and nothing was paid', async () => {
    const page = await pageOf(server, await begin(server));
    const response = await press(server, page, 'cancel');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/#preis']);
    expect(await findCheckout(server.sql, tokenOf(page))).toMatchObject({ email: null, status: 'pending' });
  });

  it('knows no other checkout, and no expired one', async () => {
    expect((await server.fetch('/api/test-checkout/unbekannt')).status).toBe(404);
    const page = await pageOf(server, await begin(server));
    await server.sql`update checkouts set expires_at = now() where expires_at > now()`;
    expect((await press(server, page, 'pay', 'a@test.example')).status).toBe(404);
    expect(await findCheckout(server.sql, tokenOf(page))).toBeUndefined();
  });

  it('takes the discount of the configured code, and names a wrong one', async () => {
    const page = await pageOf(server, await begin(server, { discountCode: ' halle ' }));
    expect(await (await server.fetch(page)).text()).toContain('25,49');
    const wrong = await begin(server, { discountCode: 'HALLE2' });
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { error: { fields: { discountCode: 'Diesen Rabattcode gibt es nicht.' } } },
    ]);
  });

  it('stores no token, only its hash', async () => {
    const token = tokenOf(await pageOf(server, await begin(server)));
    const rows = await server.sql<{ row: string }[]>`select checkouts::text as row from checkouts`;
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });

  describe('a mistyped address', () => {
    const ask = (path: string, body: object) =>
      server.fetch(`/api/auth/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    const correct = async (token: string, email: string) => (await ask('correct-address', { token, email })).status;
    const registrationOf = async (token: string) => registrationResponseSchema.parse(await (await ask('registration', { token })).json());
    const linkOf = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? '';

    it('is corrected once by the token of the checkout: the new one has the way in, the former one nothing', async () => {
      const [mistyped, meant] = [`${newId()}@test.example`, `${newId()}@test.example`];
      const token = await buy(mistyped);
      expect(await registrationOf(token)).toEqual({ email: mistyped, status: 'code', canCorrect: true });
      const [former] = await mailsTo(server, mistyped, 1);
      expect(await correct(token, ` ${meant.toUpperCase()}`)).toBe(204);
      expect(await registrationOf(token)).toEqual({ email: meant, status: 'code', canCorrect: false });
      const [welcome] = await mailsTo(server, meant, 1);
      expect(await registrationOf(linkOf(welcome?.text))).toMatchObject({ email: meant, status: 'ready' });
      expect((await ask('registration', { token: linkOf(former?.text) })).status).toBe(400);
      expect(await correct(token, `${newId()}@test.example`)).toBe(400);
      // A later message of the provider names the address as it was typed there.
      const [payment] = await server.sql<{ reference: string; checkout: string }[]>`
        select provider_reference as reference, checkout_id as checkout from payments where email = ${meant}`;
      const sign = testSigner((await readSecrets(server.sql)).testCheckout);
      const late = { ...messageOf(payment?.checkout ?? '', mistyped, 'complete'), reference: payment?.reference ?? '' };
      expect((await server.fetch('/api/payments/webhook', sign(late))).status).toBe(200);
      expect(await server.sql`select 1 from payments where email = ${mistyped}`).toHaveLength(0);
    });

    it('takes the access from the account that happened to have it, and gives it to the one that was meant', async () => {
      const [other, meant] = [await server.user(), await server.user()];
      await server.sql`update users set access_expires_at = '2020-01-01' where id in (${other.id}, ${meant.id})`;
      const token = await buy(other.email);
      expect((await accessOf(server, other.id))?.getTime()).toBeGreaterThan(Date.now());
      expect(await correct(token, meant.email)).toBe(204);
      expect((await accessOf(server, other.id))?.getTime()).toBeLessThanOrEqual(Date.now());
      expect((await accessOf(server, meant.id))?.getTime()).toBeGreaterThan(Date.now());
    });

    it('two corrections at once are one', async () => {
      const token = await buy(`${newId()}@test.example`);
      const both = [`${newId()}@test.example`, `${newId()}@test.example`];
      expect((await Promise.all(both.map((email) => correct(token, email)))).toSorted((a, b) => a - b)).toEqual([204, 400]);
    });

    it('is not corrected before it is paid, nor where an account bought', async () => {
      const page = await pageOf(server, await begin(server));
      expect(await correct(tokenOf(page), 'a@test.example')).toBe(400);
      const user = await server.user();
      expect(await correct(await buy(`${newId()}@test.example`, user), 'a@test.example')).toBe(400);
      expect(await correct('x'.repeat(43), 'a@test.example')).toBe(400);
    });
  });

  it('gives a signed-in buyer access at once, whatever address he types, and nobody else his payment', async () => {
    const user = await server.user();
    await server.sql`update users set access_expires_at = '2020-01-01' where id = ${user.id}`;
    const other = `${newId()}@test.example`;
    const token = await buy(other, user);
    const days = ((await accessOf(server, user.id))?.getTime() ?? 0) / 86_400_000 - Date.now() / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(365);
    expect(await findCheckout(server.sql, token)).toMatchObject({ email: user.email, status: 'complete' });
    const verified = await server.fetch('/api/auth/verify-payment', {
      method: 'POST',
      body: JSON.stringify({ email: other }),
      headers: { 'content-type': 'application/json' },
    });
    expect(verified.status).toBe(204);
    expect((await mailsTo(server, other, 2)).at(-1)).toMatchObject({ subject: 'Keine Zahlung gefunden' });
  });

  it('an address without a payment is mailed how to correct it, and whom to write to', async () => {
    const email = `${newId()}@test.example`;
    await server.fetch('/api/auth/verify-payment', {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { 'content-type': 'application/json' },
    });
    const [mail] = await mailsTo(server, email, 1);
    expect(mail?.subject).toBe('Keine Zahlung gefunden');
    expect(mail?.text).toContain('Die Seite nach der Zahlung lässt sie dich einmal ändern.');
    expect(mail?.text).toContain('schreib an kontakt@betreiber.example und nenne Tag und Betrag der Zahlung.');
  });

  it('does not take a purchase with a wrong session for a stranger’s', async () => {
    expect((await begin(server, {}, { id: '', email: '', token: 'falsch' })).status).toBe(401);
  });

  it('a refund ends the access of its payment, unless another one remains', async () => {
    const email = `${newId()}@test.example`;
    const id = await createAccount(server.sql, email, 'siebenmeter', 'Ada');
    await buy(email);
    const second = `${newId()}@test.example`;
    await buy(second, { id, email, token: await signIn(server, email) });
    const both = await accessOf(server, id);
    await refund(email);
    const one = await accessOf(server, id);
    expect((one?.getTime() ?? 0) > Date.now() && (one?.getTime() ?? 0) < (both?.getTime() ?? 0)).toBe(true);
    await refund(second);
    expect((await accessOf(server, id))?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('notifies the owner of an account of every payment for it, whoever paid and whatever address he typed', async () => {
    const email = `${newId()}@test.example`;
    const id = await createAccount(server.sql, email, 'siebenmeter', 'Ada');
    const token = await buy(email);
    expect(await mailsTo(server, email, 1)).toMatchObject([{ subject: 'Eine Zahlung für dein Konto' }]);
    const typed = `${newId()}@test.example`;
    await buy(typed, { id, email, token: await signIn(server, email) });
    const mails = await mailsTo(server, email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual(['Eine Zahlung für dein Konto', 'Eine Zahlung für dein Konto']);
    for (const { text } of mails) expect(text).not.toMatch(/token=|\b\d{6}\b/);
    expect(await mailsTo(server, typed, 0)).toEqual([]);
    // The buyer reads nothing that the payment page did not show.
    const answer = await server.fetch('/api/auth/registration', {
      method: 'POST',
      body: JSON.stringify({ token }),
      headers: { 'content-type': 'application/json' },
    });
    expect(await answer.json()).toEqual({ email, status: 'code', canCorrect: true });
  });

  it('does not restart the months of a payment that is linked again', async () => {
    const email = `${newId()}@test.example`;
    const id = await createAccount(server.sql, email, 'siebenmeter', 'Ada');
    await buy(email);
    await server.sql`update payments set linked_at = now() - interval '13 months', user_id = null where email = ${email}`;
    const access = await server.fetch('/api/auth/access', { headers: { authorization: `Bearer ${await signIn(server, email)}` } });
    expect(await access.json()).toMatchObject({ hasAccess: false });
    expect((await accessOf(server, id))?.getTime()).toBeLessThan(Date.now());
  });

  it('refuses a message that it has not signed, and one about nothing it knows changes nothing', async () => {
    const { id } = await beginCheckout(server.sql, 'test');
    const sign = testSigner((await readSecrets(server.sql)).testCheckout);
    const { body, headers } = sign(messageOf(id, 'a@test.example', 'complete'));
    const altered = { method: 'POST', headers: headers ?? {}, body: body.replace('a@test.example', 'b@test.example') };
    for (const request of [altered, { method: 'POST', body }])
      expect((await server.fetch('/api/payments/webhook', request)).status).toBe(403);
    expect((await server.fetch('/api/payments/webhook', sign(messageOf(newId(), 'a@test.example', 'complete')))).status).toBe(200);
    expect(await server.sql`select from payments where email in ('a@test.example', 'b@test.example')`).toHaveLength(0);
    expect(server.logged).toEqual([expect.stringContaining('is unknown')]);
  });
});

async function signIn(server: ServerFixture, email: string): Promise<string> {
  const response = await server.fetch('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ email, password: 'siebenmeter' }),
    headers: { 'content-type': 'application/json' },
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

describe('limits', () => {
  const server = useServer();

  it('a network may begin 30 purchases in a quarter of an hour', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => begin(server)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(Number((await begin(server)).headers.get('retry-after'))).toBeGreaterThan(800);
  });
});

describe('production without Stripe', () => {
  const server = useServer(production);

  it('sells nothing: no checkout, no test checkout, no webhook', async () => {
    const response = await begin(server);
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: { code: 'upstream_unavailable', message: 'No checkout URL received.' } },
    ]);
    const sign = testSigner((await readSecrets(server.sql, [secretsKey])).testCheckout);
    expect((await server.fetch('/api/payments/webhook', sign(messageOf(newId(), 'a@test.example', 'complete')))).status).toBe(404);
    for (const path of ['/api/test-checkout/x', '/api/mailbox', '/api/development/style.css']) {
      expect((await server.fetch(path, { headers: { accept: 'text/html' } })).status).toBe(404);
    }
  });
});
