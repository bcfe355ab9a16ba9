import type { LocalQuery } from './local-query.ts';

/** Rows of a table that the server has not taken yet: those that wait, and those that it refused. */
export interface UnsentRows {
  table: string;
  count: number;
}

/** What is on this device alone, by table, most first; none: the server has everything. */
export function unsentRows(): LocalQuery<UnsentRows> {
  return {
    sql: `select table_name as table, count(distinct key)::int as count from outbox where status <> 'confirmed'
      group by table_name order by count desc, table_name`,
    params: [],
  };
}
