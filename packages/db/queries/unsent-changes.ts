import type { RefusedMutation } from '../sync/sync-state.ts';
import type { LocalQuery } from './local-query.ts';

/** Rows of a table that are not on the server: waiting and refused ones. */
export interface UnsentRows {
  table: string;
  count: number;
}

/** Number of rows that only this device has, from the outbox, by table, most first; no rows: the server has everything. */
export function unsentRows(): LocalQuery<UnsentRows> {
  return {
    sql: `select split_part(table_name, '@', 1) as table, count(distinct key)::int as count from outbox where status <> 'confirmed'
      group by 1 order by count desc, 1`,
    params: [],
  };
}

/** The same, with mutations that are only in the journal because the store refused them. */
export function withUnreplayable(unsent: readonly UnsentRows[], refused: readonly RefusedMutation[]): UnsentRows[] {
  const counts = new Map(unsent.map(({ table, count }) => [table, count]));
  const unreplayable = refused.filter(({ code }) => code === 'unreplayable');
  const rows = new Map(unreplayable.map(({ table, key }) => [`${table} ${key}`, table]));
  for (const table of rows.values()) counts.set(table, (counts.get(table) ?? 0) + 1);
  return [...counts].map(([table, count]) => ({ table, count })).toSorted((one, other) => other.count - one.count);
}
