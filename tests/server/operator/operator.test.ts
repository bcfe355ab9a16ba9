import { afterEach, describe, expect, it } from 'vitest';
import { createAccount } from '../../../server/accounts/account.ts';
import { enqueueMail, noteGivenUp } from '../../../server/mail/outbox.ts';
import { operatorCommands } from '../../../server/operator/operator-commands.ts';
import { createPseudonyms } from '../../../server/security-log/pseudonym.ts';
import { newId, useServer } from '../fixture.ts';
import { insertRequest, plansOf } from '../plans/plan-requests.ts';
import { operatorOn } from './operator-line.ts';

const server = useServer();
const operator = operatorOn(() => server.databaseUrl);
const password = 'Kreisläufer am Siebenmeter';

const newAddress = () => `${newId()}@test.example`;
async function account(): Promise<{ id: string; email: string }> {
  const email = newAddress();
  return { id: await createAccount(server.sql, email, password, 'Ada Kreis'), email };
}
const signIn = async (email: string) =>
  server.fetch('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json' },
  });
const accessOf = async (id: string) =>
  (await server.sql<{ end: Date | null }[]>`select access_expires_at as end from users where id = ${id}`)[0]?.end;
const mailsTo = async (email: string) =>
  (await server.sql<{ template: string }[]>`select template from mail_outbox where recipient = ${email} order by created_at`).map(
    ({ template }) => template,
  );
const auditOf = async (subject: string) =>
  server.sql`select operator, reason, command, outcome from operator_actions where subject = ${subject} order by at`;

async function insertPayment(values: { email: string; status?: string; userId?: string; reference?: string }): Promise<string> {
  const reference = values.reference ?? `pi_${newId()}`;
  await server.sql`insert into payments (id, user_id, email, status, provider, provider_reference, amount_cents)
    values (${newId()}, ${values.userId ?? null}, ${values.email}, ${values.status ?? 'complete'}, 'stripe', ${reference}, 2999)`;
  return reference;
}

describe('a line', () => {
  it('that is empty or asks for help lists the commands', async () => {
    const { code, printed } = await operator.run([]);
    expect(code).toBe(0);
    for (const name of ['users find', 'payments assign', 'mails resend', 'players hide']) expect(printed).toContain(`  ${name} `);
  });

  it.each([
    ['an unknown command', ['users', 'abolish'], 'users find'],
    ['a missing parameter', ['users', 'find'], 'Usage: users find'],
    ['a parameter too many', ['users', 'find', 'a', 'b'], 'Usage: users find'],
    ['an unknown option', ['users', 'find', 'a', '--all'], "Unknown option '--all'"],
    ['no address', ['users', 'block', 'ada', '--by', 'A', '--why', 'w'], 'is no mail address'],
    ['no id', ['support', 'show', 'ada'], 'is no id'],
    ['no number', ['storage', 'users', '--most', 'many'], '--most must be a whole number'],
  ])('with %s is refused with what is right', async (_, parameters, words) => {
    const { code, complained } = await operator.run(parameters);
    expect([code, complained]).toEqual([2, expect.stringContaining(words)]);
  });

  it('that changes something says who and why, or changes nothing', async () => {
    const { email, id } = await account();
    for (const parameters of [[], ['--by', 'Ada'], ['--why', 'w'], ['--by', ' ', '--why', 'w']]) {
      expect(await operator.run(['users', 'block', email, '--yes', ...parameters])).toMatchObject({ code: 2 });
    }
    expect(await auditOf(id)).toEqual([]);
  });

  it.each(operatorCommands.filter(({ kind, parameters }) => kind === 'read' && parameters.every((one) => one.startsWith('['))))(
    'of $name is JSON with --json, and a table without',
    async ({ name }) => {
      const line = name.split(' ');
      const read = await operator.read(...line);
      expect(typeof read).toBe('object');
      const { code, printed } = await operator.run(line);
      expect(code).toBe(0);
      expect(() => JSON.parse(printed) as unknown).toThrow(SyntaxError);
    },
  );

  it('that changes something says as JSON what it did', async () => {
    const { email } = await account();
    const { code, printed } = await operator.change('users', 'block', email, '--json');
    expect([code, typeof JSON.parse(printed)]).toEqual([0, 'object']);
  });

  it('that is dangerous asks, and without an answer or --yes does nothing', async () => {
    const { email, id } = await account();
    const line = ['users', 'delete', email, ...operator.because];
    expect(await operator.run(line)).toMatchObject({ code: 2, complained: expect.stringContaining('--yes') });
    expect(await operator.run(line, false)).toMatchObject({ code: 1, complained: 'Nothing was changed.' });
    expect(await auditOf(id)).toEqual([]);
    expect(await operator.run(line, true)).toMatchObject({ code: 0 });
    expect(await server.sql`select from users where id = ${id}`).toHaveLength(0);
    expect(await auditOf(id)).toEqual([{ operator: 'Ada', reason: 'asked by mail', command: 'users delete', outcome: 'done' }]);
  });

  it('prints control characters of strangers as blanks', async () => {
    const { email, id } = await account();
    await server.sql`update users set full_name = ${'Ada\u001b[2J\nroot'} where id = ${id}`;
    const { printed } = await operator.run(['users', 'find', email]);
    expect(printed.split('\n')).toHaveLength(2);
    expect(printed).toContain('Ada [2J root');
  });
});

