import { dayAfter } from '../coach/calendar-day.ts';
import { instantOf, localDayIn, localTimeIn } from './local-time.ts';

/** Hours of each day in which nothing may sound; equal times: none. HH:MM at the clocks of the zone. */
export interface QuietHours {
  readonly from: string;
  /** Not included. Before `from`: of the next day. */
  readonly until: string;
  /** IANA name, such as 'Europe/Berlin'. */
  readonly zone: string;
}

/** Whether a time of day, HH:MM, is in the quiet hours. */
export function isQuietAt({ from, until }: Pick<QuietHours, 'from' | 'until'>, time: string): boolean {
  return from > until ? time >= from || time < until : time >= from && time < until;
}

/** The instant at which the quiet hours end that an instant is in; null: it is in none. */
export function quietEnd({ from, until, zone }: QuietHours, instant: Date): Date | null {
  const time = localTimeIn(instant, zone);
  if (!isQuietAt({ from, until }, time)) return null;
  const day = localDayIn(instant, zone);
  return instantOf(from > until && time >= from ? dayAfter(day, 1) : day, until, zone);
}
