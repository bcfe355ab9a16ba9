import { localTimeIn } from '@anwurf/domain/calendar/local-time';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { dateOf } from './week/day-words.ts';

/** When a workout began, as its row has it: the same wherever and whenever it is looked at. */
export interface WorkoutMoment {
  /** Local day on which it began, such as '2026-11-28'. */
  readonly day: string;
  readonly beganAt: Date;
  /** IANA name of the zone in which it began. */
  readonly timeZone: string;
}

/** 'Freitag, 27. November 2026'. */
export function dayWords({ day }: Pick<WorkoutMoment, 'day'>): string {
  return format(dateOf(day), 'EEEE, d. MMMM yyyy', { locale: de });
}

/** 'Freitag, 27. November 2026, 18:05 Uhr'. */
export function momentWords(workout: WorkoutMoment): string {
  return `${dayWords(workout)}, ${localTimeIn(workout.beganAt, workout.timeZone)} Uhr`;
}
