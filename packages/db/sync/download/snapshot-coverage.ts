import type { Snapshot } from '../apply/batch.ts';

/** Low 32 bits of a transaction id, the format of streams. */
export function low32(txid: string): bigint {
  return BigInt(txid) & 0xffff_ffffn;
}

/** Whether a snapshot was taken after this transaction became visible. */
export function isVisible(txid: string, { xmax, xip }: Snapshot): boolean {
  return BigInt(txid) < BigInt(xmax) && !xip.includes(txid);
}

/**
 * Whether a snapshot sees every transaction that another one sees. A later one does; one that a server had cached does not,
 * unless nothing was written between the two.
 */
export function coversSnapshot(snapshot: Snapshot, other: Snapshot): boolean {
  return (
    BigInt(snapshot.xmax) >= BigInt(other.xmax) &&
    snapshot.xip.every((txid) => BigInt(txid) >= BigInt(other.xmax) || other.xip.includes(txid))
  );
}
