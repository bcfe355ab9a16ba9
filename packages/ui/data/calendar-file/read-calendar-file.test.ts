import { describe, expect, it, test } from 'vitest';
import { NoCalendar, readCalendarFile } from './read-calendar-file.ts';

const season = { zone: 'Europe/Berlin', from: '2026-11-01', until: '2027-06-30' };

/** A file with entries, as the big programs write it. */
function file(events: readonly string[], more: readonly string[] = []): string {
  const body = events.flatMap((event) => ['BEGIN:VEVENT', ...event.split('\n'), 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Probe//DE', ...more, ...body, 'END:VCALENDAR', ''].join('\r\n');
}
const read = (events: readonly string[], more?: readonly string[]) => readCalendarFile(file(events, more), season);
const places = (events: readonly string[], more?: readonly string[]) =>
  read(events, more).events.map(({ day, time }) => [day, time].filter(Boolean).join(' '));

const berlin = [
  'BEGIN:VTIMEZONE',
  'TZID:Berlin',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

test('a match of an association’s plan has its day, time, length, opponent and hall', () => {
  const match =
    'UID:4711@verband.example\nDTSTART;TZID=Europe/Berlin:20261205T160000\nDTEND;TZID=Europe/Berlin:20261205T173000\nSUMMARY:HSG Musterstadt - TV Beispielhausen\nLOCATION:Sporthalle Süd\\, Ringstraße 1';
  expect(read([match])).toEqual({
    events: [
      {
        key: '4711@verband.example ',
        kind: 'match',
        day: '2026-12-05',
        time: '16:00',
        minutes: 90,
        title: 'HSG Musterstadt - TV Beispielhausen',
        place: 'Sporthalle Süd, Ringstraße 1',
        isCancelled: false,
      },
    ],
    outside: 0,
    broken: 0,
  });
});

describe('a time', () => {
  it.each([
    ['in UTC', 'DTSTART:20261205T150000Z', '2026-12-05 16:00'],
    ['in UTC over midnight', 'DTSTART:20261205T233000Z', '2026-12-06 00:30'],
    ['in a zone that the file defines', 'DTSTART;TZID=Berlin:20270402T183000', '2027-04-02 18:30'],
    ['in another country’s zone', 'DTSTART;TZID=Europe/London:20261205T150000', '2026-12-05 16:00'],
    ['in a zone of Windows', 'DTSTART;TZID=W. Europe Standard Time:20261205T150000', '2026-12-05 15:00'],
    ['without a zone', 'DTSTART:20261205T150000', '2026-12-05 15:00'],
    ['of a whole day', 'DTSTART;VALUE=DATE:20261205', '2026-12-05'],
  ])('%s is that of the hall', (_, start, expected) => {
    expect(places([`UID:a\n${start}\nSUMMARY:Training`], berlin)).toEqual([expected]);
  });
});

describe('a repeated entry', () => {
  const training = 'UID:t\nDTSTART;TZID=Europe/Berlin:20261201T183000\nDURATION:PT1H40M\nSUMMARY:Training\nRRULE:FREQ=WEEKLY;COUNT=4';

  it('stands on each of its days, without those that are taken out', () => {
    expect(places([`${training}\nEXDATE;TZID=Europe/Berlin:20261208T183000`])).toEqual([
      '2026-12-01 18:30',
      '2026-12-15 18:30',
      '2026-12-22 18:30',
    ]);
    expect(read([training]).events[0]).toMatchObject({ kind: 'training', minutes: 100 });
  });

  it('is moved and cancelled one by one, under the name that it had', () => {
    const moved =
      'UID:t\nRECURRENCE-ID;TZID=Europe/Berlin:20261208T183000\nDTSTART;TZID=Europe/Berlin:20261209T200000\nDURATION:PT1H\nSUMMARY:Training';
    const off =
      'UID:t\nRECURRENCE-ID;TZID=Europe/Berlin:20261215T183000\nDTSTART;TZID=Europe/Berlin:20261215T183000\nSUMMARY:Training\nSTATUS:CANCELLED';
    const { events } = read([training, moved, off]);
    expect(events.map(({ day, time, isCancelled }) => [day, time, isCancelled])).toEqual([
      ['2026-12-01', '18:30', false],
      ['2026-12-09', '20:00', false],
      ['2026-12-15', '18:30', true],
      ['2026-12-22', '18:30', false],
    ]);
    const plain = read([training]).events.map(({ key }) => key);
    expect(events.map(({ key }) => key)).toEqual(plain);
    // Some programs send the moved one alone.
    expect(read([moved]).events.map(({ key }) => key)).toEqual([plain[1]]);
  });

  it('goes on over the change of the clocks at its local time', () => {
    const long = training.replace('COUNT=4', 'UNTIL=20270430T200000Z');
    expect(new Set(read([long]).events.map(({ time }) => time))).toEqual(new Set(['18:30']));
  });

  it('without an end stops at the last asked day, and one that never ends nor occurs does not hold anybody up', () => {
    expect(read([training.replace(';COUNT=4', '')]).events.at(-1)?.day).toBe('2027-06-29');
    const never = 'UID:n\nDTSTART:20260101T100000\nSUMMARY:Nie\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30';
    const always = 'UID:s\nDTSTART:20260101T100000\nSUMMARY:Immer\nRRULE:FREQ=SECONDLY';
    const many = Array.from({ length: 30 }, (_, index) => always.replace('UID:s', `UID:s${index}`));
    const { events, outside } = read([training, never, ...many]);
    expect(events.filter(({ title }) => title === 'Training')).toHaveLength(4);
    expect(outside).toBeLessThanOrEqual(20_000);
  });
});

test('a whole weekend is an entry a day, and its words say what it is', () => {
  const off = 'UID:f\nDTSTART;VALUE=DATE:20261219\nDTEND;VALUE=DATE:20261221\nSUMMARY:Spielfrei';
  expect(read([off]).events.map(({ day, kind, time, minutes }) => [day, kind, time, minutes])).toEqual([
    ['2026-12-19', 'free', null, null],
    ['2026-12-20', 'free', null, null],
  ]);
});

test.each([
  ['Training', 'training'],
  ['Heimspiel gegen TV', 'match'],
  ['Pokal: 2. Runde', 'match'],
  ['Punktspiel', 'match'],
  ['Spieltag 7', 'match'],
  ['Spielersitzung', null],
  ['Weihnachtsfeier', null],
])('%s is read as %s', (summary, kind) => {
  expect(read([`UID:a\nDTSTART:20261205T150000Z\nSUMMARY:${summary}`]).events[0]?.kind).toBe(kind);
});

test('a file that cancels cancels all of it; folded lines and umlauts are read; what is past or far is counted', () => {
  const long = 'UID:a\nDTSTART:20261205T150000Z\nSUMMARY:Übungs\n einheit mit Schlägen';
  expect(read([long], ['METHOD:CANCEL']).events).toMatchObject([{ title: 'Übungseinheit mit Schlägen', isCancelled: true }]);
  const past = 'UID:b\nDTSTART:20250101T150000Z\nSUMMARY:Alt';
  expect(read([long, past])).toMatchObject({ outside: 1 });
});

test('an entry that cannot be read is counted, and the others are there', () => {
  const fine = 'UID:b\nDTSTART:20261205T150000Z';
  const refused = 'UID:c\nDTSTART:20261205T150000Z\nRRULE:FREQ=WEEKLY;BYMONTH=13';
  expect(read(['UID:a\nSUMMARY:Ohne Tag', fine, refused])).toMatchObject({ events: [{ title: null }], broken: 2 });
});

test.each(['', 'Name;Verein', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'BEGIN:VCALENDAR'])('%j is no calendar', (text) => {
  expect(() => readCalendarFile(text, season)).toThrow(NoCalendar);
});
