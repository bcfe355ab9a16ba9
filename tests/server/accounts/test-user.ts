import { randomBytes } from 'node:crypto';
import { buildUuidV7 } from '@anwurf/domain/identity/uuid-v7';
import { createAccessTokens } from '../../../server/accounts/access-token.ts';
import type { Sql } from '../../../server/database/connection.ts';
import { readSecrets } from '../../../server/database/secrets.ts';
import { decideAboutHealth } from './health-consent.ts';

/** A signed-in user. */
export type TestUser = { readonly id: string; readonly email: string; readonly token: string };

/** A UUID v7, as devices make them. */
export const newId = () => buildUuidV7(Date.now(), randomBytes(10));

/** For tokens that are only signed. */
const noSessions = { find: () => Promise.resolve(undefined), forget: () => undefined };

/** Makes a session of a user and its token, which lives `seconds`. @param keys that seal the server's secrets */
export async function signIn(sql: Sql, userId: string, seconds = 3600, keys: readonly Uint8Array[] = []): Promise<string> {
  const { accessToken } = await readSecrets(sql, keys);
  const sessionId = newId();
  await sql`insert into login_sessions (id, user_id, device, ends_at) values (${sessionId}, ${userId}, 'Test', now() + interval '1 day')`;
  return createAccessTokens(accessToken, sql, noSessions).sign(userId, sessionId, seconds);
}

/** Makes a user who has agreed to health data, directly in the database, with a token that lives `seconds`. @param keys that seal the server's secrets */
export async function createUser(sql: Sql, seconds = 3600, keys: readonly Uint8Array[] = []): Promise<TestUser> {
  const id = newId();
  const email = `${id}@test.example`;
  await sql`insert into users (id, email, full_name) values (${id}, ${email}, 'Test Person')`;
  await decideAboutHealth(sql, id, true);
  await decideAboutHealth(sql, id, true, 'readiness');
  return { id, email, token: await signIn(sql, id, seconds, keys) };
}
