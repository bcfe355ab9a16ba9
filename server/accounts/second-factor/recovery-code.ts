import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { hashToken } from '../../identity/token.ts';

const count = 10;
/** 120 bits: enough for a plain hash (ASVS 6.5.2), and 24 letters without padding. */
const bytes = 15;

/** Ten new codes in groups of four letters and digits that are hard to mix up (base32). */
export function createRecoveryCodes(): string[] {
  const letters = () => new Secret({ buffer: Uint8Array.from(randomBytes(bytes)).buffer }).base32;
  return Array.from({ length: count }, () => letters().replaceAll(/.{4}(?=.)/g, '$&-'));
}

/** What is stored of a code; spaces, hyphens and small letters are the typist's. */
export const hashRecoveryCode = (code: string): Buffer => hashToken(code.replaceAll(/[\s-]/g, '').toUpperCase());
