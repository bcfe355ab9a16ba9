import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

// RFC 6238 as every authenticator app does it, whatever the address says: SHA-1, six digits, 30 s.
const periodSeconds = 30;
/** Steps before and after the present one whose code counts as well: clocks differ, and typing takes time. */
const window = 1;

/** A new secret: 160 random bits, as RFC 4226 advises. */
export const createTotpSecret = (): Uint8Array => randomBytes(20);

/** What authenticator apps need: the secret in base32, and the address (`otpauth:`) for their QR code. */
export function describeTotp(secret: Uint8Array, email: string): { secret: string; address: string } {
  const shared = new Secret({ buffer: Uint8Array.from(secret).buffer });
  const totp = new TOTP({ issuer: 'Anwurf', label: email, secret: shared, period: periodSeconds });
  return { secret: shared.base32, address: totp.toString() };
}

/** The time step that a code is of, the present one or a neighbour; undefined: of none. */
export function stepOfCode(secret: Uint8Array, code: string): number | undefined {
  const shared = new Secret({ buffer: Uint8Array.from(secret).buffer });
  const timestamp = Date.now();
  const delta = TOTP.validate({ token: code, secret: shared, period: periodSeconds, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: periodSeconds, timestamp }) + delta;
}
