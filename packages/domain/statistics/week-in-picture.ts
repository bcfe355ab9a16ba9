import { dayAfter } from '../coach/calendar-day.ts';
import { formatGermanDecimal } from '../number/german-decimal.ts';
import { foremostRecords, type LogRecord } from './log-records.ts';
import { mondaysBetween, type TrainingSums } from './training-weeks.ts';
import { weekStreak } from './week-streak.ts';

/** Content of a week's picture: nothing about the person, and nothing about health. */
export interface WeekInPicture {
  /** First day of the week, local. */
  readonly monday: string;
  /** Finished workouts of each day, Monday first. */
  readonly perDay: readonly number[];
  readonly workouts: number;
  readonly sets: number;
  readonly minutes: number;
  /** Kilograms moved. */
  readonly volume: number;
  /** The newest of the week's records; null: none. */
  readonly record: LogRecord | null;
  /** Exercises with a record, each once a workout. */
  readonly recordCount: number;
  /** Weeks in a row with training, up to this one. */
  readonly streak: number;
}

const DAYS_OF_WEEK = 7;
const MINUTES_OF_HOUR = 60;
const KILOGRAMS_OF_TONNE = 1000;
/** A single week is no row. */
const LEAST_STREAK = 2;

export interface WeekFacts {
  readonly monday: string;
  readonly sums: Pick<TrainingSums, 'workouts' | 'sets' | 'minutes' | 'volume'>;
  /** Local days of all finished workouts until the week's end, oldest first. */
  readonly days: readonly string[];
  readonly records: readonly LogRecord[];
}

/** The week in the figures of its picture. */
export function weekInPicture({ monday, sums, days, records }: WeekFacts): WeekInPicture {
  const { workouts, sets, minutes, volume } = sums;
  const perDay = Array.from({ length: DAYS_OF_WEEK }, (_, index) => days.filter((day) => day === dayAfter(monday, index)).length);
  const sunday = dayAfter(monday, DAYS_OF_WEEK - 1);
  const ofWeek = foremostRecords(records.filter(({ day }) => day >= monday && day <= sunday));
  const mondays = mondaysBetween(days[0] ?? monday, monday);
  const weeks = mondays.map((first) => ({ workouts: days.filter((day) => day >= first && day < dayAfter(first, DAYS_OF_WEEK)).length }));
  return {
    monday,
    perDay,
    workouts,
    sets,
    minutes,
    volume,
    record: ofWeek[0] ?? null,
    recordCount: ofWeek.length,
    streak: weekStreak(weeks).current,
  };
}

const counted = (count: number, one: string, several: string) => `${formatGermanDecimal(count)} ${count === 1 ? one : several}`;

/** '2:06'. */
export const hoursFigure = (minutes: number): string =>
  `${Math.floor(minutes / MINUTES_OF_HOUR)}:${String(minutes % MINUTES_OF_HOUR).padStart(2, '0')}`;

/** '12,4'. */
export const tonnesFigure = (kilograms: number): string => formatGermanDecimal(kilograms / KILOGRAMS_OF_TONNE, { decimals: 1 });

/** 'Seit 6 Wochen jede Woche trainiert'; null for a single one. */
export function streakWords({ streak }: Pick<WeekInPicture, 'streak'>): string | null {
  return streak < LEAST_STREAK ? null : `Seit ${streak} Wochen jede Woche trainiert`;
}

/** The week in one sentence: '3 Einheiten, 2:06 h, 12,4 t bewegt, 2 Bestleistungen, seit 6 Wochen jede Woche trainiert.' */
export function weekText(week: WeekInPicture): string {
  const streak = streakWords(week);
  return `${[
    counted(week.workouts, 'Einheit', 'Einheiten'),
    `${hoursFigure(week.minutes)} h`,
    ...(week.volume > 0 ? [`${tonnesFigure(week.volume)} t bewegt`] : []),
    ...(week.recordCount > 0 ? [counted(week.recordCount, 'Bestleistung', 'Bestleistungen')] : []),
    ...(streak === null ? [] : [streak.replace('Seit', 'seit')]),
  ].join(', ')}.`;
}
