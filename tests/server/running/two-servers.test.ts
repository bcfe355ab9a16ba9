import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../../server/accounts/account.ts';
import { newId, ServerFixture, useServer } from '../fixture.ts';
import { requestPlan } from '../plans/plan-requests.ts';

const first = useServer();
const second = new ServerFixture();
beforeAll(() => second.start({ DATABASE_URL: first.databaseUrl }), 60_000);
afterAll(() => second.stop());

const servers = [first, second];
const either = (index: number) => servers[index % 2] ?? first;
const post = (index: number, path: string, body: unknown, headers: Record<string, string> = {}) =>
  either(index).fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });

it('each plan is made once, and each mail is sent once', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => first.user()));
  await Promise.all(users.map((user, index) => requestPlan(either(index), user)));
  const plansOf = async () =>
    (
      await first.sql<{ count: number }[]>`select count(t.id)::int as count from users u left join trainingsplanreal t on t.user_id = u.id
      where u.id = any(${users.map(({ id }) => id)}::uuid[]) group by u.id`
    ).map(({ count }) => count);
  await expect.poll(async () => (await plansOf()).filter((count) => count > 0).length, { timeout: 30_000 }).toBe(users.length);
  const emails = users.map(({ email }) => email);
  for (const { id } of users) await first.sql`insert into user_credentials (user_id, password_hash) values (${id}, 'none that fits')`;
  await Promise.all(emails.map((email, index) => post(index, '/api/auth/forgot-password', { email })));
  const mails = async () =>
    (await first.sql<{ recipient: string }[]>`select recipient from mailbox where recipient = any(${emails}::text[])`).map(
      ({ recipient }) => recipient,
    );
  await expect.poll(async () => new Set(await mails()).size, { timeout: 30_000 }).toBe(emails.length);
  expect((await mails()).toSorted()).toEqual(emails.toSorted());
  expect(await plansOf()).toEqual(users.map(() => 1));
}, 90_000);

it('a limit is one for both, and signing out on one ends it on the other', async () => {
  const email = `${newId()}@test.example`;
  await createAccount(first.sql, email, 'Kreis läuft 7m', 'Ada');
  const statuses = [];
  for (let attempt = 0; attempt <= 10; attempt += 1)
    statuses.push((await post(attempt, '/api/auth/login', { email, password: 'falsch' })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);

  const other = `${newId()}@test.example`;
  await createAccount(first.sql, other, 'Kreis läuft 7m', 'Ada');
  const signedIn = await post(0, '/api/auth/login', { email: other, password: 'Kreis läuft 7m' }, { 'x-anwurf-client': 'desktop' });
  const { accessToken, refreshToken } = (await signedIn.json()) as { accessToken: string; refreshToken: string };
  const exported = () => second.fetch('/api/account/export', { headers: { authorization: `Bearer ${accessToken}` } });
  expect((await exported()).status).toBe(200);
  await post(0, '/api/auth/logout', { refreshToken }, { 'x-anwurf-client': 'desktop' });
  await expect.poll(async () => (await exported()).status, { timeout: 1000 }).toBe(401);
});

it('nothing unexpected was logged', () => {
  expect([...first.logged, ...second.logged]).toEqual([]);
});
