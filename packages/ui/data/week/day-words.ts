import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';

/** Midnight of a local day such as '2026-11-28', for formatting. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00`);
}

/** 'Freitag, 27. November'. */
export function dayWords(day: string): string {
  return format(dateOf(day), 'EEEE, d. MMMM', { locale: de });
}

/** 'Mo'. */
export function shortWeekday(day: string): string {
  return format(dateOf(day), 'EEEEEE', { locale: de });
}
