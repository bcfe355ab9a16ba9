import { dayAfter } from '../coach/calendar-day.ts';

/**
 * iCalendar text (RFC 5545) of all-day entries and of entries at the clocks of the home zone, as calendar programs subscribe to it.
 * @source https://www.rfc-editor.org/rfc/rfc5545, https://www.rfc-editor.org/rfc/rfc7986 (NAME, REFRESH-INTERVAL)
 */

/** An entry of a written calendar. */
export interface WrittenEntry {
  /** The same in every later version of the calendar, and in no other entry. */
  readonly uid: string;
  /** Local day such as '2026-11-28'. */
  readonly day: string;
  /** Time HH:MM of the home zone; null: all day. */
  readonly time: string | null;
  /** Length, 1 or more; null: not known. All-day entries are a day long whatever it says. */
  readonly minutes: number | null;
  readonly summary: string;
  readonly place: string | null;
  readonly isCancelled: boolean;
}

/** The whole of a written calendar. */
export interface WrittenCalendar {
  readonly name: string;
  /** When its content last changed. */
  readonly changedAt: Date;
  /** Rises with its content; 0 or more. */
  readonly revision: number;
  readonly entries: readonly WrittenEntry[];
}

/** Bytes of a line without its break. */
const LINE_BYTES = 75;
/** How often programs may ask again. */
const REFRESH = 'PT1H';

/** Rules since 1996, which is before every entry. */
const HOME_TIMEZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const bytesOf = (code: number) => (code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4);

/** Divides a line after 75 bytes at most, never within a character. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const more = bytesOf(character.codePointAt(0) ?? 0);
    if (bytes + more > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += more;
  }
  return text;
}

/** Escapes a text value. Control characters, which no value may have, and halves of surrogates become blanks; line breaks stay. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n\p{Cf}]/gu, ' ')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', String.raw`\n`);
}

const compact = (text: string) => text.replaceAll(/[-:]/g, '');
const stampOf = (instant: Date) => `${compact(instant.toISOString()).slice(0, 15)}Z`;

/** The clock's day and time so many minutes later. */
function localAfter(day: string, time: string, minutes: number): string {
  return compact(new Date(Date.parse(`${day}T${time}:00Z`) + minutes * 60_000).toISOString()).slice(0, 15);
}

function momentLines({ day, time, minutes }: WrittenEntry): string[] {
  if (time === null) return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(dayAfter(day, 1))}`, 'TRANSP:TRANSPARENT'];
  const zoned = (name: string, local: string) => `${name};TZID=Europe/Berlin:${local}`;
  const start = zoned('DTSTART', localAfter(day, time, 0));
  return minutes === null ? [start] : [start, zoned('DTEND', localAfter(day, time, minutes))];
}

function entryLines(entry: WrittenEntry, stamp: string, revision: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${revision}`,
    ...momentLines(entry),
    `SUMMARY:${escaped(entry.summary)}`,
    ...(entry.place === null ? [] : [`LOCATION:${escaped(entry.place)}`]),
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** Writes a calendar: lines of at most 75 bytes, ended by CRLF. */
export function writeCalendar({ name, changedAt, revision, entries }: WrittenCalendar): string {
  const stamp = stampOf(changedAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Anwurf//Kalender//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Europe/Berlin',
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...HOME_TIMEZONE,
    ...entries.flatMap((entry) => entryLines(entry, stamp, revision)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
