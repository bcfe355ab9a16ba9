import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, rotateToken } from '../../../server/accounts/refresh-token.ts';
import { connect, type Sql } from '../../../server/database/connection.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { createToken, hashToken } from '../../../server/identity/token.ts';
import { createEmptyDatabase, newId } from '../fixture.ts';

const directory = fileURLToPath(new URL('../../../migrations', import.meta.url));
let sql: Sql;
let before = '';
beforeEach(async () => {
  sql = connect(await createEmptyDatabase(), 2);
  before = await mkdtemp(join(tmpdir(), 'anwurf-migrations-'));
  await cp(directory, before, { recursive: true });
  // The shared ones stay, and what watches tables of teams: the registry of today needs them.
  const central = join(before, 'central');
  for (const name of await readdir(central)) if (name >= '0042' && name !== '0081_team_heads.sql') await rm(join(central, name));
  await migrate(sql, before);
});
afterEach(async () => {
  await sql.end();
  await rm(before, { recursive: true });
});

/** A session of three tokens, of which two were replaced, an hour and half an hour ago; then the update. */
async function sessionBeforeTheUpdate() {
  const [userId, sessionId] = [newId(), newId()];
  const tokens = { first: createToken(), second: createToken(), third: createToken() };
  await sql`insert into users (id, email) values (${userId}, ${`${userId}@test.example`})`;
  await sql`insert into login_sessions (id, user_id, device, ends_at) values (${sessionId}, ${userId}, 'Test', now() + interval '9 days')`;
  for (const [token, minutes] of [
    [tokens.first, 60],
    [tokens.second, 30],
    [tokens.third, null],
  ] as const)
    await sql`insert into refresh_tokens (id, family_id, user_id, token_hash, created_at, expires_at, replaced_at)
      values (${newId()}, ${sessionId}, ${userId}, ${hashToken(token)}, now() - interval '3 hours', now() + interval '9 days',
        now() - ${minutes} * interval '1 minute')`;
  await migrate(sql, directory);
  return tokens;
}

it.each(['second', 'third'] as const)('a device goes on over the update with its %s token of three', async (name) => {
  const tokens = await sessionBeforeTheUpdate();
  expect(await rotateToken(sql, tokens[name])).toMatchObject({ refreshToken: expect.any(String) });
});

it('a token that was replaced before the update still ends the session', async () => {
  const { first, third } = await sessionBeforeTheUpdate();
  const renewed = await rotateToken(sql, third);
  expect(await rotateToken(sql, first)).toMatchObject({ isReused: true });
  expect(await rotateToken(sql, renewed?.isReused === false ? (renewed.refreshToken ?? '') : '')).toBeUndefined();
});

it('a sign-out with a token from before the update ends the session', async () => {
  const { first, third } = await sessionBeforeTheUpdate();
  expect(await endSession(sql, first)).toBeDefined();
  expect(await rotateToken(sql, third)).toBeUndefined();
});
