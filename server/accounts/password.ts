import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../errors/api-error.ts';

/**
 * OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 iterations, 1 lane. Only tests that hash by the hundred and are about
 * something else lower it.
 */
export const passwordCost = { memoryCost: 19_456, timeCost: 2 };

/** Hashes of no account's password, by the memory that they take: as costly to verify as the others are at that time. */
const dummies = new Map<number, Promise<string>>();

/** Hashes a password as an argon2id string; the caller checks its length (8–128 characters). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), { algorithm: 2, parallelism: 1, ...passwordCost });
}

/**
 * Whether the password matches the hash. Without a hash (no such account, or one without a password) it does the same work, so
 * that the timing does not reveal which addresses exist.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const dummy = dummies.get(passwordCost.memoryCost) ?? hashPassword('no account has this');
  dummies.set(passwordCost.memoryCost, dummy);
  const matches = await verify(passwordHash ?? (await dummy), password.normalize('NFC'));
  return matches && passwordHash !== undefined;
}

/** Error for a signed-in user who gives a wrong password. */
export function wrongPassword(): ApiError {
  return new ApiError('invalid_credentials', 'The password is wrong.');
}

/**
 * Requires the password of a signed-in user.
 * @throws ApiError invalid_credentials
 */
export async function requirePassword(passwordHash: string | undefined, password: string): Promise<void> {
  if (!(await verifyPassword(passwordHash, password))) throw wrongPassword();
}
