import { pgliteVersion } from './pglite-version.ts';

/** Name of a store; it carries the PGlite version, the user and how often it had to be built anew. */
export function storeName(userId: string, generation: number): string {
  return `anwurf-${pgliteVersion}-${userId}${generation === 0 ? '' : `-${generation}`}`;
}
