import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** First byte of a sealed secret; a plain secret has 32 bytes and is shorter than any sealed one. */
const version = 1;

/**
 * Seals a secret for the database: version, nonce, tag, ciphertext (AES-256-GCM).
 * @param key 32 bytes
 * @param name of the secret, authenticated with it: a row cannot be swapped for another
 */
export function seal(secret: Uint8Array, key: Uint8Array, name: string): Uint8Array {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), sealed]);
}

/** Opens the output of {@link seal}; undefined: wrong key, wrong name, or damaged. */
export function unseal(sealed: Uint8Array, key: Uint8Array, name: string): Uint8Array | undefined {
  const bytes = Buffer.from(sealed);
  const [iv, tag] = [bytes.subarray(1, 1 + ivBytes), bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes)];
  if (bytes[0] !== version || tag.length !== tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(name)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(bytes.subarray(1 + ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
