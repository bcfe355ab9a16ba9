import type { EventKind } from '@anwurf/domain/team/team-event';
import { instantOf, localDayIn, localTimeIn } from '@anwurf/domain/calendar/local-time';
import ICAL from 'ical.js';

/** An entry as a calendar file has it. */
interface FoundEvent {
  /** Names it in its file: the same in a later one in which it has been moved. */
  readonly key: string;
  /** By its words; null: they do not say. */
  readonly kind: EventKind | null;
  /** Day and time in the asked zone. */
  readonly day: string;
  readonly time: string | null;
  readonly minutes: number | null;
  readonly title: string | null;
  readonly place: string | null;
  readonly isCancelled: boolean;
}

/** Content of a calendar file. */
export interface FoundCalendar {
  /** By day and time; none before or behind the asked days. */
  readonly events: readonly FoundEvent[];
  /** Entries outside the asked days. */
  readonly outside: number;
  /** Entries that could not be read. */
  readonly broken: number;
}

export interface Asked {
  /** Zone of the halls, such as 'Europe/Berlin': a calendar says what their clocks show. */
  readonly zone: string;
  /** First and last local day. */
  readonly from: string;
  readonly until: string;
}

/** The file is no calendar. */
export class NoCalendar extends Error {}

const MOST_TEXT = 120;
const MOST_MINUTES = 600;
/** Occurrences that are looked at, of one entry ten years of every day, and of a file: a hostile one has no end. */
const MOST_OCCURRENCES = { entry: 4000, file: 20_000 } as const;
/** Days of an entry of several days: a tournament, a fortnight without matches. */
const MOST_DAYS = 16;
const SECONDS = { minute: 60, day: 86_400 } as const;

function words(text: string | null): string | null {
  const plain = (text ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_TEXT)
    .trim();
  return plain === '' ? null : plain;
}

/** By the words that clubs and associations write. */
function kindOf(title: string | null): EventKind | null {
  const text = (title ?? '').toLowerCase();
  if (/spielfrei|freies wochenende|kein spiel/.test(text)) return 'free';
  if (/training|einheit/.test(text)) return 'training';
  return /spiele?\b|spieltag|turnier|pokal|\bliga|gegen|\bvs\b|\S\s+[-–:]\s+\S/.test(text) ? 'match' : null;
}

const two = (part: number) => String(part).padStart(2, '0');
const dayOf = ({ year, month, day }: ICAL.Time) => `${year}-${two(month)}-${two(day)}`;
const timeOf = ({ hour, minute }: ICAL.Time) => `${two(hour)}:${two(minute)}`;

/** Names of Windows' zones that calendars of this country write. */
const windowsZones: Readonly<Record<string, string>> = {
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Romance Standard Time': 'Europe/Paris',
};

/** Day and time of a moment in a zone. @param tzid zone that the file names; undefined: none */
function localMoment(time: ICAL.Time, tzid: string | undefined, zone: string): { day: string; time: string | null } {
  if (time.isDate) return { day: dayOf(time), time: null };
  const isKnown = time.zone !== null && time.zone !== ICAL.Timezone.localTimezone;
  // A time without any zone is meant where it is read.
  if (!isKnown && tzid === undefined) return { day: dayOf(time), time: timeOf(time) };
  const instant = isKnown
    ? new Date(time.toUnixTime() * 1000)
    : instantOf(dayOf(time), timeOf(time), windowsZones[tzid ?? ''] ?? tzid ?? zone);
  return { day: localDayIn(instant, zone), time: localTimeIn(instant, zone) };
}

function daysOf(start: ICAL.Time, end: ICAL.Time | null): string[] {
  const length = end === null ? 1 : Math.round(end.subtractDate(start).toSeconds() / SECONDS.day);
  return Array.from({ length: Math.min(Math.max(length, 1), MOST_DAYS) }, (_, index) => {
    const day = start.clone();
    day.adjust(index, 0, 0, 0);
    return dayOf(day);
  });
}

