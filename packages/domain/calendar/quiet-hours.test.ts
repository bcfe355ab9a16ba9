import { expect, test } from 'vitest';
import { quietEnd } from './quiet-hours.ts';

const night = { from: '21:30', until: '07:00', zone: 'Europe/Berlin' };

test.each([
  ['2026-11-25T20:29:00Z', null],
  ['2026-11-25T20:30:00Z', '2026-11-26T06:00:00.000Z'],
  ['2026-11-26T03:00:00Z', '2026-11-26T06:00:00.000Z'],
  ['2026-11-26T06:00:00Z', null],
  // The clock goes back during the night.
  ['2026-10-24T22:00:00Z', '2026-10-25T06:00:00.000Z'],
])('at %s a night ends at %s', (instant, end) => {
  expect(quietEnd(night, new Date(instant))?.toISOString() ?? null).toBe(end);
});

test('a noon is quiet at the clocks of its zone, and equal times are no hours', () => {
  const noon = { from: '12:00', until: '14:00', zone: 'Asia/Tokyo' };
  expect(quietEnd(noon, new Date('2026-11-25T03:30:00Z'))?.toISOString()).toBe('2026-11-25T05:00:00.000Z');
  expect(quietEnd(noon, new Date('2026-11-25T05:00:00Z'))).toBeNull();
  expect(quietEnd({ ...noon, until: '12:00' }, new Date('2026-11-25T03:00:00Z'))).toBeNull();
});
