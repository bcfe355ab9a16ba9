import { createHmac } from 'node:crypto';

/** Kind of value behind a pseudonym: equal values of two kinds have two pseudonyms. */
export type PseudonymKind = 'account' | 'session' | 'address' | 'network';

/** @returns the pseudonym of a value: 96 bits, base64url */
export type Pseudonyms = (kind: PseudonymKind, value: string) => string;

/** Pseudonyms by HMAC-SHA256: without the key they can neither be turned back nor tried out. @param key at least 32 bytes */
export function createPseudonyms(key: Uint8Array): Pseudonyms {
  return (kind, value) => createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url').slice(0, 16);
}