/** One occurrence; an all-day one of several days is an entry a day. */
function entriesOf(
  event: ICAL.Event,
  start: ICAL.Time,
  end: ICAL.Time | null,
  occurrence: string,
  isCancelled: boolean,
  zone: string,
): FoundEvent[] {
  const tzid = event.component.getFirstProperty('dtstart')?.getParameter('tzid');
  const moment = localMoment(start, typeof tzid === 'string' ? tzid : undefined, zone);
  const title = words(event.summary);
  const seconds = end === null || start.isDate ? 0 : end.subtractDate(start).toSeconds();
  const minutes = Math.round(seconds / SECONDS.minute);
  const shared = {
    kind: kindOf(title),
    time: moment.time,
    minutes: minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null,
    title,
    place: words(event.location),
    isCancelled: isCancelled || event.component.getFirstPropertyValue('status') === 'CANCELLED',
  };
  const days = start.isDate ? daysOf(start, end) : [moment.day];
  return days.map((day, index) => ({ ...shared, day, key: [event.uid, occurrence, ...(index > 0 ? [index] : [])].join(' ') }));
}

/** The first occurrences of a repeated entry up to a day, each as it was moved or cancelled. @param most how many are looked at */
function occurrencesOf(event: ICAL.Event, isCancelled: boolean, { zone, until }: Asked, most: number): FoundEvent[] {
  const found: FoundEvent[] = [];
  const iterator = event.iterator();
  for (let count = 0; count < most; count += 1) {
    const next = iterator.next() as ICAL.Time | undefined | null;
    if (next === undefined || next === null || dayOf(next) > until) break;
    const { item, startDate, endDate, recurrenceId } = event.getOccurrenceDetails(next);
    found.push(...entriesOf(item, startDate, endDate, recurrenceId.toString(), isCancelled, zone));
  }
  return found;
}

function parsed(text: string): ICAL.Component | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as [string, object[], object[]]);
    return calendar.name === 'vcalendar' ? calendar : null;
  } catch {
    return null;
  }
}

const entry = /^BEGIN:VEVENT\r?\n[^]*?^END:VEVENT\r?\n/gm;

/**
 * The calendar, without entries that the parser refuses: it refuses all of a file for one of them.
 * @returns the number of those as well
 * @throws NoCalendar
 */
function parseCalendar(text: string): { calendar: ICAL.Component; refused: number } {
  const whole = parsed(text);
  if (whole !== null) return { calendar: whole, refused: 0 };
  const entries = text.match(entry) ?? [];
  const frame = text.replaceAll(entry, '');
  const kept = entries.filter((one) => parsed(frame.replace(/^END:VCALENDAR/m, (end) => one + end)) !== null);
  const calendar = parsed(frame.replace(/^END:VCALENDAR/m, (end) => kept.join('') + end));
  if (calendar === null) throw new NoCalendar('no calendar');
  return { calendar, refused: entries.length - kept.length };
}

/**
 * Reads the entries of a calendar file (iCalendar, RFC 5545): single and repeated, whole days, other zones, moved and cancelled ones.
 * @throws NoCalendar
 */
export function readCalendarFile(text: string, asked: Asked): FoundCalendar {
  const { calendar, refused } = parseCalendar(text);
  const isCancelled = calendar.getFirstPropertyValue('method') === 'CANCEL';
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const found: FoundEvent[] = [];
  let broken = refused;
  // One that was moved may stand alone, without the entry that is repeated.
  const repeated = new Set(events.filter((one) => !one.isRecurrenceException()).map(({ uid }) => uid));
  for (const event of events.filter((one) => !one.isRecurrenceException() || !repeated.has(one.uid))) {
    try {
      for (const exception of events)
        if (exception !== event && exception.isRecurrenceException() && exception.uid === event.uid) event.relateException(exception);
      const entries = event.isRecurring()
        ? occurrencesOf(event, isCancelled, asked, Math.min(MOST_OCCURRENCES.entry, MOST_OCCURRENCES.file - found.length))
        : entriesOf(event, event.startDate, event.endDate, event.recurrenceId?.toString() ?? '', isCancelled, asked.zone);
      found.push(...entries);
    } catch {
      broken += 1;
    }
  }
  const inside = found.filter(({ day }) => day >= asked.from && day <= asked.until);
  return {
    events: inside.toSorted((one, other) => `${one.day} ${one.time ?? ''}`.localeCompare(`${other.day} ${other.time ?? ''}`)),
    outside: found.length - inside.length,
    broken,
  };
}
