import { parentalTextVersion } from '@anwurf/contract/parental-consent';
import { expect, it, vi } from 'vitest';
import { deleteAccount } from '../../../server/account-data/delete-account.ts';
import { pruneParentalLinks } from '../../../server/parental-consent/parental-links.ts';
import { newId, type TestUser, useServer } from '../fixture.ts';

const server = useServer();

const post = (path: string, body: unknown, as?: TestUser) =>
  server.fetch(`/api/parental-consent/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    ...(as === undefined ? {} : { as }),
  });
const errorOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

/** The birth date of somebody who is this many years old today, in the players' country. */
async function birthDate(years: number, days = 0): Promise<string> {
  const [row] = await server.sql<{ day: string }[]>`
    select ((now() at time zone 'Europe/Berlin')::date - ${years} * interval '1 year' + ${days} * interval '1 day')::date::text as day`;
  return row?.day ?? '';
}

/** A player who has not been asked about health yet. */
async function playerOf(dateOfBirth: string | null, fullName = 'Mika Sommer'): Promise<TestUser> {
  const user = await server.user();
  await server.sql`delete from health_consents where user_id = ${user.id}`;
  await server.sql`update users set full_name = ${fullName} where id = ${user.id}`;
  await server.sql`insert into profiles (id, date_of_birth) values (${user.id}, ${dateOfBirth})
    on conflict (id) do update set date_of_birth = excluded.date_of_birth`;
  return user;
}

function complaint() {
  const at = '2026-11-20T10:00:00Z';
  return {
    id: newId(),
    table: 'complaints',
    op: 'upsert',
    key: newId(),
    values: { region: 'Knie', level: 4, reported_at: at, note: null },
  };
}

function decision(granted = true, purpose = 'coaching') {
  const values = { purpose, granted, text_version: '2026-11-26', decided_at: new Date().toISOString() };
  return { id: newId(), table: 'health_consents', op: 'upsert', key: newId(), values };
}

async function push(user: TestUser, ...mutations: readonly object[]): Promise<string[]> {
  const { results } = (await (await server.push(user, mutations)).json()) as { results: { status: string; rules?: { kind: string }[] }[] };
  return results.map(({ status, rules }) => rules?.[0]?.kind ?? status);
}

/** The tokens of the mails that a parent has got, oldest first. */
async function tokensOf(email: string, count: number): Promise<string[]> {
  const read = async () => {
    const rows = await server.sql<
      { text: string }[]
    >`select text_body as text from mailbox where recipient = ${email} order by created_at, id`;
    return rows.length >= count && rows;
  };
  const mails = await vi.waitUntil(read, { timeout: 10_000 });
  return mails.map(({ text }) => /\/parental-consent\?token=([\w-]+)/.exec(text)?.[1] ?? '');
}

const kindsOf = (user: TestUser) =>
  server.sql<
    { kind: string; text_version: string }[]
  >`select kind, text_version from parental_consents where user_id = ${user.id} order by happened_at`;
const parent = () => `${newId()}@eltern.example`;

it('under 16 neither the yes nor a health row is stored before a parent has agreed; then both are', async () => {
  const user = await playerOf(await birthDate(14));
  expect(await push(user, decision(), complaint())).toEqual(['consent_missing', 'consent_missing']);

  const email = parent();
  expect((await post('ask', { email }, user)).status).toBe(204);
  expect(await push(user, decision())).toEqual(['consent_missing']);
  const [token = ''] = await tokensOf(email, 1);
  expect(await (await post('view', { token })).json()).toEqual({ firstName: 'Mika', purpose: 'decision' });
  expect((await post('decide', { token, granted: true })).status).toBe(204);
  // The parent's yes does not stand for the player's own.
  expect(await push(user, complaint(), decision(), complaint())).toEqual(['consent_missing', 'applied', 'applied']);
  // No parent is asked about services.
  expect(await push(user, decision(true, 'plan_service'))).toEqual(['consent_missing']);
  const text_version = parentalTextVersion;
  expect(await kindsOf(user)).toEqual([
    { kind: 'asked', text_version },
    { kind: 'granted', text_version },
  ]);
});

it('a link decides once, and a parent takes the yes back by the link of the second mail: all health data go', async () => {
  const user = await playerOf(await birthDate(15));
  const email = parent();
  await post('ask', { email }, user);
  const [token = ''] = await tokensOf(email, 1);
  await post('decide', { token, granted: true });
  expect(await errorOf(await post('decide', { token, granted: false }))).toBe('token_invalid');
  await push(user, decision(), complaint());

  const [, withdrawal = ''] = await tokensOf(email, 2);
  expect(await (await post('view', { token: withdrawal })).json()).toEqual({ firstName: 'Mika', purpose: 'withdrawal' });
  expect(await errorOf(await post('decide', { token: withdrawal, granted: true }))).toBe('token_invalid');
  expect((await post('decide', { token: withdrawal, granted: false })).status).toBe(204);
  expect(await server.sql`select id from complaints where user_id = ${user.id}`).toEqual([]);
  expect(await push(user, complaint())).toEqual(['consent_missing']);
  expect(await errorOf(await post('decide', { token: withdrawal, granted: false }))).toBe('token_invalid');
  // With the sixteenth birthday the player decides anew; the earlier yes does not come back.
  await server.sql`update profiles set date_of_birth = ${await birthDate(16)} where id = ${user.id}`;
  expect(await push(user, complaint(), decision(), complaint())).toEqual(['consent_missing', 'applied', 'applied']);
});

it('from the sixteenth birthday on, and without a birth date, the own yes is enough', async () => {
  expect(await push(await playerOf(await birthDate(16)), decision(), complaint())).toEqual(['applied', 'applied']);
  expect(await push(await playerOf(null), decision(), complaint())).toEqual(['applied', 'applied']);
  expect(await push(await playerOf(await birthDate(16, 1)), decision())).toEqual(['consent_missing']);
});

it('a birth date that comes in the same push counts', async () => {
  const user = await playerOf(null);
  const profile = { id: newId(), table: 'profiles', op: 'upsert', key: user.id, values: { date_of_birth: await birthDate(13) } };
  expect(await push(user, profile, decision(), complaint())).toEqual(['applied', 'consent_missing', 'consent_missing']);
});

it('a device cannot write a parent’s decision', async () => {
  const user = await playerOf(await birthDate(14));
  const values = { kind: 'granted', text_version: parentalTextVersion, happened_at: new Date().toISOString() };
  expect(await push(user, { id: newId(), table: 'parental_consents', op: 'upsert', key: newId(), values })).not.toEqual(['applied']);
  expect(await kindsOf(user)).toEqual([]);
});

it('three mails a day for a user and for an address, and none to the account’s own', async () => {
  const user = await playerOf(await birthDate(14));
  expect(await errorOf(await post('ask', { email: user.email.toUpperCase() }, user))).toBe('invalid_input');
  const email = parent();
  for (let time = 0; time < 3; time += 1) expect((await post('ask', { email }, user)).status).toBe(204);
  expect((await post('ask', { email: parent() }, user)).status).toBe(429);
  expect((await post('ask', { email }, await playerOf(await birthDate(14)))).status).toBe(429);
  expect((await post('ask', { email: parent() })).status).toBe(401);
  // Only the newest link is open.
  const [first = '', , third = ''] = await tokensOf(email, 3);
  expect(await errorOf(await post('view', { token: first }))).toBe('token_invalid');
  expect((await post('view', { token: third })).status).toBe(200);
});

it('a name that is no first name does not reach the mail', async () => {
  const user = await playerOf(await birthDate(14), 'https://spam.example/gewinn Sommer');
  const email = parent();
  await post('ask', { email }, user);
  const [token = ''] = await tokensOf(email, 1);
  const [mail] = await server.sql<{ text: string }[]>`select text_body as text from mailbox where recipient = ${email}`;
  expect(mail?.text).not.toContain('spam.example');
  expect(await (await post('view', { token })).json()).toEqual({ firstName: null, purpose: 'decision' });
});

it('an unused link and its address go after their time, everything of the parents with the account', async () => {
  const user = await playerOf(await birthDate(14));
  const email = parent();
  await post('ask', { email }, user);
  const [token = ''] = await tokensOf(email, 1);
  await server.sql`update parental_links set expires_at = now() - interval '1 second' where user_id = ${user.id}`;
  expect(await errorOf(await post('decide', { token, granted: true }))).toBe('token_invalid');
  await pruneParentalLinks(server.sql);
  expect((await server.sql`select from parental_links where parent_email = ${email}`).count).toBe(0);

  await post('ask', { email }, user);
  await deleteAccount(server.sql, { ...user, fullName: null });
  expect((await server.sql`select from parental_links where parent_email = ${email}`).count).toBe(0);
  expect((await server.sql`select from mail_outbox where recipient = ${email}`).count).toBe(0);
  expect(await kindsOf(user)).toEqual([]);
});
