import { expect, test } from 'vitest';
import { dayAfter } from '../coach/calendar-day.ts';
import { sumOfWeeks, type TrainingWeek } from './training-weeks.ts';
import { groupWeeks } from './week-groups.ts';

const weeks = (count: number): TrainingWeek[] =>
  Array.from({ length: count }, (_, index) => ({
    monday: dayAfter('2020-01-06', index * 7),
    workouts: index % 4,
    sets: index,
    minutes: 60 + index,
    load: 300,
    rated: 1,
    volume: 1000 * index,
  }));

test.each([
  [1, 1, 1],
  [54, 1, 54],
  [55, 4, 14],
  [216, 4, 54],
  [217, 13, 17],
  [900, 52, 18],
])('%s weeks are joined by %s to %s bars, and no sum is lost', (count, size, bars) => {
  const all = weeks(count);
  const grouped = groupWeeks(all);
  expect([grouped.size, grouped.groups.length]).toEqual([size, bars]);
  expect(sumOfWeeks(grouped.groups)).toEqual(sumOfWeeks(all));
  expect(grouped.groups.at(-1)?.lastMonday).toBe(all.at(-1)?.monday);
  expect(grouped.groups[0]?.monday).toBe(all[0]?.monday);
});

test('no weeks make no bars', () => {
  expect(groupWeeks([])).toEqual({ size: 1, groups: [] });
});
