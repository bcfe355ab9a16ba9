import type { Sql } from '../database/connection.ts';

/** Entries to keep: younger than this, or the newest so many. */
export type PruneRule = { readonly olderThanSeconds: number } | { readonly keepEntries: number };

/**
 * Removes old entries of the shape log and records, for each owner and table, the position up to which. A client that has read
 * less gets must-refetch. Safe during writes: positions of an owner commit in their order, so nothing older than a committed
 * entry can still appear.
 * @returns number of entries removed
 */
export async function pruneShapeLog(sql: Sql, rule: PruneRule): Promise<number> {
  const old =
    'keepEntries' in rule
      ? sql`seq in (select seq from shape_log order by seq desc offset ${rule.keepEntries})`
      : sql`at < now() - ${rule.olderThanSeconds} * interval '1 second'`;
  // `at` is the start of a transaction and may be earlier than its neighbours': only a contiguous beginning is removed.
  const [row] = await sql<{ removed: number }[]>`
    with reach as (select owner, table_name, max(seq) as seq from shape_log where ${old} group by owner, table_name),
    gone as (
      delete from shape_log using reach
      where shape_log.owner = reach.owner and shape_log.table_name = reach.table_name and shape_log.seq <= reach.seq
      returning 1),
    noted as (
      insert into shape_log_pruned (owner, table_name, seq) select owner, table_name, seq from reach
      on conflict (owner, table_name) do update set seq = greatest(shape_log_pruned.seq, excluded.seq))
    select count(*)::int as removed from gone`;
  return row?.removed ?? 0;
}
