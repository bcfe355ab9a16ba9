import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { readSecrets } from '../../../server/database/secrets.ts';
import { createDatabase } from '../fixture.ts';

let sql: Sql;
beforeAll(async () => {
  sql = connect(await createDatabase(), 3);
});
afterAll(() => sql.end());

const [first, second, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const stored = async () =>
  (await sql<{ value: Uint8Array }[]>`select value from server_secrets order by name`).map(({ value }) => Buffer.from(value));

it('seals what lay open as soon as there is a key, and changes the key without changing a secret', async () => {
  const secrets = await readSecrets(sql);
  const open = await stored();
  expect(open.map(({ length }) => length)).toEqual(Object.values(secrets).map(() => 32));

  expect(await readSecrets(sql, [first])).toEqual(secrets);
  const sealed = await stored();
  for (const [index, value] of sealed.entries()) expect(value.includes(open[index] ?? value)).toBe(false);
  expect(await Promise.all([readSecrets(sql, [first]), readSecrets(sql, [first])])).toEqual([secrets, secrets]);
  expect(await stored()).toEqual(sealed);

  // The new key beside the old one, then alone.
  expect(await readSecrets(sql, [second, first])).toEqual(secrets);
  expect(await readSecrets(sql, [second])).toEqual(secrets);
  await expect(readSecrets(sql, [first])).rejects.toThrow(/SECRETS_KEYS/);
  await expect(readSecrets(sql, [foreign])).rejects.toThrow(/SECRETS_KEYS/);
  await expect(readSecrets(sql)).rejects.toThrow(/SECRETS_KEYS/);
});

it('opens no row that was swapped for another one', async () => {
  await sql`update server_secrets set value = (select value from server_secrets where name = 'player_pass') where name = 'access_token'`;
  await expect(readSecrets(sql, [second])).rejects.toThrow(/access_token/);
});

it('makes a new secret where one was taken away', async () => {
  await sql`delete from server_secrets where name = 'access_token'`;
  const { accessToken } = await readSecrets(sql, [second]);
  expect(accessToken).toHaveLength(32);
  expect((await readSecrets(sql, [second])).accessToken).toEqual(accessToken);
});
