import { writeCalendar, type WrittenEntry } from '@anwurf/domain/calendar/icalendar';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it, test } from 'vitest';
import { readCalendarFile } from './read-calendar-file.ts';

const season = { zone: 'Europe/Berlin', from: '2026-01-01', until: '2027-12-31' };
const changedAt = new Date('2026-11-25T12:00:00Z');
const write = (entries: readonly WrittenEntry[], revision = 3) => writeCalendar({ name: 'Anwurf', changedAt, revision, entries });

const hostile = fc.constantFrom('\r\nEND:VEVENT', '\n', '\\n', ';', ',', ':', '"', 'Ä', '🤾🏽‍♀️', '\u0000', '\u2028', '\ud800', 'X'.repeat(80));
const text = fc.array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), hostile), { maxLength: 8 }).map((parts) => parts.join(''));
const entry: fc.Arbitrary<Omit<WrittenEntry, 'uid'>> = fc.record({
  day: fc.nat(700).map((days) => dayAfter('2026-01-10', days)),
  time: fc.option(
    // Of the hours around a change of the clocks one is there twice or not at all: what a program makes of it is its own affair.
    fc.tuple(fc.integer({ min: 4, max: 23 }), fc.nat(59)).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
  ),
  minutes: fc.option(fc.integer({ min: 1, max: 180 })),
  summary: text,
  place: fc.option(text),
  isCancelled: fc.boolean(),
});
const calendar = fc
  .array(entry, { maxLength: 12 })
  .map((entries) => entries.map((one, index) => ({ ...one, uid: `entry-${index}@anwurf` })));

/** A value as it may be written: line breaks in one form, and no control characters or halves of characters. */
const writable = (value: string) =>
  value.replaceAll(/\r\n?/g, '\n').replaceAll(/[\p{Cc}\p{Cs}\p{Cn}\p{Co}]/gu, (character) => (character === '\n' ? character : ' '));

it('says every text as it is, and no text becomes a line', () => {
  fc.assert(
    fc.property(calendar, (entries) => {
      const found = new ICAL.Component(ICAL.parse(write(entries)) as [string, object[], object[]]).getAllSubcomponents('vevent');
      expect(found.map((one) => [one.getFirstPropertyValue('summary'), one.getFirstPropertyValue('location')])).toEqual(
        entries.map(({ summary, place }) => [writable(summary), place === null ? null : writable(place)]),
      );
    }),
    { numRuns: 300, seed: 20261125 },
  );
});

it('is read back by the app’s own reader with every day, time, length and cancellation', () => {
  fc.assert(
    fc.property(calendar, (entries) => {
      const { events, outside, broken } = readCalendarFile(write(entries), season);
      expect([outside, broken]).toEqual([0, 0]);
      const places = events.map(({ key, day, time, minutes, isCancelled }) => [key, day, time, minutes, isCancelled].join());
      const written = entries.map(({ uid, day, time, minutes, isCancelled }) =>
        [`${uid} `, day, time, time === null ? null : minutes, isCancelled].join(),
      );
      expect(places.toSorted()).toEqual(written.toSorted());
    }),
    { numRuns: 300, seed: 20261125 },
  );
});

it('has lines of at most 75 bytes, divided within no character, each ended by CRLF', () => {
  fc.assert(
    fc.property(calendar, (entries) => {
      const lines = write(entries).split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(line).not.toMatch(/[\r\n]/);
        // Half a character would not be the same when it is read back.
        expect(new TextDecoder().decode(new TextEncoder().encode(line))).toBe(line);
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
    }),
    { numRuns: 300, seed: 20261125 },
  );
});

test('an entry has what calendar programs ask for', () => {
  const match = { uid: 'event-1@anwurf', day: '2026-11-28', time: '23:30', minutes: 60, place: 'Halle 1', isCancelled: true };
  const [head = '', first = ''] = write([{ ...match, summary: 'Spiel; Heim' }]).split('BEGIN:VEVENT\r\n');
  expect(head).toContain('METHOD:PUBLISH\r\n');
  expect(head).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n');
  expect(head.match(/BEGIN:VTIMEZONE\r\nTZID:Europe\/Berlin\r\n/g)).toHaveLength(1);
  expect(first.split('\r\n')).toEqual([
    'UID:event-1@anwurf',
    'DTSTAMP:20261125T120000Z',
    'LAST-MODIFIED:20261125T120000Z',
    'SEQUENCE:3',
    'DTSTART;TZID=Europe/Berlin:20261128T233000',
    'DTEND;TZID=Europe/Berlin:20261129T003000',
    String.raw`SUMMARY:Spiel\; Heim`,
    'LOCATION:Halle 1',
    'STATUS:CANCELLED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an all-day entry ends with the next day, and keeps nobody busy', () => {
  const session = {
    uid: 'session-1@anwurf',
    day: '2026-12-31',
    time: null,
    minutes: 45,
    summary: 'Einheit 1',
    place: null,
    isCancelled: false,
  };
  expect(write([session])).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\nTRANSP:TRANSPARENT\r\n');
});

test.each([
  ['2026-07-04', '2026-07-04T14:00:00.000Z'],
  ['2026-10-25', '2026-10-25T15:00:00.000Z'],
  ['2027-03-28', '2027-03-28T14:00:00.000Z'],
])('on %s the zone that it brings along is the clocks’', (day, instant) => {
  const written = write([{ uid: 'a', day, time: '16:00', minutes: null, summary: 'Spiel', place: null, isCancelled: false }]);
  const parsed = new ICAL.Component(ICAL.parse(written) as [string, object[], object[]]);
  const zone = new ICAL.Timezone(parsed.getFirstSubcomponent('vtimezone') ?? undefined);
  const start = parsed.getFirstSubcomponent('vevent')?.getFirstPropertyValue('dtstart') as ICAL.Time;
  start.zone = zone;
  expect(new Date(start.toUnixTime() * 1000).toISOString()).toBe(instant);
});
