import { createECDH, hkdfSync } from 'node:crypto';
import { journalKeyPurpose } from '@anwurf/contract/journal-key';
import type { Sql } from '../database/connection.ts';
import { seal, unseal } from '../database/sealed-secret.ts';
import { ApiError } from '../errors/api-error.ts';

/** Name of P-256 in OpenSSL. */
const curve = 'prime256v1';
const contentKeyBytes = 32;

const nameOf = (userId: string) => `journal key of ${userId}`;

/** The accounts' key pairs, for which devices seal journals. */
export type JournalKeys = {
  /** The account's public key, an uncompressed point; makes the pair when there is none. */
  readPublicKey(userId: string): Promise<Uint8Array>;
  /**
   * The content key of one sealing: HKDF-SHA256 (RFC 5869) of the ECDH secret, salted with both public keys.
   * @param ephemeralKey public key of the sealing, an uncompressed point
   * @throws ApiError not_found when the account has no key pair, invalid_input when this is no point of the curve
   */
  open(userId: string, ephemeralKey: Uint8Array): Promise<Uint8Array>;
};

/** @param key encrypts the private keys; 32 bytes */
export function createJournalKeys(sql: Sql, key: Uint8Array): JournalKeys {
  async function readPublic(userId: string): Promise<Uint8Array | undefined> {
    const [row] = await sql<{ key: Uint8Array }[]>`select public_key as key from journal_keys where user_id = ${userId}`;
    return row?.key;
  }

  return {
    async readPublicKey(userId) {
      const known = await readPublic(userId);
      if (known !== undefined) return known;
      const pair = createECDH(curve);
      const publicKey = pair.generateKeys();
      const sealed = seal(pair.getPrivateKey(), key, nameOf(userId));
      await sql`insert into journal_keys (user_id, public_key, sealed_private_key) values (${userId}, ${publicKey}, ${sealed})
        on conflict do nothing`;
      // Of two devices that ask at the same time one has made it.
      return (await readPublic(userId)) ?? publicKey;
    },
    async open(userId, ephemeralKey) {
      const [row] = await sql<{ publicKey: Uint8Array; sealed: Uint8Array }[]>`
        select public_key as "publicKey", sealed_private_key as sealed from journal_keys where user_id = ${userId}`;
      if (row === undefined) throw new ApiError('not_found', 'The account has no key.');
      const privateKey = unseal(row.sealed, key, nameOf(userId));
      if (privateKey === undefined) throw new Error('a journal key was sealed by another key, or for another user');
      const pair = createECDH(curve);
      pair.setPrivateKey(privateKey);
      const salt = Buffer.concat([ephemeralKey, row.publicKey]);
      return new Uint8Array(hkdfSync('sha256', agree(pair, ephemeralKey), salt, journalKeyPurpose(userId), contentKeyBytes));
    },
  };
}

function agree(pair: ReturnType<typeof createECDH>, ephemeralKey: Uint8Array): Uint8Array {
  try {
    return pair.computeSecret(ephemeralKey);
  } catch {
    throw new ApiError('invalid_input', 'This is not a key.');
  }
}
