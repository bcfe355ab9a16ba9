import { spellingParser } from './spelling.ts';

/** Days of the week as stored, Monday first. */
export const WEEKDAYS = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAY_LABELS: Readonly<Record<Weekday, string>> = {
  mo: 'Montag',
  di: 'Dienstag',
  mi: 'Mittwoch',
  do: 'Donnerstag',
  fr: 'Freitag',
  sa: 'Samstag',
  so: 'Sonntag',
};

/** Canonical weekday for a known spelling, or undefined. */
export const parseWeekday = spellingParser<Weekday>({
  mo: [WEEKDAY_LABELS.mo],
  di: [WEEKDAY_LABELS.di],
  mi: [WEEKDAY_LABELS.mi],
  do: [WEEKDAY_LABELS.do],
  fr: [WEEKDAY_LABELS.fr],
  sa: [WEEKDAY_LABELS.sa, 'Sonnabend'],
  so: [WEEKDAY_LABELS.so],
});

/** Days from one weekday to the next occurrence of another, 0 to 6; both as indices of `WEEKDAYS`. */
export function daysFromTo(from: number, to: number): number {
  return (to - from + WEEKDAYS.length) % WEEKDAYS.length;
}
