import { buildUuidV7 } from '@anwurf/domain/identity/uuid-v7';

/** A fresh UUIDv7: the device makes keys, so that rows can be created offline. */
export function newId(): string {
  return buildUuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
}

const urlIdBytes = 18;

/** An id for a public address: 144 random bits, base64url (24 characters). Anybody with the id may read the page. */
export function newUrlId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(urlIdBytes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
