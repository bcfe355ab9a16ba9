import { expect, test } from 'vitest';
import { BATTERY_BOUNDS } from './battery-bounds.ts';
import { SUGGESTED_ORDER, testsOfBattery, withMoved, withTest } from './battery.ts';
import { SUB_TESTS } from './sub-tests.ts';

test('the suggested order has every test once, balance first and the run to exhaustion last', () => {
  const ids = SUGGESTED_ORDER.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(
    Object.values(SUB_TESTS)
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  );
  expect([ids[0], ids.at(-1)]).toEqual(['einbeinstand', 'yoyo_intermittent_recovery']);
});

test('an added test comes where it is suggested, wherever the others were moved', () => {
  expect(withTest([], 'plank_test')).toEqual(['plank_test']);
  expect(withTest(['plank_test'], 'sprint_30m')).toEqual(['sprint_30m', 'plank_test']);
  expect(withTest(['sprint_30m'], 'yoyo_intermittent_recovery')).toEqual(['sprint_30m', 'yoyo_intermittent_recovery']);
  expect(withTest(['sprint_30m'], 'sprint_30m')).toEqual(['sprint_30m']);
});

test('a battery takes no more than its bound', () => {
  const full = SUGGESTED_ORDER.slice(0, BATTERY_BOUNDS.tests).map(({ id }) => id);
  expect(withTest(full, 'yoyo_intermittent_recovery')).toBe(full);
});

test('a test is moved within the list, and stays at its ends', () => {
  expect(withMoved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(withMoved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(withMoved(['a', 'b', 'c'], 'a', 5)).toEqual(['b', 'c', 'a']);
  expect(withMoved(['a'], 'x', 1)).toEqual(['a']);
});

test('a test that this release does not know is left out, and one that stands twice comes once', () => {
  expect(testsOfBattery(['sprint_30m', 'of_a_newer_release', 'plank_test', 'sprint_30m']).map(({ id }) => id)).toEqual([
    'sprint_30m',
    'plank_test',
  ]);
});
