import { expect, test } from 'vitest';
import { readTimes, timesOf, typedDay } from './typed-times.ts';

const now = new Date('2026-11-28T12:00:00Z');
const read = (day: string, time: string) => readTimes({ day, time, minutes: 50 }, 'Europe/Berlin', now);

test('a typed day and time are those of the calendar and the clock', () => {
  expect(read('27.11.2026', '17:30')).toEqual({
    times: { day: '2026-11-27', time: '17:30', minutes: 50 },
    problems: { day: undefined, time: undefined },
  });
  expect(typedDay('1.2.2026')).toBe('2026-02-01');
});

test.each(['31.02.2026', '27.11.1999', '', 'gestern', '29.11.2026'])('%s is no day of a workout', (day) => {
  expect(read(day, '17:30').times).toBeNull();
  expect(read(day, '17:30').problems.day).toBeDefined();
});

test.each(['', '24:00', '7:30', '17.30'])('%s is no time', (time) => {
  expect(read('27.11.2026', time)).toMatchObject({ times: null, problems: { day: undefined } });
});

test('today counts until now, in the zone of the workout', () => {
  expect(read('28.11.2026', '12:59').times).not.toBeNull();
  expect(read('28.11.2026', '13:01').times).toBeNull();
});

test('a stored workout is shown as it was where it was', () => {
  const workout = { day: '2026-11-28', beganAt: new Date('2026-11-27T22:00:00Z'), timeZone: 'Asia/Tokyo', durationMinutes: 35 };
  expect(timesOf(workout)).toEqual({ day: '28.11.2026', time: '07:00', minutes: 35 });
});
