import { dayAfter, daysBetween } from '../coach/calendar-day.ts';

/** Entries of a team's calendar; `free` is a weekend without a match. */
export const EVENT_KINDS = ['training', 'match', 'free'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** An entry of a team's calendar. */
export interface TeamEvent {
  readonly id: string;
  readonly kind: EventKind;
  /** Local day, and time HH:MM. */
  readonly day: string;
  readonly time: string | null;
  readonly minutes: number | null;
  readonly title: string | null;
  readonly place: string | null;
  readonly isCancelled: boolean;
}

const DAYS_OF_WEEK = 7;
/** Most entries that one repetition makes: a season has 45 weeks. */
export const MOST_REPEATED = 45;

/**
 * The days of an entry that is repeated every week.
 * @param first local day such as '2026-12-01'
 * @param until last day that may be one of them; before `first`: that day alone
 * @returns at most {@link MOST_REPEATED}
 */
export function repeatedDays(first: string, until: string): string[] {
  const weeks = Math.floor(Math.max(0, daysBetween(first, until)) / DAYS_OF_WEEK);
  return Array.from({ length: Math.min(weeks + 1, MOST_REPEATED) }, (_, index) => dayAfter(first, index * DAYS_OF_WEEK));
}
