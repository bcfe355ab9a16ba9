import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

// RFC 6238 as all authenticator apps implement it, whatever the address says: SHA-1, six digits, 30 s.
const periodSeconds = 30;
/** Steps before and after the current one whose code is valid too: clocks differ, and typing takes time. */
const window = 1;

/** A new secret: 160 random bits, as RFC 4226 recommends. */
export const createTotpSecret = (): Uint8Array => randomBytes(20);

/** Data for authenticator apps: the secret in base32, and the address (`otpauth:`) for a QR code. */
export function describeTotp(secret: Uint8Array, email: string): { secret: string; address: string } {
  const shared = new Secret({ buffer: Uint8Array.from(secret).buffer });
  const totp = new TOTP({ issuer: 'Anwurf', label: email, secret: shared, period: periodSeconds });
  return { secret: shared.base32, address: totp.toString() };
}

/** The time step of a code, the current one or a neighbour; undefined: invalid. */
export function stepOfCode(secret: Uint8Array, code: string): number | undefined {
  const shared = new Secret({ buffer: Uint8Array.from(secret).buffer });
  const timestamp = Date.now();
  const delta = TOTP.validate({ token: code, secret: shared, period: periodSeconds, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: periodSeconds, timestamp }) + delta;
}
