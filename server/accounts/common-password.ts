import { readFileSync } from 'node:fs';
import { ApiError } from '../errors/api-error.ts';

// The 3,000 most frequent of zxcvbn's list (MIT) with at least six characters, and likely choices of German players.
const commonPasswords = new Set(readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'));

/** One character repeated, or neighbours in order: 111111, abcdef, 987654. */
function isRun(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}

/** Whether a password is among the first guesses, ignoring case. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  return isRun(plain) || commonPasswords.has(plain);
}

/** @throws ApiError password_too_common */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw new ApiError('password_too_common', 'Dieses Passwort ist zu häufig.');
}
