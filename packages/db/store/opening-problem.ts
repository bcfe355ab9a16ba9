import type { SyncProblem, SyncProblemCode } from '../sync/sync-state.ts';
import { isHeldElsewhere } from './delete-store.ts';
import { isDiskFull } from './disk-full.ts';
import { freeRoom } from './origin-files.ts';
import { StoreFailure } from './store-failure.ts';

/** In bytes: with less room neither kind of store can be made or written. */
const leastRoom = 40 * 2 ** 20;

/** Names of errors by which browsers refuse any storage: in private windows, or with site data forbidden. */
const refusals: ReadonlySet<string> = new Set(['SecurityError', 'InvalidStateError', 'NotAllowedError']);

async function findCode(error: unknown): Promise<SyncProblemCode> {
  if (error instanceof StoreFailure) return error.code;
  if (typeof indexedDB === 'undefined' || typeof WebAssembly === 'undefined') return 'store_unsupported';
  if (isHeldElsewhere(error)) return 'store_held';
  if (isDiskFull(error) || (await freeRoom()) < leastRoom) return 'store_full';
  return error instanceof Error && refusals.has(error.name) ? 'store_refused' : 'store_unavailable';
}

/** Names why no store could be opened, from the error and from what this browser has. */
export async function openingProblem(error: unknown): Promise<SyncProblem> {
  return { code: await findCode(error), detail: error instanceof Error ? error.message : String(error) };
}
