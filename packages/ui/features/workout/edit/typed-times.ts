import type { CorrectedTimes } from '@anwurf/db/commands/correct-workout';
import { formatGermanDate, parseGermanDate } from '@anwurf/domain/calendar/german-date';
import { instantOf, localTimeIn } from '@anwurf/domain/calendar/local-time';
import type { WorkoutMoment } from '../../../data/workout-moment.ts';

/** Day and times of a workout as they are typed. */
export interface TypedTimes {
  /** 'TT.MM.JJJJ'. */
  readonly day: string;
  /** 'HH:MM'. */
  readonly time: string;
  readonly minutes: number;
}

/** Nobody enters a workout of long before the app. */
const FIRST_DAY = '2000-01-01';
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY_PROBLEM = 'Bitte gib den Tag als TT.MM.JJJJ an. Er liegt nicht in der Zukunft.';
const TIME_PROBLEM = 'Bitte gib den Beginn als Uhrzeit an, zum Beispiel 17:30.';

/** The day that is typed, if the calendar has it. */
export function typedDay(text: string): string | null {
  const day = parseGermanDate(text);
  if (day === null || day < FIRST_DAY) return null;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
}

export interface ReadTimes {
  /** Null: something is wrong with them. */
  readonly times: CorrectedTimes | null;
  readonly problems: Readonly<Record<'day' | 'time', string | undefined>>;
}

/** Day and times as they are stored, or what is wrong with them. @param timeZone in which the workout was */
export function readTimes({ day: typed, time, minutes }: TypedTimes, timeZone: string, now: Date): ReadTimes {
  const day = typedDay(typed);
  const hasTime = CLOCK.test(time);
  const isAhead = day !== null && instantOf(day, hasTime ? time : '00:00', timeZone) > now;
  const problems = { day: day === null || isAhead ? DAY_PROBLEM : undefined, time: hasTime ? undefined : TIME_PROBLEM };
  return { times: day === null || isAhead || !hasTime ? null : { day, time, minutes }, problems };
}

/** Day and times of a workout, to be changed. */
export function timesOf({ day, beganAt, timeZone, durationMinutes }: WorkoutMoment & { durationMinutes: number }): TypedTimes {
  return { day: formatGermanDate(day), time: localTimeIn(beganAt, timeZone), minutes: durationMinutes };
}
