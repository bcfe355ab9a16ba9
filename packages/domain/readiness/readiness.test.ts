import { describe, expect, it } from 'vitest';
import { isFresh, type ReadinessEntry, readinessOf, readinessValue, readinessWord, usualOf } from './readiness.ts';
import { ORDINARY_DAY, READINESS_ITEMS, READINESS_QUESTIONS, readinessAnswersSchema } from './readiness-questions.ts';

const entry = (sum: number, before: Partial<ReadinessEntry['before']> = {}): ReadinessEntry => ({
  day: '2026-11-28',
  sum,
  before: { days: 20, mean: 17, deviation: 2, ...before },
});

it('is a value of 2 to 10 with a word that covers the whole scale', () => {
  expect([5, 15, 25].map(readinessValue)).toEqual([2, 6, 10]);
  const all = Array.from({ length: 21 }, (_, index) => readinessWord(readinessValue(index + 5)));
  expect(all.filter((word, index) => word !== all[index - 1])).toEqual(['müde', 'mittel', 'gut', 'sehr gut']);
  expect(readinessWord(readinessValue(15))).toBe('mittel');
});

describe('compared with the player’s own days', () => {
  it('says nothing before a week of entries', () => {
    expect(readinessOf(entry(10, { days: 6 })).compared).toBeNull();
    expect(readinessOf(entry(10, { days: 7 })).compared).not.toBeNull();
  });

  it('counts in his own deviations', () => {
    expect([12, 13, 14, 15, 16, 18, 19, 25].map((sum) => readinessOf(entry(sum)).compared)).toEqual([
      'viel schlechter als sonst',
      'viel schlechter als sonst',
      'schlechter als sonst',
      'schlechter als sonst',
      'wie sonst',
      'wie sonst',
      'besser als sonst',
      'besser als sonst',
    ]);
  });

  it('takes one answer that is one point off as usual, also from a player who always answers the same', () => {
    expect(readinessOf(entry(16, { deviation: 0 })).compared).toBe('wie sonst');
    expect(readinessOf(entry(15, { deviation: 0 })).compared).toBe('schlechter als sonst');
  });
});

it('is about its day and the next one, and about no day before', () => {
  const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];
  expect(days.map((today) => isFresh({ day: '2026-11-28' }, today))).toEqual([false, true, true, false]);
});

it('has five answers to each of five questions, of which the middle is an ordinary day', () => {
  expect(READINESS_ITEMS.map((item) => READINESS_QUESTIONS[item].answers.length)).toEqual([5, 5, 5, 5, 5]);
  expect(READINESS_ITEMS.map((item) => READINESS_QUESTIONS[item].answers[ORDINARY_DAY[item] - 1])).toEqual(Array(5).fill('normal'));
  expect(readinessAnswersSchema.safeParse({ ...ORDINARY_DAY, mood: 6 }).success).toBe(false);
});

describe('the usual of a player', () => {
  const usual = (points: readonly number[]) =>
    usualOf({
      days: points.length,
      sum: points.reduce((sum, one) => sum + one, 0),
      squares: points.reduce((sum, one) => sum + one * one, 0),
    });

  it('is the mean and the sample standard deviation of the sums', () => {
    expect(usual([15, 21, 18, 18])).toEqual({ days: 4, mean: 18, deviation: Math.sqrt(6) });
    expect(usual([7, 7, 7])).toEqual({ days: 3, mean: 7, deviation: 0 });
  });

  it('deviates by nothing with fewer than two days', () => {
    expect(usual([])).toEqual({ days: 0, mean: 0, deviation: 0 });
    expect(usual([12])).toEqual({ days: 1, mean: 12, deviation: 0 });
  });
});
