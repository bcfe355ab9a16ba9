import { EVENT_MONTHS } from '@anwurf/contract/retention';
import type { EventRequest } from '@anwurf/contract/events';
import type { Sql } from '../database/connection.ts';

/** Counts an event of today (German time). Stores nothing about its visitor. */
export async function countEvent(sql: Sql, { name, path }: Pick<EventRequest, 'name' | 'path'>): Promise<void> {
  await sql`insert into event_counts as known (day, name, path)
    values ((now() at time zone 'Europe/Berlin')::date, ${name}, ${path})
    on conflict (day, name, path) do update set count = known.count + 1`;
}

/** Removes counts older than the two months stated in the privacy text. */
export async function pruneEvents(sql: Sql): Promise<void> {
  await sql`delete from event_counts where day < current_date - ${EVENT_MONTHS} * interval '1 month'`;
}
