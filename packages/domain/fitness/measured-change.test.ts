import { describe, expect, test } from 'vitest';
import { ownNorms } from '../norms/own-norms.ts';
import { judgeChange, measuredChanges, measuringError, worthwhileChange } from './measured-change.ts';
import { errorOfTrials, trialSpread } from './trial-spread.ts';
import { resultFor, testOf } from './result-for.test-support.ts';

const jumped = (...trials: number[]) => resultFor('countermovement_jump', { trials });
const dated = (day: string, result: ReturnType<typeof resultFor>) => ({ id: day, day, result });

describe('a change', () => {
  test.each([
    [1.4, 1, 'within-error'],
    [1.5, 1, 'rather-better'],
    [2.7, 1, 'rather-better'],
    [2.8, 1, 'surely-better'],
    [-1.4, 1, 'within-error'],
    [-1.5, 1, 'rather-worse'],
    [-2.8, 1, 'surely-worse'],
    [0, 0.01, 'within-error'],
  ] as const)('of %s at an error of %s is %s', (gain, error, verdict) => {
    expect(judgeChange(gain, error, null)).toBe(verdict);
  });

  test('below the smallest worthwhile one says nothing, however small the error', () => {
    expect(judgeChange(0.9, 0.1, 1)).toBe('within-error');
    expect(judgeChange(1, 0.1, 1)).toBe('surely-better');
    expect(judgeChange(-0.9, 0.1, 1)).toBe('within-error');
  });

  test('stands against the last test and against the best one', () => {
    const before = [dated('2026-10-01', jumped(38)), dated('2026-09-01', jumped(41)), dated('2026-08-01', jumped(35))];
    const changes = measuredChanges(testOf('countermovement_jump'), jumped(43), before, null);
    expect(changes.map(({ to, day, difference, verdict }) => [to, day, difference, verdict])).toEqual([
      // 4.6 % of 40.5: 1.86; a difference is sure from 5.16.
      ['last', '2026-10-01', 5, 'rather-better'],
      ['best', '2026-09-01', 2, 'within-error'],
    ]);
  });

  test('is said once when the last test was the best', () => {
    const changes = measuredChanges(testOf('countermovement_jump'), jumped(30), [dated('2026-10-01', jumped(40))], null);
    expect(changes.map(({ to, verdict }) => [to, verdict])).toEqual([['last', 'surely-worse']]);
  });

  test('of a time is better when it is shorter', () => {
    const ran = (time: number) => resultFor('sprint_10m', { trials: [time], extras: { startart: 'hochstart' } });
    const [faster] = measuredChanges(testOf('sprint_10m'), ran(1.7), [dated('2026-10-01', ran(1.9))], null);
    const [slower] = measuredChanges(testOf('sprint_10m'), ran(1.9), [dated('2026-10-01', ran(1.7))], null);
    expect([faster?.verdict, slower?.verdict]).toEqual(['surely-better', 'surely-worse']);
    expect(faster?.difference).toBeCloseTo(-0.2, 5);
  });

  test('of the Yo-Yo test is counted in metres', () => {
    const ran = (level: number) => resultFor('yoyo_intermittent_recovery', { trials: [level] });
    const [change] = measuredChanges(testOf('yoyo_intermittent_recovery'), ran(15.1), [dated('2026-10-01', ran(14.8))], null);
    expect(change).toMatchObject({ difference: 40, verdict: 'within-error' });
  });

  test('is not said between tests that were measured in another way', () => {
    const ball = (kg: string, metres: number) => resultFor('medizinballwurf', { trials: [metres], extras: { medizinball_gewicht: kg } });
    const thrown = testOf('medizinballwurf');
    expect(measuredChanges(thrown, ball('3', 8), [dated('2026-10-01', ball('2', 9))], null)).toEqual([]);
    expect(
      measuredChanges(thrown, ball('3', 8), [dated('2026-10-01', ball('2', 9)), dated('2026-09-01', ball('3', 7))], null),
    ).toMatchObject([{ day: '2026-09-01', difference: 1, verdict: null }]);
    const reached = (standhoehe: string) => resultFor('countermovement_jump', { trials: [40], extras: { messung: 'wand', standhoehe } });
    expect(measuredChanges(testOf('countermovement_jump'), reached('240'), [dated('2026-10-01', reached('230'))], null)).toHaveLength(1);
  });
});

