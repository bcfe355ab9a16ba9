import { expect, test } from 'vitest';
import { instantOf, localDayIn, localTimeIn } from './local-time.ts';

test('one instant is of two days in two zones', () => {
  const late = new Date('2026-11-27T17:30:00Z');
  expect([localDayIn(late, 'Europe/Berlin'), localTimeIn(late, 'Europe/Berlin')]).toEqual(['2026-11-27', '18:30']);
  expect([localDayIn(late, 'Asia/Tokyo'), localTimeIn(late, 'Asia/Tokyo')]).toEqual(['2026-11-28', '02:30']);
});

test('midnight belongs to the day that begins', () => {
  expect(localDayIn(new Date('2026-07-01T22:00:00Z'), 'Europe/Berlin')).toBe('2026-07-02');
  expect(localTimeIn(new Date('2026-07-01T22:00:00Z'), 'Europe/Berlin')).toBe('00:00');
});

test('a zone that nobody knows is read as the home zone', () => {
  expect(localDayIn(new Date('2026-11-27T23:30:00Z'), 'Mond/Krater')).toBe('2026-11-28');
});

test.each([
  ['2026-11-28', '17:05', 'Europe/Berlin', '2026-11-28T16:05:00.000Z'],
  ['2026-07-01', '00:00', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  ['2026-11-28', '02:30', 'Asia/Tokyo', '2026-11-27T17:30:00.000Z'],
  // The hour that is skipped, the one that comes twice, and both sides of a change.
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '23:30', 'Europe/Berlin', '2026-10-25T22:30:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantOf(day, time, zone).toISOString()).toBe(instant);
});
