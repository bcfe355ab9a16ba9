import { expect, test } from 'vitest';
import { sideDifference, weakerSideChange } from './side-difference.ts';
import { resultFor, testOf } from './result-for.test-support.ts';

const held = (left: number, right: number) => resultFor('side_plank', { trials: [left], right: [right] });
const turned = (left: number, right: number) => resultFor('505_agility', { trials: [left, null], right: [right, null] });

test.each([
  // A side is measured to 10.95 s: a difference is likely from 15.5 s and sure from 30.4 s.
  [90, 76, 'within-error', 'right'],
  [90, 74, 'rather-different', 'right'],
  [60, 95, 'surely-different', 'left'],
  [80, 80, 'within-error', null],
] as const)('sides of %s and %s seconds are %s, the weaker is %s', (left, right, verdict, weaker) => {
  expect(sideDifference(testOf('side_plank'), held(left, right), [])).toMatchObject({ verdict, weaker });
});

test('the slower side of a time is the weaker one, and its error is in percent of the faster', () => {
  const difference = sideDifference(testOf('505_agility'), turned(2.4, 2.6), []);
  expect(difference).toMatchObject({ weaker: 'right', percent: 8.3, verdict: 'surely-different' });
  // 1.4 % of 2.5 s, times the root of 2, of 2.4 s.
  expect(difference?.errorPercent).toBeCloseTo(2.06, 2);
});

test('one side alone, or reaches without a leg length, are not compared', () => {
  expect(sideDifference(testOf('side_plank'), resultFor('side_plank', { trials: [90] }), [])).toBeNull();
  const reached = resultFor('y_balance_test', { trials: [60, 100, 95], right: [61, 101, 96] });
  expect(sideDifference(testOf('y_balance_test'), reached, [])).toBeNull();
});

test('the weaker side is followed by itself, whichever side was weaker before', () => {
  const before = [
    { id: '2', day: '2026-10-01', result: resultFor('505_agility', { trials: [2.5, null] }) },
    { id: '1', day: '2026-09-01', result: turned(2.5, 2.8) },
  ];
  const found = weakerSideChange(testOf('505_agility'), turned(2.4, 2.6), before, null);
  expect(found).toMatchObject({ side: 'right', change: { day: '2026-09-01', verdict: 'surely-better' } });
  expect(found?.change.difference).toBeCloseTo(-0.2, 5);
  expect(weakerSideChange(testOf('505_agility'), turned(2.4, 2.4), before, null)).toBeNull();
  expect(weakerSideChange(testOf('505_agility'), turned(2.4, 2.6), [], null)).toBeNull();
});
