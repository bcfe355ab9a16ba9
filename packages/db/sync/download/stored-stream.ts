import type { Snapshot } from '../apply/batch.ts';

/** A stream as the store knows it. */
export type StoredStream = {
  readonly handle: string | null;
  readonly offset: string;
  readonly snapshot: Snapshot | null;
  readonly last_txid: string | null;
};

/** The columns of `streams` that make a {@link StoredStream}. */
export const streamColumns = 'handle, "offset", snapshot, last_txid::text';
