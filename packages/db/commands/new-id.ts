import { buildUuidV7 } from '@anwurf/domain/identity/uuid-v7';

/** A fresh UUIDv7: keys are made on the device, so that rows can be made offline. */
export function newId(): string {
  return buildUuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
}
