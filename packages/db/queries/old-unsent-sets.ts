import type { LocalQuery } from './local-query.ts';

/** Sets that have waited for the server. */
export interface OldUnsentSets {
  count: number;
  /** When the first of them was logged; null: there is none. */
  since: Date | null;
}

/**
 * The sets logged before an instant (ISO 8601) that only this device has, because the server has not answered yet. By the time of the set, for a
 * replay of the journal writes the outbox anew.
 */
export function oldUnsentSets(before: string): LocalQuery<OldUnsentSets> {
  return {
    sql: `select count(distinct key)::int as count, min(logged_at) as since
      from (select key, coalesce(("values" ->> 'created_at')::timestamptz, created_at) as logged_at
        from outbox where status = 'pending' and table_name = 'workout_tracking') waiting
      where logged_at < $1::timestamptz`,
    params: [before],
  };
}
