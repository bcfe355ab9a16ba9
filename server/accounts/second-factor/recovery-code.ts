import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { hashToken } from '../../identity/token.ts';

const count = 10;
/** 120 bits: enough for a plain hash (ASVS 6.5.2), and 24 base32 letters without padding. */
const bytes = 15;

/** Ten new codes in groups of four unambiguous letters and digits (base32). */
export function createRecoveryCodes(): string[] {
  const letters = () => new Secret({ buffer: Uint8Array.from(randomBytes(bytes)).buffer }).base32;
  return Array.from({ length: count }, () => letters().replaceAll(/.{4}(?=.)/g, '$&-'));
}

/** Hash of a code for storage; ignores spaces, hyphens and case. */
export const hashRecoveryCode = (code: string): Buffer => hashToken(code.replaceAll(/[\s-]/g, '').toUpperCase());
