import { registrationResponseSchema } from '@anwurf/contract/access';
import { registrationTextVersion } from '@anwurf/contract/registration-text';
import { sessionResponseSchema } from '@anwurf/contract/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount, normalizeEmail } from '../../../server/accounts/account.ts';
import { readSecrets } from '../../../server/database/secrets.ts';
import { createToken, hashToken } from '../../../server/identity/token.ts';
import { createRegistrationProof } from '../../../server/registration/registration-proof.ts';
import { beginCheckout, messageOf, testSigner } from '../payments/payment-messages.ts';
import { mailsTo } from './account-mails.ts';
import { newId, useServer } from '../fixture.ts';

// Behind a proxy that names another client for each test, so that they do not share their limits.
const server = useServer({ TRUSTED_PROXIES: '1' });
const password = 'Kreis läuft 7m';
let client = 0;
beforeEach(() => void (client += 1));

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.fetch(`/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.8.0.${client}`, ...headers },
  });

/** Somebody who has paid and has no account yet. */
async function purchaser(): Promise<string> {
  const email = `${newId()}@test.example`;
  await pay(email);
  return email;
}

const pay = (email: string, userId: string | null = null) =>
  server.sql`insert into payments (id, user_id, email, status) values (${newId()}, ${userId}, ${email}, 'complete')`;

const prove = (email: string) => createRegistrationProof(server.sql, email);
const form = (email: string, proof: { token: string } | { code: string }) => ({
  email,
  fullName: 'Ada',
  password,
  oldEnough: true,
  ...proof,
});
const codeOf = async (response: Response) => {
  const body = (await response.json()) as { error?: { code: string } };
  return [response.status, body.error?.code];
};
const register = async (email: string, proof: { token: string } | { code: string }) => codeOf(await post('register', form(email, proof)));
const statusOf = async (token: string) => registrationResponseSchema.parse(await (await post('registration', { token })).json());

/** An account of a purchaser that has never had a password. */
async function withoutPassword(): Promise<{ id: string; email: string }> {
  const id = newId();
  const email = await purchaser();
  await server.sql`insert into users (id, email) values (${id}, ${email})`;
  return { id, email };
}

