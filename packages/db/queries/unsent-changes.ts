import type { RefusedMutation } from '../sync/sync-state.ts';
import type { LocalQuery } from './local-query.ts';

/** Rows of a table that the server has not taken yet: those that wait, and those that it refused. */
export interface UnsentRows {
  table: string;
  count: number;
}

/** What the outbox has of this device alone, by table, most first; none: the server has everything of it. */
export function unsentRows(): LocalQuery<UnsentRows> {
  return {
    sql: `select table_name as table, count(distinct key)::int as count from outbox where status <> 'confirmed'
      group by table_name order by count desc, table_name`,
    params: [],
  };
}

/** The same with what only the journal has: the store could not take it, so it is not in the outbox. */
export function withUnreplayable(unsent: readonly UnsentRows[], refused: readonly RefusedMutation[]): UnsentRows[] {
  const counts = new Map(unsent.map(({ table, count }) => [table, count]));
  const unreplayable = refused.filter(({ code }) => code === 'unreplayable');
  const rows = new Map(unreplayable.map(({ table, key }) => [`${table} ${key}`, table]));
  for (const table of rows.values()) counts.set(table, (counts.get(table) ?? 0) + 1);
  return [...counts].map(([table, count]) => ({ table, count })).toSorted((one, other) => other.count - one.count);
}
