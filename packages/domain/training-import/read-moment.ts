import { isCalendarDay } from '../calendar/calendar-day.ts';
import { instantOf } from '../calendar/local-time.ts';

/** A day and, if it is said, a time. */
export interface ReadMoment {
  /** Such as '2026-11-28'. */
  readonly day: string;
  /** Such as '17:05'; null: not said. */
  readonly time: string | null;
  /** Of texts with a zone: the instant itself. */
  readonly instant: Date | null;
}

/** English and German names by their first three letters. */
const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  mär: 3,
  mae: 3,
  mrz: 3,
  apr: 4,
  may: 5,
  mai: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  dez: 12,
};

const two = (part: number) => String(part).padStart(2, '0');
const dayOf = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;

const TIME = /(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?/i;
const ZONED = /T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})/;
const NAMED = /^(\d{1,2})\.?\s+(\p{Letter}{3})\p{Letter}*\.?\s+(\d{4})/u;
const NAMED_FIRST = /^(\p{Letter}{3})\p{Letter}*\.?\s+(\d{1,2}),?\s+(\d{4})/u;
const POINTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/;

function readTime(text: string): string | null {
  const [, hours, minutes, half] = TIME.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const isAfternoon = half?.toLowerCase() === 'p';
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? `${two(hour)}:${minutes}` : null;
}

function readDay(text: string, monthFirst: boolean): string | null {
  const monthOf = (name = '') => MONTHS[name.toLowerCase()] ?? 0;
  const iso = ISO.exec(text);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = NAMED.exec(text);
  if (named !== null) return dayOf(Number(named[3]), monthOf(named[2]), Number(named[1]));
  const first = NAMED_FIRST.exec(text);
  if (first !== null) return dayOf(Number(first[3]), monthOf(first[1]), Number(first[2]));
  const pointed = POINTED.exec(text);
  if (pointed !== null) return dayOf(Number(pointed[3]), Number(pointed[2]), Number(pointed[1]));
  const slashed = SLASHED.exec(text);
  if (slashed === null) return null;
  const [one, other] = [Number(slashed[1]), Number(slashed[2])];
  return monthFirst ? dayOf(Number(slashed[3]), one, other) : dayOf(Number(slashed[3]), other, one);
}

/**
 * Whether '3/4/2026' is the 4th of March in these texts: one of them can be read no other way. False also when all could be both: days
 * come first in Germany.
 */
export function isMonthFirst(texts: readonly string[]): boolean {
  return texts.some((text) => Number(SLASHED.exec(text)?.[2] ?? 0) > 12);
}

/**
 * Reads when a workout was, as training apps write it: ISO 8601, '28 Nov 2026, 18:30' and its German form, '28.11.2026', '11/28/2026', with
 * hours of 24 or 12. @returns null when it is no such moment
 */
export function readMoment(text: string, monthFirst: boolean): ReadMoment | null {
  const plain = text.trim().replaceAll(/[\u00a0\u202f]/g, ' ');
  const day = readDay(plain, monthFirst);
  if (day === null || !isCalendarDay(day)) return null;
  const instant = ZONED.test(plain) ? new Date(plain) : null;
  return { day, time: readTime(plain.slice(8)), instant: instant === null || Number.isNaN(Number(instant)) ? null : instant };
}

/** The instant of a moment in a zone. @param time of day when the moment has none, such as '18:00' */
export function instantOfMoment({ day, time, instant }: ReadMoment, timeZone: string, usual: string): Date {
  return instant ?? instantOf(day, time ?? usual, timeZone);
}
