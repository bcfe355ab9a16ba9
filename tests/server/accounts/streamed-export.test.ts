import { accountExportSchema } from '@anwurf/contract/account-data';
import { expect, it } from 'vitest';
import { useServer, type TestUser } from '../fixture.ts';
import { insertParents, insertSets } from '../pushes/sample-rows.ts';

const server = useServer();

const rows = 20_000;

async function keenUser(): Promise<TestUser> {
  const user = await server.user();
  await insertParents(server.sql, user.id);
  await insertSets(server.sql, user.id, rows);
  return user;
}

const ask = (user: TestUser, signal?: AbortSignal) =>
  server.fetch('/api/account/export', { as: user, ...(signal !== undefined && { signal }) });

/** Transactions that read an export at this moment. */
async function openExports(): Promise<number> {
  const [row] = await server.sql<{ count: number }[]>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and application_name = 'anwurf' and xact_start is not null and query like '%to_jsonb(t)%'
      and pid <> pg_backend_pid()`;
  return row?.count ?? 0;
}

it('a season comes in pieces, and is whole', async () => {
  const user = await keenUser();
  const response = await ask(user);
  let [text, pieces] = ['', 0];
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    pieces += 1;
  }
  expect(response.headers.get('content-length')).toBeNull();
  expect(pieces).toBeGreaterThan(10);
  expect(accountExportSchema.parse(JSON.parse(text)).tables['workout_tracking']).toHaveLength(rows);
});

it('a user has one export at a time, and another one when the first is read or given up', async () => {
  const [ada, bert] = [await keenUser(), await server.user()];
  const leaving = new AbortController();
  const first = await ask(ada, leaving.signal);
  expect(first.status).toBe(200);
  const refused = await ask(ada);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect((await (await ask(bert)).text()).length).toBeGreaterThan(100);
  leaving.abort();
  await expect.poll(async () => (await ask(ada)).status).toBe(200);
});

it('a reader that takes his time keeps no transaction open', async () => {
  const user = await keenUser();
  const leaving = new AbortController();
  const response = await ask(user, leaving.signal);
  await expect.poll(openExports).toBe(0);
  expect(accountExportSchema.parse(await response.json()).tables['workout_tracking']).toHaveLength(rows);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
