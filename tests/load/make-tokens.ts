import { createAccessTokens } from '../../server/accounts/access-token.ts';
import type { Sql } from '../../server/database/connection.ts';
import { readSecrets } from '../../server/database/secrets.ts';
import { newId } from '../server/accounts/test-user.ts';

/** For tokens that are only signed. */
const noSessions = { find: () => Promise.resolve(undefined), forget: () => undefined };

/**
 * Makes users who only read, all in two statements, with a session for each of their devices.
 * @returns an access token for each device, valid for that many seconds
 */
export async function makeTokens(sql: Sql, devices: number, devicesOfUser: number, seconds: number): Promise<string[]> {
  const users = Array.from({ length: Math.ceil(devices / devicesOfUser) }, newId);
  const sessions = Array.from({ length: devices }, (_, index) => ({
    id: newId(),
    user: users[Math.floor(index / devicesOfUser)] ?? '',
  }));
  await sql`insert into users (id, email, full_name)
    select id, id || '@test.example', 'Test Person' from unnest(${users}::uuid[]) as made(id)`;
  await sql`insert into login_sessions (id, user_id, device, ends_at)
    select id, owner, 'Test', now() + interval '1 day'
    from unnest(${sessions.map(({ id }) => id)}::uuid[], ${sessions.map(({ user }) => user)}::uuid[]) as made(id, owner)`;
  const { accessToken } = await readSecrets(sql, []);
  const tokens = createAccessTokens(accessToken, sql, noSessions);
  return Promise.all(sessions.map(({ id, user }) => tokens.sign(user, id, seconds)));
}
