import { describe, expect, it } from 'vitest';
import { dayAfter } from '../calendar-day.ts';
import { healthEffect, healthEffectInWords } from './health-effect.ts';
import { HEALTH_ITEMS, HEALTH_QUESTIONS, type HealthAnswers, healthAnswersSchema } from './health-questions.ts';
import { healthCurve, healthScore, healthTrend, type HealthWeek, isSubstantial } from './health-score.ts';

const MONDAY = '2026-11-02';

function answers(participation: number, volume: number, performance: number, symptoms: number): HealthAnswers {
  return { participation, volume, performance, symptoms };
}

const WELL = answers(0, 0, 0, 0);

/** Answers of consecutive weeks, from the first Monday on. */
function weeks(...each: HealthAnswers[]): HealthWeek[] {
  return each.map((one, index) => ({ day: dayAfter(MONDAY, index * 7 + 2), answers: one }));
}

function effectAfter(...each: HealthAnswers[]) {
  return healthEffect(weeks(...each), dayAfter(MONDAY, each.length * 7));
}

describe('the four questions', () => {
  it('have four answers each in our own words', () => {
    for (const item of HEALTH_ITEMS) expect(new Set(HEALTH_QUESTIONS[item].answers).size).toBe(4);
  });

  it('accept only indices of the answers', () => {
    expect(healthAnswersSchema.safeParse(answers(0, 1, 2, 3)).success).toBe(true);
    for (const wrong of [4, -1, 1.5, null]) expect(healthAnswersSchema.safeParse({ ...WELL, volume: wrong }).success).toBe(false);
  });
});

describe('the score', () => {
  it.each([
    [answers(0, 0, 0, 0), 0],
    [answers(1, 1, 1, 1), 32],
    [answers(2, 2, 2, 2), 68],
    [answers(3, 3, 3, 3), 100],
    [answers(1, 0, 0, 2), 25],
  ])('of %o is %i', (given, score) => {
    expect(healthScore(given)).toBe(score);
  });

  it('detects a substantial problem by volume, performance or no training at all', () => {
    expect([answers(1, 1, 1, 3), answers(2, 1, 1, 1)].map(isSubstantial)).toEqual([false, false]);
    expect([answers(3, 0, 0, 0), answers(0, 2, 0, 0), answers(0, 0, 2, 0)].map(isSubstantial)).toEqual([true, true, true]);
  });

  it('has a trend against the previous weeks', () => {
    expect(healthTrend([])).toBe('same');
    expect(healthTrend(weeks(answers(1, 1, 1, 1)))).toBe('same');
    expect(healthTrend(weeks(WELL, WELL, answers(1, 0, 0, 0)))).toBe('worse');
    expect(healthTrend(weeks(answers(1, 1, 0, 1), answers(1, 0, 0, 1), WELL))).toBe('better');
    expect(healthTrend(weeks(answers(1, 0, 0, 1), answers(1, 0, 0, 1)))).toBe('same');
  });

  it('has a curve with gaps, with the last answers of each week', () => {
    const said = [...weeks(WELL, answers(1, 1, 1, 1)), { day: dayAfter(MONDAY, 11), answers: answers(1, 0, 0, 0) }];
    expect(healthCurve(said, dayAfter(MONDAY, 15), 4)).toEqual([
      { monday: '2026-10-26', score: null },
      { monday: '2026-11-02', score: 0 },
      { monday: '2026-11-09', score: 8 },
      { monday: '2026-11-16', score: null },
    ]);
  });
});

describe('the effect on the load', () => {
  it.each([
    [[answers(1, 2, 0, 1)], 'lower', 'substantial', 0.6],
    [[answers(2, 1, 1, 3)], 'lower', 'severe', 0.6],
    [[answers(1, 1, 0, 2)], 'lower', 'clear', 0.8],
    [[WELL, answers(1, 0, 0, 1)], 'lower', 'worse', 0.8],
    [[answers(1, 0, 0, 1), answers(1, 0, 0, 1)], 'keep', 'some', 1],
    [[WELL], 'keep', 'healthy', 1],
    [[WELL, WELL, WELL], 'raise', 'wellForWeeks', 1.1],
  ] as const)('of %o is to %s', (each, load, reason, setsFactor) => {
    expect(effectAfter(...each)).toMatchObject({ load, reason, setsFactor, seekHelp: false });
  });

  it('raises only after three weeks in a row', () => {
    const gap = [...weeks(WELL, WELL), { day: dayAfter(MONDAY, 21), answers: WELL }];
    expect(healthEffect(gap, dayAfter(MONDAY, 22)).load).toBe('keep');
  });

  it('advises a professional without any training, at 75 points and when it persists', () => {
    expect(effectAfter(answers(3, 0, 0, 0)).seekHelp).toBe(true);
    expect(effectAfter(answers(2, 3, 2, 2)).seekHelp).toBe(true);
    expect(effectAfter(answers(1, 2, 0, 1), answers(1, 2, 0, 1)).seekHelp).toBe(true);
    expect(effectAfter(answers(1, 2, 0, 1)).seekHelp).toBe(false);
  });

  it('ignores old answers', () => {
    expect(healthEffect([], MONDAY).reason).toBe('unknown');
    expect(healthEffect(weeks(answers(3, 3, 3, 3)), dayAfter(MONDAY, 14)).load).toBe('lower');
    expect(healthEffect(weeks(answers(3, 3, 3, 3)), dayAfter(MONDAY, 21)).reason).toBe('unknown');
  });

  it('is worded in German and advises help where due', () => {
    expect(healthEffectInWords(effectAfter(WELL))).toBe('Keine Beschwerden: Es bleibt beim Plan.');
    expect(healthEffectInWords(effectAfter(answers(3, 3, 3, 3)))).toContain('ärztlich oder physiotherapeutisch');
  });
});
