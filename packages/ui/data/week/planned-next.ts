import type { CalendarWeek, WeekEntry } from './use-calendar-week.ts';

/**
 * Picks today's planned session, else a missed one, else the next of the calendar week.
 * @param planWeek the plan's present week, whose sessions alone count; null: it has none
 */
export function plannedNext(calendar: CalendarWeek | null, planWeek: number | null): WeekEntry | undefined {
  const days = calendar?.days ?? [];
  const ofWeek = (entries: readonly WeekEntry[]) => entries.find((entry) => entry.week === planWeek);
  return ofWeek(days.find(({ isToday }) => isToday)?.planned ?? []) ?? ofWeek(days.flatMap(({ planned }) => planned));
}
