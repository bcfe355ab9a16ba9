import type { Snapshot } from '../apply/batch.ts';

/** A stream as the store knows it. */
export type StoredStream = {
  readonly handle: string | null;
  readonly offset: string;
  readonly snapshot: Snapshot | null;
  readonly last_txid: string | null;
};
