import type { PGliteInterface } from '@electric-sql/pglite';
import type { StreamName } from '@anwurf/contract/sync/stream-name';
import { applyNewest, isUnknown } from '../apply/newest-rows.ts';
import { fetchNewest, type ShapeAnswer, type TransportOptions } from '../transport.ts';

/**
 * Brings the newest rows of a stream of which the store knows nothing. Rows that the store refuses are left to the snapshot.
 * @param from day with which they begin
 * @returns the snapshot, where the server sends no less; else null
 * @throws Unreachable, SignedOut, Rejected
 */
export async function bringNewest(
  { store, transport, name }: { readonly store: PGliteInterface; readonly transport: TransportOptions; readonly name: StreamName },
  from: string,
  signal: AbortSignal,
): Promise<ShapeAnswer | null> {
  if (!(await isUnknown(store, name))) return null;
  const answer = await fetchNewest(transport, name, from, signal);
  signal.throwIfAborted();
  if (answer.kind !== 'newest') return answer;
  await applyNewest(store, name, answer.copied, from).catch(() => undefined);
  return null;
}
