import type { Transaction } from '@electric-sql/pglite';
import type { StreamName } from '@anwurf/contract/sync/stream-name';

/**
 * Drops confirmed mutations of a stream's rows whose effect has arrived in the base, and returns their keys.
 * @param ids mutations to check; omitted: all. A long queue has thousands that wait for their effect
 * Arrived means one of:
 * - the stream has carried the mutation's transaction;
 * - a snapshot was taken after that transaction became visible;
 * - the base row is, or was before its removal, at least as new as the confirmed version: the one that the mutation made, or the one
 *   that it left as it was (versions rise along a row's history);
 * - the mutation changed nothing (delete of a missing row) and the base has no such row.
 */
export async function settle(tx: Transaction, name: StreamName, ids: readonly string[] | null = null): Promise<string[]> {
  const dropped = await tx.query<{ key: string }>(
    `with dropped as (delete from outbox using base_rows, streams
      where outbox.table_name = $1 and outbox.status = 'confirmed' and ($2::uuid[] is null or outbox.id = any($2))
        and base_rows.table_name = $1 and base_rows.key = outbox.key
        and streams.table_name = $1
        and (
          exists (select from seen_transactions seen
                   where seen.table_name = $1 and seen.txid = outbox.txid::bigint & 4294967295)
          or (outbox.txid::bigint < (streams.snapshot ->> 'xmax')::bigint
              and not streams.snapshot -> 'xip' @> to_jsonb(outbox.txid))
          or greatest((base_rows.row ->> 'server_version')::bigint, base_rows.removed_version) >= outbox.server_version
          or (outbox.txid is null and base_rows.row is null)
        )
      returning outbox.id, outbox.key),
     remembered as (insert into settled_mutations (id) select id from dropped on conflict do nothing)
     select key from dropped`,
    [name, ids],
  );
  await tx.query('delete from seen_transactions where table_name = $1 and not exists (select from outbox where table_name = $1)', [name]);
  return dropped.rows.map((row) => row.key);
}
