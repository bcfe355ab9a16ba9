import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../errors/api-error.ts';

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 iterations, 1 lane.
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

/** Hashes a password (8–128 characters are checked by the caller) as an argon2id string. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters);
}

/**
 * Whether the password belongs to the hash. Without a hash (no such account, or one without a password)
 * the same work is done for nothing, so that the time of the answer does not tell which addresses exist.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this');
  const matches = await verify(passwordHash ?? (await dummy), password.normalize('NFC'));
  return matches && passwordHash !== undefined;
}

/** What somebody hears who is signed in already and gives a wrong password. */
export function wrongPassword(): ApiError {
  return new ApiError('invalid_credentials', 'Das Passwort ist falsch.');
}

/**
 * Demands the password of somebody who is signed in already.
 * @throws ApiError invalid_credentials
 */
export async function requirePassword(passwordHash: string | undefined, password: string): Promise<void> {
  if (!(await verifyPassword(passwordHash, password))) throw wrongPassword();
}