describe('users', () => {
  it('are found by a part of the address or the name, with wildcards as letters', async () => {
    const { email, id } = await account();
    expect(await operator.read('users', 'find', email.slice(0, 20))).toMatchObject([{ id, email, access: 'lifetime', blocked: false }]);
    expect(await operator.read('users', 'find', id)).toHaveLength(1);
    expect(await operator.read('users', 'find', `${email.slice(0, 20)}%`)).toEqual([]);
  });

  it('that are blocked are signed out and cannot sign in until they are not', async () => {
    const { email, id } = await account();
    expect((await signIn(email)).status).toBe(200);
    expect(await operator.change('users', 'block', email)).toMatchObject({ code: 0 });
    expect(await server.sql`select from login_sessions where user_id = ${id}`).toHaveLength(0);
    const refused = await signIn(email);
    expect([refused.status, await refused.json()]).toMatchObject([403, { error: { code: 'forbidden' } }]);
    expect(await operator.change('users', 'block', email)).toMatchObject({ code: 1, complained: 'There was nothing to change.' });
    expect(await operator.change('users', 'unblock', email)).toMatchObject({ code: 0 });
    expect((await signIn(email)).status).toBe(200);
    expect((await auditOf(id)).map(({ outcome }) => outcome as string)).toEqual(['done', 'nothing', 'done']);
  });

  it('are signed out everywhere', async () => {
    const { email } = await account();
    await Promise.all([signIn(email), signIn(email)]);
    expect(await operator.change('users', 'end-sessions', email)).toMatchObject({ code: 0, printed: '2 ended.' });
    expect(await operator.read('users', 'find', email)).toMatchObject([{ sessions: 0 }]);
  });

  it('get another address, with their payments, and both mailboxes are mailed', async () => {
    const { email, id } = await account();
    const right = newAddress();
    await insertPayment({ email: right });
    expect(await operator.change('users', 'set-address', email, right.toUpperCase())).toMatchObject({ code: 0 });
    expect(await server.sql`select email from users where id = ${id}`).toEqual([{ email: right }]);
    expect(await server.sql`select from payments where user_id = ${id}`).toHaveLength(1);
    expect([await mailsTo(email), await mailsTo(right)]).toEqual([['email-changed'], ['email-changed']]);
    const other = await account();
    expect(await operator.change('users', 'set-address', other.email, right)).toMatchObject({ code: 1 });
  });

  it('without an account, with a payment alone, get the right address, and the wrong one opens nothing any more', async () => {
    const [wrong, right] = [newAddress(), newAddress()];
    await insertPayment({ email: wrong });
    await operator.change('users', 'resend-welcome', wrong);
    expect(await operator.change('users', 'set-address', wrong, right)).toMatchObject({ code: 0 });
    expect(await mailsTo(right)).toEqual(['welcome']);
    expect(await server.sql`select email from registration_links where email = any(${[wrong, right]})`).toEqual([{ email: right }]);
  });

  it('are mailed the way to an account again only while they need it', async () => {
    const buyer = newAddress();
    await insertPayment({ email: buyer });
    expect(await operator.change('users', 'resend-welcome', buyer)).toMatchObject({ code: 0 });
    expect(await mailsTo(buyer)).toEqual(['welcome']);
    expect(await operator.change('users', 'resend-welcome', newAddress())).toMatchObject({ code: 1 });
    const { email, id } = await account();
    await insertPayment({ email, userId: id });
    expect(await operator.change('users', 'resend-welcome', email)).toMatchObject({ code: 1 });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('are found by what was paid as a domain with an umlaut, as it was typed once', async () => {
    const local = newId();
    const [typed, stored] = [`${local}@müller.example`, `${local}@xn--mller-kva.example`];
    const reference = await insertPayment({ email: typed });
    expect(await operator.read('payments', 'list', typed)).toMatchObject([{ reference }]);
    expect(await operator.change('users', 'resend-welcome', typed)).toMatchObject({ code: 0 });
    expect(await mailsTo(stored)).toEqual(['welcome']);
    const right = newAddress();
    expect(await operator.change('users', 'set-address', stored, right)).toMatchObject({ code: 0 });
    expect(await mailsTo(right)).toEqual(['welcome']);
    await insertPayment({ email: typed });
    expect(await operator.change('access', 'revoke', typed)).toMatchObject({ code: 0 });
  });

  it('have the pseudonyms of the security log', async () => {
    const { email, id } = await account();
    const of = createPseudonyms(Buffer.alloc(32, 1));
    expect(await operator.read('users', 'pseudonyms', email)).toEqual([
      { kind: 'address', pseudonym: of('address', email) },
      { kind: 'account', pseudonym: of('account', id) },
    ]);
    expect(await operator.read('users', 'pseudonyms', '192.0.2.7')).toEqual([{ kind: 'network', pseudonym: of('network', '192.0.2.7') }]);
  });
});

describe('access', () => {
  it('is given for months, added to, and taken back', async () => {
    const { email, id } = await account();
    await server.sql`update users set access_expires_at = now() - interval '1 day' where id = ${id}`;
    expect(await operator.change('access', 'grant', email, '--months', '3')).toMatchObject({ code: 0 });
    const first = await accessOf(id);
    expect(await operator.change('access', 'grant', email, '--months', '3')).toMatchObject({ code: 0 });
    expect((await accessOf(id))?.getTime()).toBeGreaterThan((first?.getTime() ?? 0) + 80 * 86_400_000);
    expect(await operator.change('access', 'revoke', email)).toMatchObject({ code: 0 });
    expect((await accessOf(id))?.getTime()).toBeLessThanOrEqual(Date.now());
    // The next sign-in links payments again; a revoked one stays revoked.
    const token = ((await (await signIn(email)).json()) as { accessToken: string }).accessToken;
    const asked = await server.fetch('/api/auth/access', { headers: { authorization: `Bearer ${token}` } });
    expect(await asked.json()).toMatchObject({ hasAccess: false });
  });

  it('for a lifetime has no end, and has to be said', async () => {
    const { email, id } = await account();
    await server.sql`update users set access_expires_at = now() - interval '1 day' where id = ${id}`;
    for (const options of [[], ['--months', '3', '--lifetime'], ['--months', '0']])
      expect(await operator.change('access', 'grant', email, ...options)).toMatchObject({ code: 2 });
    await operator.change('access', 'grant', email, '--lifetime');
    expect(await accessOf(id)).toBeNull();
  });

  it('of an address without an account is mailed the way to one', async () => {
    const email = newAddress();
    expect(await operator.change('access', 'grant', email, '--months', '6')).toMatchObject({ code: 0 });
    expect(await mailsTo(email)).toEqual(['access-given']);
    expect(await server.sql`select from registration_links where email = ${email}`).toHaveLength(1);
    expect(await operator.change('access', 'revoke', email)).toMatchObject({ code: 0 });
    expect(await operator.change('access', 'revoke', newAddress())).toMatchObject({ code: 1 });
  });
});

describe('payments', () => {
  afterEach(() => server.sql`truncate payment_events, payments cascade`);

  const event = (reference: string, kind: string, paidInstead: string | null = null) =>
    server.sql`insert into payment_events (provider, event_id, payment_reference, kind, paid_instead)
      values ('stripe', ${newId()}, ${reference}, ${kind}, ${paidInstead})`;
  const open = async () => (await operator.read('payments', 'open')) as { reference: string; trouble: string }[];

  it('that wait are listed with their trouble until it is over', async () => {
    const unmatched = await insertPayment({ email: newAddress(), status: 'unmatched' });
    await event('pi_other', 'complete', '1 EUR');
    const disputed = await insertPayment({ email: newAddress() });
    await event(disputed, 'disputed');
    expect(new Map((await open()).map(({ reference, trouble }) => [reference, trouble]))).toEqual(
      new Map([
        [unmatched, 'unmatched'],
        ['pi_other', 'wrong_amount'],
        [disputed, 'disputed'],
      ]),
    );
    await event(disputed, 'dispute_won');
    await event('pi_other', 'refunded');
    expect((await open()).map(({ reference }) => reference)).toEqual([unmatched]);
  });

  it('by no checkout are assigned to the address that paid, once', async () => {
    const { email, id } = await account();
    await server.sql`update users set access_expires_at = now() - interval '1 day' where id = ${id}`;
    const reference = await insertPayment({ email, status: 'unmatched' });
    expect(await operator.change('payments', 'assign', reference)).toMatchObject({ code: 0 });
    expect((await accessOf(id))?.getTime()).toBeGreaterThan(Date.now() + 150 * 86_400_000);
    expect(await mailsTo(email)).toEqual(['payment-received']);
    expect(await operator.change('payments', 'assign', reference)).toMatchObject({ code: 1 });
    expect(await operator.read('payments', 'list', email)).toMatchObject([{ reference, status: 'complete', paid: '2999 EUR' }]);
  });

  it('of another amount need the buyer’s address, and keep what was paid', async () => {
    const { email, id } = await account();
    await server.sql`update users set access_expires_at = now() - interval '1 day' where id = ${id}`;
    await event('pi_less', 'complete', '1999 EUR');
    expect(await operator.change('payments', 'assign', 'pi_less')).toMatchObject({
      code: 1,
      complained: expect.stringContaining('address'),
    });
    expect(await operator.change('payments', 'assign', 'pi_less', email)).toMatchObject({ code: 0 });
    expect(await operator.read('payments', 'list', email)).toMatchObject([{ reference: 'pi_less', paid: '1999 EUR', months: '6' }]);
    expect((await accessOf(id))?.getTime()).toBeGreaterThan(Date.now());
    expect(await open()).toEqual([]);
  });
});

describe('mails', () => {
  const mailTo = async (to: string, template: 'password-reset' | 'payment-received' | 'newsletter-opt-in') => {
    const values = { firstName: 'Ada', resetUrl: '', confirmUrl: '' };
    // Those of the tests above are being delivered.
    await expect.poll(async () => (await server.sql`select from mail_outbox where status = 'waiting'`).length).toBe(0);
    // In one transaction: the worker is notified at its end, and would deliver the mail before.
    const [mail] = await server.sql.begin(async (tx) => {
      await enqueueMail(tx, { to, template, values });
      return tx<{ id: string }[]>`update mail_outbox set due_at = now() + interval '1 hour' where recipient = ${to} returning id`;
    });
    return mail?.id ?? '';
  };

  it('that wait or were given up are listed with the reason', async () => {
    const to = newAddress();
    const id = await mailTo(to, 'payment-received');
    expect(await operator.read('mails', 'list', '--waiting')).toMatchObject([{ id, recipient: to, template: 'payment-received' }]);
    await noteGivenUp(server.sql, id, '550 no such mailbox');
    expect(await operator.read('mails', 'list', '--waiting')).toEqual([]);
    expect(await operator.read('mails', 'list')).toMatchObject([{ id, status: 'failed', why: '550 no such mailbox' }]);
    expect(await operator.change('mails', 'resend', id)).toMatchObject({ code: 1, complained: expect.stringContaining('write to') });
    expect(await auditOf(id)).toMatchObject([{ outcome: 'failed' }]);
  });

  it('that wait are tried at once, and given-up ones are made anew', async () => {
    const { email } = await account();
    const waiting = await mailTo(email, 'newsletter-opt-in');
    expect(await operator.change('mails', 'resend', waiting)).toMatchObject({ code: 0 });
    await expect.poll(async () => (await server.sql`select status from mail_outbox where id = ${waiting}`)[0]).toEqual({ status: 'sent' });
    expect(await operator.change('mails', 'resend', waiting)).toMatchObject({ code: 1 });
    await server.sql`update mail_outbox set status = 'failed', template = 'password-reset' where id = ${waiting}`;
    expect(await operator.change('mails', 'resend', waiting)).toMatchObject({ code: 0 });
    expect(await mailsTo(email)).toEqual(['password-reset', 'password-reset']);
    expect(await server.sql`select from password_resets where user_id = (select id from users where email = ${email})`).toHaveLength(1);
    expect(await operator.change('mails', 'resend', newId())).toMatchObject({ code: 1 });
  });
});

describe('jobs', () => {
  it('that failed are listed, opened again and made', async () => {
    const user = await server.user();
    await server.sql`update users set access_expires_at = now() - interval '1 day' where id = ${user.id}`;
    const job = await insertRequest(server.sql, user);
    await server.sql`select pg_notify('plan_generation', '')`;
    const failed = async () => (await operator.read('jobs', 'list', '--failed')) as object[];
    await expect.poll(failed).toMatchObject([{ id: job, account: user.id, error: 'access_ended' }]);
    await operator.change('access', 'grant', user.email, '--lifetime');
    expect(await operator.change('jobs', 'retry', job)).toMatchObject({ code: 0 });
    await expect.poll(async () => (await plansOf(server.sql, user)).length).toBe(1);
    expect(await failed()).toEqual([]);
    expect(await operator.change('jobs', 'retry', job)).toMatchObject({ code: 1 });
    expect(await operator.change('jobs', 'retry', newId())).toMatchObject({ code: 1 });
  });
});

describe('messages to the support', () => {
  it('are open until they are answered', async () => {
    const user = await server.user();
    const body = JSON.stringify({ subject: 'Mein Plan', message: 'Der Plan fehlt seit gestern.\nBitte helft mir.' });
    await server.fetch('/api/support', { method: 'POST', as: user, body, headers: { 'content-type': 'application/json' } });
    const [message] = (await operator.read('support', 'list')) as { id: string; subject: string }[];
    expect(message?.subject).toBe('Mein Plan');
    const id = message?.id ?? '';
    expect((await operator.run(['support', 'show', id])).printed).toContain('seit gestern.\nBitte');
    expect(await operator.change('support', 'answered', id)).toMatchObject({ code: 0 });
    expect(await operator.read('support', 'list')).toEqual([]);
    expect(await operator.read('support', 'list', '--all')).toHaveLength(1);
  });
});

describe('the newsletter', () => {
  it('is exported and counted', async () => {
    await server.sql`insert into newsletter_subscriptions (email, text_version, requested_at, confirmed_at) values
      ('ada@brief.example', '1', now(), now()), ('bea@brief.example', '1', now(), now() - interval '60 days')`;
    await server.sql`insert into newsletter_requests (token_hash, email, text_version) values ('\\x01', 'cleo@brief.example', '1')`;
    expect(await operator.read('newsletter', 'counts')).toEqual([{ recipients: 2, ofLast30Days: 1, unconfirmed: 1 }]);
    const { printed } = await operator.run(['newsletter', 'export']);
    expect(printed.split('\n')).toHaveLength(3);
    expect(printed).toContain('"ada@brief.example","https://anwurf.test/newsletter?token=');
  });
});

describe('players', () => {
  it('are hidden in every spelling', async () => {
    for (const [name, season] of [
      ['Müller, Jörg', '2024/25'],
      ['Joerg Mueller', '2025/26'],
      ['Jan Müller', '2025/26'],
    ] as const)
      await server.sql`insert into player_stats_de (id, name, mannschaft, saison) values (${newId()}, ${name}, 'TSV', ${season})`;
    expect(await operator.change('players', 'hide', 'jörg müller')).toMatchObject({ code: 0, printed: '2 rows are hidden now.' });
    expect(await server.sql`select name from player_stats_de where not hidden and not is_demo`).toEqual([{ name: 'Jan Müller' }]);
    expect(await operator.read('players', 'find', 'Mueller Jörg')).toHaveLength(2);
    expect(await operator.change('players', 'hide', 'Niemand')).toMatchObject({ code: 1 });
    expect(await operator.change('players', 'show', 'Jörg Müller')).toMatchObject({ code: 0 });
  });
});

describe('storage', () => {
  it('is listed by user and by table', async () => {
    const user = await server.user();
    const values = { workout_id: newId(), exercise_name: 'Kniebeuge', reps: 8, created_at: new Date().toISOString() };
    await server.push(user, [{ id: newId(), table: 'workout_tracking', op: 'upsert', key: newId(), values }]);
    const users = (await operator.read('storage', 'users', '--most', '1000')) as { email: string; rows: number; mutations: number }[];
    expect(users.find(({ email }) => email === user.email)).toMatchObject({ mutations: 1, rows: expect.any(Number) });
    expect((await operator.read('storage', 'tables')) as object[]).toContainEqual(expect.objectContaining({ table: 'exercise_catalogue' }));
  });
});

it('the audit log names command, subject and reason, and no address', async () => {
  const { email, id } = await account();
  await operator.change('access', 'grant', email, '--months', '2');
  const lines = (await operator.read('audit', 'list', id)) as Record<string, string>[];
  expect(lines).toMatchObject([{ command: 'access grant', subject: id, operator: 'Ada', reason: 'asked by mail', outcome: 'done' }]);
  expect(JSON.stringify(await server.sql`select * from operator_actions`)).not.toContain('@test.example');
});

it('nothing of this was unexpected to the server', () => {
  expect(server.logged).toEqual([]);
});
