import { createECDH } from 'node:crypto';

/** The key by which push services know this server (RFC 8292), and how its operator is reached. */
export type VapidKey = {
  /** Uncompressed point of P-256, base64url: browsers subscribe for it alone. */
  readonly publicKey: string;
  /** Its scalar, base64url. */
  readonly privateKey: string;
  /** `mailto:` or `https:`. */
  readonly contact: string;
};

/**
 * The key pair of a private key.
 * @param secret 32 bytes, a scalar of P-256
 * @throws Error when they are none
 */
export function vapidKeyOf(secret: Uint8Array, contact: string): VapidKey {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: Buffer.from(secret).toString('base64url'), contact };
}