describe('verify-payment', () => {
  const verified = async (email: string) => {
    const response = await post('verify-payment', { email });
    return [response.status, await response.text()];
  };

  it('answers the same where there is no payment, and mails what to do, once within the hour', async () => {
    const email = `${newId()}@test.example`;
    expect(await verified(email)).toEqual([204, '']);
    const [mail] = await mailsTo(server, email, 1);
    expect(mail?.subject).toBe('Keine Zahlung gefunden');
    expect(mail?.text).toContain(`${server.url}/auth`);
    expect(mail?.text).not.toMatch(/token=|\b\d{6}\b/);
    expect(await verified(email)).toEqual([204, '']);
    // Mails leave in their order: by then a second one would be there.
    const paid = await purchaser();
    await post('verify-payment', { email: paid });
    await mailsTo(server, paid, 1);
    expect(await mailsTo(server, email, 1)).toHaveLength(1);
  });

  it('mails link and code, and answers neither', async () => {
    const email = await purchaser();
    const response = await post('verify-payment', { email: ` ${email.toUpperCase()} ` });
    expect([response.status, await response.text()]).toEqual([204, '']);
    const [mail] = await mailsTo(server, email, 1);
    expect(mail?.subject).toBe('Willkommen bei Anwurf');
    const token = /\/register\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await statusOf(token)).toEqual({ email, status: 'ready' });
    expect(await register(email, { code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' })).toEqual([200, undefined]);
  });

  it('answers the same for an account with a password, and mails the way to the login', async () => {
    const email = await purchaser();
    await createAccount(server.sql, email, password, 'Ada');
    expect(await verified(email)).toEqual([204, '']);
    expect(await mailsTo(server, email, 1)).toMatchObject([{ subject: 'Du hast schon ein Konto bei Anwurf' }]);
  });

  it('does not count a payment of somebody else’s account', async () => {
    const bert = await server.user();
    const email = `${newId()}@test.example`;
    await pay(email, bert.id);
    expect(await verified(email)).toEqual([204, '']);
    expect(await mailsTo(server, email, 1)).toMatchObject([{ subject: 'Keine Zahlung gefunden' }]);
    expect(await register(email, await prove(email).then(({ token }) => ({ token })))).toEqual([402, 'payment_required']);
  });
});

describe('register', () => {
  it('makes an account by the link, signs in and links the payment', async () => {
    const email = await purchaser();
    const { token } = await prove(email);
    const response = await post('register', form(email.toUpperCase(), { token }));
    const session = sessionResponseSchema.parse(await response.json());
    expect(session.user).toMatchObject({ email, fullName: 'Ada' });
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    expect(await server.sql`select user_id from payments where email = ${email}`).toEqual([{ user_id: session.user.id }]);
    expect((await post('login', { email, password })).status).toBe(200);
    expect(await statusOf(token)).toEqual({ email, status: 'registered' });
    const access = await server.fetch('/api/auth/access', { headers: { authorization: `Bearer ${session.accessToken}` } });
    expect(await access.json()).toEqual({ hasAccess: true, expiresAt: null });
  });

  it('keeps what was ticked, with the version of the texts that were shown and the time', async () => {
    const agreements = async (email: string) =>
      server.sql`select text_version, agreed_at > now() - interval '1 minute' as now from registration_agreements
        join users on id = user_id where email = ${email}`;
    const email = await purchaser();
    expect((await post('register', { ...form(email, await prove(email)), code: undefined, version: '2026-10-01' })).status).toBe(200);
    expect(await agreements(email)).toEqual([{ text_version: '2026-10-01', now: true }]);
    // An earlier release names no version.
    const other = await purchaser();
    expect((await post('register', { ...form(other, await prove(other)), code: undefined })).status).toBe(200);
    expect(await agreements(other)).toEqual([{ text_version: registrationTextVersion, now: true }]);
  });

  it('makes an account by the code', async () => {
    const email = await purchaser();
    expect(await register(email, { code: (await prove(email)).code })).toEqual([200, undefined]);
  });

  it.each(['token', 'code'] as const)('sets the first password of an account that has none, by the %s', async (kind) => {
    const { id, email } = await withoutPassword();
    const proof = await prove(email);
    expect((await post('login', { email, password })).status).toBe(401);
    const response = await post('register', form(email, kind === 'token' ? { token: proof.token } : { code: proof.code }));
    expect(sessionResponseSchema.parse(await response.json()).user).toEqual({ id, email, fullName: 'Ada' });
    expect((await post('login', { email, password })).status).toBe(200);
  });

  it('makes one account of 20 parallel requests', async () => {
    const email = await purchaser();
    const { token, code } = await prove(email);
    const proofs = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? { token } : { code }));
    const answers = await Promise.all(proofs.map((proof) => register(email, proof)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    for (const answer of answers) {
      expect(['200 ', '409 already_registered', '400 code_invalid', '429 too_many_requests']).toContain(answer.join(' '));
    }
    expect(await server.sql`select count(*)::int from users where email = ${email}`).toEqual([{ count: 1 }]);
    expect(await server.sql`select count(*)::int from payments where email = ${email} and user_id is not null`).toEqual([{ count: 1 }]);
  });

  it('refuses the most common passwords, without using up the code', async () => {
    const email = await purchaser();
    const { code } = await prove(email);
    for (const common of ['handball7', 'PASSWORT1', '12345678', 'aaaaaaaa', 'fcbayern', 'Handball7']) {
      expect(await codeOf(await post('register', { ...form(email, { code }), password: common }))).toEqual([400, 'password_too_common']);
    }
    expect(await register(email, { code })).toEqual([200, undefined]);
  });

  it.each([
    ['a short password', { password: 'sieben7' }],
    ['a long one', { password: 'x'.repeat(129) }],
    ['no consent of the parents', { oldEnough: false }],
    ['a name that cannot be stored', { fullName: 'A\0da' }],
    ['half a character', { fullName: 'A\ud800' }],
    ['token and code', { code: '123456' }],
    ['neither token nor code', { token: undefined }],
    ['a code of letters', { token: undefined, code: '12345a' }],
  ])('refuses %s', async (_, change) => {
    const email = await purchaser();
    const { token } = await prove(email);
    expect(await codeOf(await post('register', { ...form(email, { token }), ...change }))).toEqual([400, 'invalid_input']);
    expect((await post('register', form(email, { token }), { origin: 'https://evil.example' })).status).toBe(403);
    expect(await statusOf(token)).toMatchObject({ status: 'ready' });
  });
});

describe('the code', () => {
  const wrong = (code: string) => ({ code: code === '000000' ? '000001' : '000000' });

  it('is used up by five wrong tries, also when they come at once', async () => {
    const email = await purchaser();
    const { code } = await prove(email);
    const tries = await Promise.all(Array.from({ length: 5 }, () => register(email, wrong(code))));
    expect(tries).toEqual(Array.from({ length: 5 }, () => [400, 'code_invalid']));
    expect(await register(email, { code })).toEqual([400, 'code_invalid']);
    expect(await server.sql`select from users where email = ${email}`).toEqual([]);
  });

  it('works after four wrong tries', async () => {
    const email = await purchaser();
    const { code } = await prove(email);
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await register(email, wrong(code))).toEqual([400, 'code_invalid']);
    expect(await register(email, { code })).toEqual([200, undefined]);
  });

  it('is replaced by the next one, while earlier links stay', async () => {
    const email = await purchaser();
    const [first, second] = [await prove(email), await prove(email)];
    if (first.code !== second.code) expect(await register(email, { code: first.code })).toEqual([400, 'code_invalid']);
    expect(await register(email, { token: first.token })).toEqual([200, undefined]);
    expect(await register(email, { code: second.code })).toEqual([400, 'code_invalid']);
    expect(await register(email, { token: second.token })).toEqual([409, 'already_registered']);
  });

  it('ends after 10 minutes, the link after its days', async () => {
    const email = await purchaser();
    const { code, token } = await prove(email);
    const age = (minutes: number) => server.sql`
      with links as (update registration_links set expires_at = expires_at - ${minutes} * interval '1 minute' where email = ${email})
      update registration_codes set expires_at = expires_at - ${minutes} * interval '1 minute' where email = ${email}`;
    await age(9);
    // Another mail's code, as this try would use the account up.
    expect(await server.sql`select from registration_codes where email = ${email} and expires_at > now()`).toHaveLength(1);
    await age(1);
    expect(await register(email, { code })).toEqual([400, 'code_invalid']);
    expect(await statusOf(token)).toEqual({ email, status: 'ready' });
    await age(14 * 24 * 60);
    expect(await register(email, { token })).toEqual([400, 'token_invalid']);
    expect(await codeOf(await post('registration', { token }))).toEqual([400, 'token_invalid']);
  });

  it('is stored as a hash, and so is the link', async () => {
    const email = await purchaser();
    const { code, token } = await prove(email);
    const rows = await server.sql`
      select to_jsonb(l)::text || encode(token_hash, 'escape') as row from registration_links l where email = ${email}
      union all select to_jsonb(c)::text from registration_codes c where email = ${email}`;
    expect(rows).toHaveLength(2);
    for (const { row } of rows) for (const secret of [code, token]) expect(row).not.toContain(`"${secret}"`);
  });
});

describe('nobody takes over', () => {
  it('an address by the link or the code of another', async () => {
    const [ada, eve] = [await purchaser(), await purchaser()];
    const [proofOfEve] = [await prove(eve), await prove(ada)];
    expect(await register(ada, { token: proofOfEve.token })).toEqual([400, 'token_invalid']);
    expect(await register(ada, { code: proofOfEve.code })).toEqual([400, 'code_invalid']);
    expect(await register(ada, { token: 'x'.repeat(43) })).toEqual([400, 'token_invalid']);
    expect(await server.sql`select from users where email = ${ada}`).toEqual([]);
  });

  it.each(['token', 'code'] as const)('an account with a password, by its own %s', async (kind) => {
    const email = await purchaser();
    const proof = await prove(email);
    await createAccount(server.sql, email, 'das Passwort von Ada', 'Ada');
    expect(await register(email, kind === 'token' ? { token: proof.token } : { code: proof.code })).toEqual([409, 'already_registered']);
    expect((await post('login', { email, password })).status).toBe(401);
    expect((await post('login', { email, password: 'das Passwort von Ada' })).status).toBe(200);
  });

  it('an account by knowing only its address', async () => {
    const email = await purchaser();
    await createAccount(server.sql, email, 'das Passwort von Ada', 'Ada');
    const unknown = `${newId()}@test.example`;
    // Without a proof an address with an account looks like any other.
    for (const proof of [{ code: '123456' }, { token: 'x'.repeat(43) }]) {
      expect(await register(email, proof)).toEqual(await register(unknown, proof));
    }
  });

  it('an address whose payment was given back', async () => {
    const email = await purchaser();
    const { token } = await prove(email);
    await server.sql`update payments set status = 'refunded' where email = ${email}`;
    expect(await register(email, { token })).toEqual([402, 'payment_required']);
    expect(await codeOf(await post('registration', { token }))).toEqual([400, 'token_invalid']);
  });

  it('an account that was deleted, by a link from before or by what was paid for it', async () => {
    const email = await purchaser();
    const { token } = await prove(email);
    const response = await post('register', form(email, { token }), { 'x-anwurf-client': 'desktop' });
    const { accessToken } = sessionResponseSchema.parse(await response.json());
    const deletion = await server.fetch('/api/account/delete', {
      method: 'POST',
      body: JSON.stringify({ password }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    });
    expect(deletion.status).toBe(204);
    expect(await register(email, { token })).toEqual([400, 'token_invalid']);
    // The payment ended with the account: its address counts as unpaid until it pays again.
    const verify = () => post('verify-payment', { email });
    await verify();
    expect((await mailsTo(server, email, 1)).at(-1)).toMatchObject({ subject: 'Keine Zahlung gefunden' });
    expect(await server.sql`select from payments where lower(email) = ${email}`).toHaveLength(0);
    await server.sql`insert into payments (id, email, status) values (${newId()}, ${email}, 'complete')`;
    await verify();
    expect((await mailsTo(server, email, 2)).at(-1)).toMatchObject({ subject: 'Willkommen bei Anwurf' });
    expect(await register(email, { token: (await prove(email)).token })).toEqual([200, undefined]);
  });
});

describe('a checkout that came back', () => {
  type Status = 'pending' | 'complete' | 'refunded';

  /** A checkout as its buyer left it. @returns its token */
  async function checkout(email: string, status: Status, buyer: string | null = null): Promise<string> {
    const [id, token] = [newId(), createToken()];
    await server.sql`insert into checkouts (id, token_hash, user_id, provider, amount_cents, currency, expires_at)
      values (${id}, ${hashToken(token)}, ${buyer}, 'test', 2999, 'EUR', now() + interval '1 day')`;
    if (status !== 'pending') {
      await server.sql`insert into payments (id, user_id, email, status, checkout_id) values (${newId()}, ${buyer}, ${email}, ${status}, ${id})`;
    }
    return token;
  }
  const address = () => `${newId()}@test.example`;

  it('opens no account by itself: it knows the address, whose mailbox proves it', async () => {
    const email = address();
    const token = await checkout(email.toUpperCase(), 'complete');
    expect(await statusOf(token)).toEqual({ email, status: 'code', canCorrect: true });
    expect(await register(email, { token })).toEqual([400, 'token_invalid']);
    expect(await server.sql`select from users where email = ${email}`).toEqual([]);
    expect(await register(email, { code: (await prove(email)).code })).toEqual([200, undefined]);
    // It does not reveal who has an account now.
    expect(await statusOf(token)).toEqual({ email, status: 'code', canCorrect: true });
  });

  it('waits until it is paid', async () => {
    const email = address();
    const token = await checkout(email, 'pending');
    expect(await statusOf(token)).toMatchObject({ status: 'pending' });
    expect(await register(email, { token })).toEqual([400, 'token_invalid']);
  });

  it('counts for nothing when the money was given back', async () => {
    const email = address();
    const token = await checkout(email, 'refunded');
    expect(await codeOf(await post('registration', { token }))).toEqual([400, 'token_invalid']);
    expect(await register(email, { token })).toEqual([400, 'token_invalid']);
  });

  it('opens no other address than the one it was paid with', async () => {
    const token = await checkout(address(), 'complete');
    expect(await register(await purchaser(), { token })).toEqual([400, 'token_invalid']);
  });

  it('paid in somebody’s name opens neither his account nor his purchase', async () => {
    const { email } = await withoutPassword();
    const other = await purchaser();
    for (const victim of [email, other]) {
      const token = await checkout(victim, 'complete');
      expect(await statusOf(token)).toEqual({ email: victim, status: 'code', canCorrect: true });
      expect(await register(victim, { token })).toEqual([400, 'token_invalid']);
      expect(await register(victim, { code: (await prove(victim)).code })).toEqual([200, undefined]);
    }
  });

  it('of somebody who was signed in opens no address that he typed at the provider', async () => {
    const eve = await server.user();
    const victim = await purchaser();
    const token = await checkout(victim, 'complete', eve.id);
    expect(await register(victim, { token })).toEqual([400, 'token_invalid']);
    expect(await register(victim, { token: (await prove(victim)).token })).toEqual([200, undefined]);
    expect(await server.sql`select count(*)::int from payments where user_id = ${eve.id}`).toEqual([{ count: 1 }]);
  });
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});

describe('an address that the payment page takes', () => {
  it.each([
    ['an international domain', (id: string) => `${id}@müller-sport.example`, (id: string) => `${id}@xn--mller-sport-thb.example`],
    ['its punycode, paid in letters', (id: string) => `${id}@xn--mller-sport-thb.example`, (id: string) => `${id}@MÜLLER-sport.example`],
    ['an umlaut before the @', (id: string) => `Jörg.${id}@test.example`, (id: string) => `jÖrg.${id}@test.example`],
    ['a decomposed umlaut', (id: string) => `jo\u0308rg.${id}@test.example`, (id: string) => `jörg.${id}@test.example`],
    ...['&', '/', '=', '#', '%', "'", '+', '!', '{', '`'].map(
      (sign) => [sign, (id: string) => `a${sign}b.${id}@test.example`, (id: string) => `A${sign}B.${id}@test.example`] as const,
    ),
  ] as const)('registers and signs in: %s', async (_, paidAs, typedAs) => {
    const id = newId();
    const [paid, typed] = [paidAs(id), typedAs(id)];
    const { id: checkout } = await beginCheckout(server.sql, 'test');
    const secret = (await readSecrets(server.sql)).testCheckout;
    const paidAnswer = await server.fetch('/api/payments/webhook', testSigner(secret)(messageOf(checkout, paid, 'complete')));
    expect(paidAnswer.status).toBe(200);
    expect((await post('verify-payment', { email: typed })).status).toBe(204);
    const { token } = await prove(normalizeEmail(typed));
    expect(await register(typed, { token })).toEqual([200, undefined]);
    expect((await post('login', { email: paid, password })).status).toBe(200);
    expect(await server.sql`select status from payments where checkout_id = ${checkout} and user_id is not null`).toHaveLength(1);
  });

  it.each([
    '',
    'a@',
    '@b.example',
    'a b@c.example',
    'a@b',
    'a@b..example',
    'a@@b.example',
    'a@b.example, c@d.example',
    'a@[127.0.0.1]',
    'a\n@b.example',
  ])('refuses %j', async (email) => {
    expect((await post('verify-payment', { email })).status).toBe(400);
  });

  it('keeps single blanks between the words of a name, however they were typed', async () => {
    const email = await purchaser();
    const { code } = await prove(email);
    const answer = await post('register', { ...form(email, { code }), fullName: '  Ada \u00a0 Maria\t Kreis ' });
    expect(sessionResponseSchema.parse(await answer.json()).user.fullName).toBe('Ada Maria Kreis');
    expect(await server.sql`select full_name from users where email = ${email}`).toEqual([{ full_name: 'Ada Maria Kreis' }]);
  });

  it('takes a code with blanks and hyphens', async () => {
    const email = await purchaser();
    const { code } = await prove(email);
    expect(await register(email, { code: ` ${code.slice(0, 3)} - ${code.slice(3)}\u00a0` })).toEqual([200, undefined]);
  });

  it('is mailed the way to register instead of a new password', async () => {
    const email = await purchaser();
    expect((await post('forgot-password', { email })).status).toBe(204);
    expect(await mailsTo(server, email, 1)).toMatchObject([{ subject: 'Willkommen bei Anwurf' }]);
  });
});
