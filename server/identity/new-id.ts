import { randomBytes } from 'node:crypto';
import { buildUuidV7 } from '@anwurf/domain/identity/uuid-v7';

/** A new identifier of a row (UUID v7). */
export const newId = () => buildUuidV7(Date.now(), randomBytes(10));
