import type { Sql } from '../../database/connection.ts';
import { createToken, hashToken } from '../../identity/token.ts';

const minutes = 5;

/**
 * Creates a challenge for a passkey to sign.
 * @param userId whose new passkey it is for; undefined: for a sign-in
 * @returns 256 random bits, base64url
 */
export async function createChallenge(sql: Sql, userId?: string): Promise<string> {
  const challenge = createToken();
  await sql`insert into passkey_challenges (challenge_hash, user_id, expires_at)
    values (${hashToken(challenge)}, ${userId ?? null}, now() + ${minutes} * interval '1 minute')`;
  return challenge;
}

/** Uses a challenge up in any case; false: unknown, used, expired, or made for another purpose. */
export async function takeChallenge(sql: Sql, challenge: string, userId?: string): Promise<boolean> {
  const [used] = await sql`delete from passkey_challenges
    where challenge_hash = ${hashToken(challenge)} and user_id is not distinct from ${userId ?? null} and expires_at > now()
    returning challenge_hash`;
  return used !== undefined;
}
