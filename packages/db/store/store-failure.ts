import type { SyncProblemCode } from '../sync/sync-state.ts';

/** A store that does not open, for a reason that the interface can explain. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  constructor(
    readonly code: SyncProblemCode,
    detail: string,
  ) {
    super(detail);
  }
}
