import { expect, test } from 'vitest';
import { setVolume } from './logged-set.ts';
import { reachedIn, recordsOfSet } from './personal-record.ts';
import {
  bySetOrder,
  isBasisOfLoad,
  isCountedSet,
  kindsText,
  kindText,
  nextWarmUpNumber,
  numberOfKind,
  placeOfSet,
  reserveOfSet,
  setName,
} from './set-kind.ts';
import type { SidedValues } from './sides.ts';
import { setsLine } from './set-words.ts';
import { reportOf, reportSums } from './training-report.ts';
import { readStoredReport, toStoredReport } from './stored-report.ts';
import { progressPercent } from './workout-progress.ts';
import { workoutSummary } from './workout-summary.ts';

const lifted: SidedValues & { reps: number } = { weight: 100, reps: 5, durationSeconds: null, distanceMeters: null };
const warmUp = { ...lifted, weight: 40, kind: 'warmup' as const };
const drop = { ...lifted, weight: 80, kind: 'drop' as const };
const failure = { ...lifted, kind: 'failure' as const };

test('a set that warms up is in no volume and no record; a drop and one to failure are', () => {
  expect([lifted, warmUp, drop, failure].map(setVolume)).toEqual([500, 0, 400, 500]);
  expect(reachedIn(warmUp)).toEqual({});
  expect(reachedIn(failure)).toEqual(reachedIn(lifted));
  const before = [{ kind: 'weight' as const, value: 30, reachedAt: new Date(0) }];
  expect(recordsOfSet(warmUp, before, [])).toEqual([]);
  expect(recordsOfSet(drop, before, [{ ...warmUp, weight: 90, loggedAt: new Date(1) }])).toMatchObject([{ value: 80, before: 30 }]);
});

test('the next load follows from no drop and no warming up, and a set to failure left none in reserve', () => {
  expect([lifted, warmUp, drop, failure].map(isBasisOfLoad)).toEqual([true, false, false, true]);
  expect(reserveOfSet({ kind: 'failure', reserve: null })).toBe(0);
  expect(reserveOfSet({ kind: 'failure', reserve: 3 })).toBe(0);
  expect(reserveOfSet({ reserve: null })).toBeNull();
  expect(reserveOfSet({ kind: 'drop', reserve: 2 })).toBe(2);
});

test('kinds are named by letter and word', () => {
  expect([lifted, warmUp, drop, failure].map(kindText)).toEqual([null, 'A Aufwärmen', 'D Dropsatz', 'V bis Versagen']);
  expect(kindsText([failure, warmUp, warmUp])).toBe('A Aufwärmen · V bis Versagen');
  expect(kindsText([lifted])).toBeNull();
  expect([lifted, warmUp, drop].map((set) => setName(set, 2))).toEqual(['Satz 2', 'Aufwärmsatz 2', 'Satz 2, Dropsatz']);
  expect(setsLine([warmUp, lifted, drop])).toEqual({
    values: 'A 40 · 100 · D 80',
    unit: 'kg',
    reps: '5 · 5 · 5',
    kinds: 'A Aufwärmen · D Dropsatz',
  });
});

test('a set that changes its kind takes the lowest free number among those that it joins', () => {
  const sets = [
    { ...warmUp, setNumber: 1 },
    { ...lifted, setNumber: 1 },
    { ...lifted, setNumber: 3 },
  ];
  const [first, second, third] = sets as [(typeof sets)[0], (typeof sets)[0], (typeof sets)[0]];
  expect(numberOfKind(third, { kind: 'drop' }, [first, second])).toBe(3);
  expect(numberOfKind(third, { kind: 'warmup' }, [first, second])).toBe(2);
  expect(numberOfKind(first, {}, [second, third])).toBe(2);
  expect(nextWarmUpNumber(sets)).toBe(2);
  expect(sets.map((set) => placeOfSet(sets, set))).toEqual([1, 1, 2]);
  expect([third, second, first].toSorted(bySetOrder)).toEqual([first, second, third]);
});

test('summary, report and progress count no set that warms up, and show it first', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 17, minute));
  const logged = { workoutId: 'w', exerciseName: 'Kniebeuge', exerciseId: 'k', phase: 'main' as const };
  const sets = [
    { ...logged, ...lifted, setNumber: 1, loggedAt: at(5) },
    { ...logged, ...warmUp, setNumber: 1, loggedAt: at(1) },
    { ...logged, ...drop, setNumber: 2, loggedAt: at(7) },
  ];
  const summary = workoutSummary(sets, null);
  expect(summary).toMatchObject({ setCount: 2, movedKilograms: 900 });
  expect(summary.groups[0]?.exercises[0]?.sets.map(({ kind }) => kind)).toEqual(['warmup', undefined, 'drop']);
  expect(progressPercent(sets, [{ id: 'k', sets: 4 }])).toBe(50);
  const workout = { planName: null, sessionOrder: null, durationMinutes: 9, day: '2026-11-20', completedAt: at(9) };
  const report = reportOf(workout, summary, []);
  expect(reportSums(report)).toEqual({ exerciseCount: 1, setCount: 2, movedKilograms: 900 });
  const stored = toStoredReport(report, null);
  expect(readStoredReport(stored)?.exercises).toEqual(report.exercises);
  expect(stored.exercises[0]?.sets.map(({ kind }) => kind)).toEqual(['warmup', null, 'drop']);
  expect(isCountedSet({ kind: null })).toBe(true);
});
