import { expect, test } from 'vitest';
import { compareTests, placesOf } from './compare-players.ts';
import { memberTests } from './member-tests.ts';

const jump = (height: number) => ({
  category: 'sprungkraft' as const,
  day: '2026-11-01',
  results: { countermovement_jump: { bester_wert: height, einheit: 'cm', versuch_1: height } },
});
const sprint = (seconds: number) => ({
  category: 'antritt' as const,
  day: '2026-11-02',
  results: { sprint_30m: { bester_wert: seconds, einheit: 's', versuch_1: seconds, startart: 'hochstart' } },
});

test('players are compared test by test, by their newest values, with the best of each', () => {
  const compared = compareTests([
    memberTests([jump(30), sprint(4.6)]),
    memberTests([jump(32), jump(36), sprint(4.8)]),
    memberTests([]),
    memberTests([jump(36)]),
  ]);
  expect(compared.map(({ test: { id }, values, best }) => [id, values.map((one) => one?.value ?? null), best])).toEqual([
    ['countermovement_jump', [30, 36, null, 36], [1, 3]],
    ['sprint_30m', [4.6, 4.8, null, null], [0]],
  ]);
  expect(compared.map(placesOf)).toEqual([
    [0, 1, null, 1],
    [1, 0, null, null],
  ]);
});

test('a single value is no best, and equal ones lie in the middle', () => {
  const [single] = compareTests([memberTests([jump(30)]), memberTests([])]);
  expect(single?.best).toEqual([]);
  const [equal] = compareTests([memberTests([jump(30)]), memberTests([jump(30)])]);
  expect(equal && placesOf(equal)).toEqual([0.5, 0.5]);
});
