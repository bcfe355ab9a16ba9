import { expect, test } from 'vitest';
import { memberTests } from './member-tests.ts';
import { memberWeeks } from './member-weeks.ts';

test('a player’s weeks have what was done and the load by its kind, also where there was nothing', () => {
  const trainings = [
    { day: '2026-11-23', isDone: true },
    { day: '2026-11-29', isDone: true },
    { day: '2026-11-27', isDone: false },
  ];
  const loads = [
    { day: '2026-11-23', kind: 'own' as const, minutes: 40, effort: 5 },
    { day: '2026-11-24', kind: 'team' as const, minutes: 90, effort: 6 },
    { day: '2026-11-15', kind: 'match' as const, minutes: 60, effort: 8 },
  ];
  expect(memberWeeks(trainings, loads, '2026-11-09', '2026-11-29')).toEqual([
    { monday: '2026-11-09', done: 0, load: { own: 0, team: 0, match: 480 } },
    { monday: '2026-11-16', done: 0, load: { own: 0, team: 0, match: 0 } },
    { monday: '2026-11-23', done: 2, load: { own: 200, team: 540, match: 0 } },
  ]);
});

const jump = (day: string, height: number) => ({
  category: 'sprungkraft' as const,
  day,
  results: { countermovement_jump: { bester_wert: height, einheit: 'cm', versuch_1: height } },
});
const sprint = (day: string, seconds: number) => ({
  category: 'antritt' as const,
  day,
  results: { sprint_30m: { bester_wert: seconds, einheit: 's', versuch_1: seconds, startart: 'hochstart' } },
});

test('a player’s tests have the newest and best value, and whether he has changed', () => {
  const tests = memberTests([jump('2026-09-01', 30), jump('2026-10-01', 36), jump('2026-11-01', 30)]);
  expect(tests).toMatchObject([
    {
      test: { id: 'countermovement_jump' },
      newest: { day: '2026-11-01', value: 30 },
      best: { day: '2026-10-01', value: 36 },
      change: { difference: -6, verdict: 'surely-worse' },
    },
  ]);
  expect(tests[0]?.values).toHaveLength(3);
});

test('less is better where less is better, and a single test is no change', () => {
  expect(memberTests([sprint('2026-09-01', 4.9), sprint('2026-11-01', 4.5)])).toMatchObject([
    { best: { value: 4.5 }, change: { verdict: 'surely-better' } },
  ]);
  expect(memberTests([sprint('2026-09-01', 4.9)])).toMatchObject([{ change: null }]);
  expect(memberTests([])).toEqual([]);
});

test('a value has the place that the server worked out, and none where it is not shared', () => {
  const place = { place: 62, isEstimated: true };
  const [course] = memberTests([jump('2026-09-01', 30), { ...jump('2026-10-01', 36), places: { countermovement_jump: place } }]);
  expect(course?.values.map((one) => one.place)).toEqual([null, place]);
  expect(course?.newest.place).toEqual(place);
});
