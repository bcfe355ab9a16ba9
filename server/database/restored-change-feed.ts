import type { Sql } from './connection.ts';

/**
 * Empties change feed entries that name future transactions. They stem from the cluster of a restored database: no stream will
 * ever bring them, and devices would wait for them. Runs in repeatable read, so that an entry written at this moment is not
 * mistaken for one.
 */
export async function forgetFutureHeads(sql: Sql): Promise<void> {
  await sql.begin(
    'isolation level repeatable read',
    (tx) => tx`update sync_heads set heads = '{}' where exists (
      select from jsonb_each_text(heads) as head where head.value::xid8 >= pg_snapshot_xmax(pg_current_snapshot()))`,
  );
}
