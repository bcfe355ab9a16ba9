import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 random bits, base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash of a token for storage. The token is random and long enough for a plain SHA-256. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
