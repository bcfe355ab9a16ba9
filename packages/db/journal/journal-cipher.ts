import { journalKeyPurpose } from '@anwurf/contract/journal-key';

type Bytes = Uint8Array<ArrayBuffer>;

/** A sealed text: ECDH on P-256 with a key pair of its own, HKDF-SHA256, AES-256-GCM. */
export type Sealed = { readonly ephemeralKey: Bytes; readonly nonce: Bytes; readonly bytes: Bytes };

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const keyBits = 256;
const nonceBytes = 12;

const encode = (text: string): Bytes => new TextEncoder().encode(text);

/** Bytes as base64url. */
export function toBase64Url(bytes: Bytes): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads base64url. @throws DOMException when it is none */
export function fromBase64Url(text: string): Bytes {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** The user is authenticated with the text: one account's sealing cannot be passed off as another's. */
const cipherOf = (userId: string, nonce: Bytes) => ({ name: 'AES-GCM', iv: nonce, additionalData: encode(userId) });

/**
 * Seals a text for an account. Only its server can derive what opens it (`server/journal-keys/journal-key.ts`).
 * @param publicKey of the account, an uncompressed point
 * @throws DOMException when this is none; TypeError where the browser has no cryptography (an address without https)
 */
export async function sealFor(publicKey: Bytes, userId: string, text: string): Promise<Sealed> {
  const { subtle } = crypto;
  const account = await subtle.importKey('raw', publicKey, curve, false, []);
  const pair = await subtle.generateKey(curve, false, ['deriveBits']);
  const ephemeralKey = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
  const secret = await subtle.deriveBits({ name: 'ECDH', public: account }, pair.privateKey, keyBits);
  const salt = new Uint8Array([...ephemeralKey, ...publicKey]);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: encode(journalKeyPurpose(userId)) };
  const source = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const key = await subtle.deriveKey(derivation, source, { name: 'AES-GCM', length: keyBits }, false, ['encrypt']);
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  return { ephemeralKey, nonce, bytes: new Uint8Array(await subtle.encrypt(cipherOf(userId, nonce), key, encode(text))) };
}

/**
 * Opens a sealed text.
 * @param contentKey that the server derived for it; 32 bytes
 * @throws DOMException when the key is another one, or the text was changed
 */
export async function openSealed({ nonce, bytes }: Sealed, contentKey: Bytes, userId: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['decrypt']);
  return new TextDecoder().decode(await crypto.subtle.decrypt(cipherOf(userId, nonce), key, bytes));
}