test('a choice that was not made is the usual way of measuring, never another one or one that decides', () => {
  const jump = testOf('countermovement_jump');
  const chosen = (extras: Record<string, string>) => resultFor('countermovement_jump', { trials: [40], extras });
  const isCompared = (now: Record<string, string>, before: Record<string, string>) =>
    measuredChanges(jump, chosen(now), [dated('2026-10-01', chosen(before))], null).length === 1;
  expect(isCompared({ messung: 'flugzeit' }, {})).toBe(true);
  expect(isCompared({}, { messung: 'wand' })).toBe(false);
  expect(isCompared({ messung: 'wand' }, { messung: 'wand' })).toBe(true);
  const ran = (extras: Record<string, string>) => resultFor('sprint_10m', { trials: [1.9], extras });
  expect(measuredChanges(testOf('sprint_10m'), ran({ startart: 'hochstart' }), [dated('2026-10-01', ran({}))], null)).toEqual([]);
});

describe('the error', () => {
  test('of own trials pools the spread within tests and sides', () => {
    const thrown = testOf('medizinballwurf');
    const results = [8, 9].map((metres) => resultFor('medizinballwurf', { trials: [metres - 0.3, metres, metres + 0.3] }));
    expect(errorOfTrials(thrown, results)).toEqual({ error: expect.closeTo(0.3, 5), trials: 6 });
    expect(errorOfTrials(thrown, results.slice(1))).toBeNull();
    const stand = resultFor('einbeinstand', { trials: [10, 12, 14], right: [20, 22, 24] });
    expect(errorOfTrials(testOf('einbeinstand'), [stand])).toEqual({ error: expect.closeTo(2, 5), trials: 6 });
  });

  test('of own trials is none where trials are directions, tire or are a single one', () => {
    const reached = resultFor('y_balance_test', { trials: [60, 100, 95], right: [61, 101, 96], legLength: 90 });
    expect(errorOfTrials(testOf('y_balance_test'), [reached, reached])).toBeNull();
    const ran = resultFor('repeated_sprint_ability', { trials: [4.5, 4.6, 4.7, 4.8, 4.9, 5] });
    expect(errorOfTrials(testOf('repeated_sprint_ability'), [ran, ran])).toBeNull();
    const held = resultFor('plank_test', { trials: [90] });
    expect(errorOfTrials(testOf('plank_test'), [held, held, held])).toBeNull();
  });

  test('is the own one where trials spread more than the source says, as when a hand stops the time', () => {
    const ran = (trials: number[]) => resultFor('sprint_10m', { trials, extras: { startart: 'hochstart' } });
    const even = [ran([1.8, 1.81, 1.82]), ran([1.8, 1.81, 1.82])];
    const uneven = [ran([1.7, 1.85, 2]), ran([1.7, 1.85, 2])];
    expect(measuringError(testOf('sprint_10m'), 1.8, even)).toMatchObject({ size: expect.closeTo(0.0558, 5), origin: { kind: 'known' } });
    expect(measuringError(testOf('sprint_10m'), 1.8, uneven)).toEqual({
      size: expect.closeTo(0.15, 5),
      origin: { kind: 'own', trials: 6 },
    });
  });

  test('of a score of four steps is not known', () => {
    expect(measuringError(testOf('overhead_squat'), 2, [])).toBeNull();
  });
});

test('a change is worthwhile from a fifth of the spread between people of the same age and sex', () => {
  const person = { age: 16, gender: 'male' } as const;
  const spread = ownNorms().values.find(({ test: id, age, gender }) => id === 'sprint_10m' && age === 16 && gender === 'male')?.stdDev ?? 0;
  expect(worthwhileChange(ownNorms(), testOf('sprint_10m'), person)).toBeCloseTo(spread / 5, 6);
  const metres = ownNorms().values.find(
    ({ test: id, age, gender }) => id === 'yoyo_intermittent_recovery' && age === 16 && gender === 'male',
  )?.stdDevDistanceM;
  expect(worthwhileChange(ownNorms(), testOf('yoyo_intermittent_recovery'), person)).toBeCloseTo((metres ?? 0) / 5, 6);
  expect(worthwhileChange(ownNorms(), testOf('sprint_10m'), null)).toBeNull();
  expect(worthwhileChange(ownNorms(), testOf('overhead_squat'), person)).toBeNull();
});

test('mean and spread of trials leave out invalid ones', () => {
  expect(trialSpread([40, null, 42])).toEqual({ mean: 41, stdDev: expect.closeTo(Math.SQRT2, 5) });
  expect(trialSpread([40, null, null])).toBeNull();
});
