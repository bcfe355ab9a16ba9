import type { Sql } from './connection.ts';

/**
 * Empties entries of the change feed that name transactions of the future. They are of the cluster from which this database
 * was restored: no stream will ever bring them, and devices would wait for them. Repeatable read, so that an entry that is
 * written at this moment is not taken for one.
 */
export async function forgetFutureHeads(sql: Sql): Promise<void> {
  await sql.begin(
    'isolation level repeatable read',
    (tx) => tx`update sync_heads set heads = '{}' where exists (
      select from jsonb_each_text(heads) as head where head.value::xid8 >= pg_snapshot_xmax(pg_current_snapshot()))`,
  );
}
