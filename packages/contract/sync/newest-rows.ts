import { z } from 'zod';
import type { SyncedTableName } from './registry.ts';

/**
 * The newest rows of a snapshot before all of them: a coach's screens speak of weeks, his first sync brings a season. Our extension of Electric's
 * protocol, for the beginning of a stream in COPY format: `newest=2026-10-17` asks for the rows of that day and later, of a table that is listed
 * here. The answer has no handle and no offset, as it is no part of the stream: its rows are shown until the snapshot takes their place. A server
 * that does not support it answers with the snapshot. The content type says which of the two it is.
 */
export const newestRows = { parameter: 'newest', contentType: 'text/x-postgres-copy; part=newest' } as const;

/**
 * Days before today that the screens of a squad need of a table, by its column `day`: four weeks of trainings, as many of load with a week in which
 * the first one lies, and the four weeks before yesterday's readiness.
 */
const days: Partial<Record<SyncedTableName, number>> = { shared_trainings: 30, shared_loads: 35, shared_readiness: 30 };

/** @returns how many days of a table are newest; undefined: it has no newest rows */
export function newestDays(table: SyncedTableName): number | undefined {
  return days[table];
}

const calendarDay = z.iso.date();

/** @returns a day of the calendar such as 2026-10-17; null: it is none */
export function parseNewest(value: string): string | null {
  return calendarDay.safeParse(value).data ?? null;
}
