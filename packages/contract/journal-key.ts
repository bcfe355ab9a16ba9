import * as z from 'zod/mini';

/** A public key of ECDH on P-256: an uncompressed point of 65 bytes, base64url. */
const publicKeySchema = z.string().check(z.regex(/^[\w-]{87}$/));

/** Answer of `GET /api/account/journal-key`: the account's public key, for which a device seals what it could not send. */
export const journalKeySchema = z.object({ publicKey: publicKeySchema });
export type JournalKey = z.infer<typeof journalKeySchema>;

/** Body of `POST /api/account/journal-key/open`: the public key that a device made for one sealing. */
export const openJournalRequestSchema = z.object({ ephemeralKey: publicKeySchema });

/** Its answer: the AES-256 key of that sealing, base64url. Fails with `not_found` when the account has no key pair. */
export const openJournalResponseSchema = z.object({ contentKey: z.string().check(z.regex(/^[\w-]{43}$/)) });

export type OpenJournalResponse = z.infer<typeof openJournalResponseSchema>;

/** Purpose that a sealing's key is derived for (HKDF's `info`): of another account, the same secret gives another key. */
export const journalKeyPurpose = (userId: string): string => `anwurf journal of ${userId}`;
