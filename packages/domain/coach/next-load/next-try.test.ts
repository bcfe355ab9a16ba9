import { describe, expect, it } from 'vitest';
import { nextTry } from './next-try.ts';
import { reasonInWords } from './reason-in-words.ts';

const request = {
  target: { sets: 3, min: 8, max: 10, reserve: 2, light: false },
  trainingAge: '1-2',
  steps: { step: 2.5, heaviest: null },
} as const;
const kettlebells = { ...request, steps: { step: 4, heaviest: null } };
const words = (one: ReturnType<typeof nextTry>) => one && reasonInWords(one.reason, { metric: 'weight_reps', perSide: false });

describe('the set after one of the first session', () => {
  it('is heavier or lighter by what that one left, and says so', () => {
    const heavier = nextTry({ weight: 50, amount: 8, reserve: 4 }, request);
    expect(heavier).toMatchObject({ weight: 55, amount: 8, change: 5 });
    expect(words(heavier)).toBe('Der Satz davor war leicht: +5 kg');
    expect(words(nextTry({ weight: 50, amount: 5, reserve: 0 }, request))).toMatch(/^Der Satz davor war schwer: −\d/);
  });

  it('has more repetitions where the next weight is too far', () => {
    const more = nextTry({ weight: 8, amount: 8, reserve: 4 }, kettlebells);
    expect(more).toMatchObject({ weight: 8, amount: 12, change: 0 });
    expect(words(more)).toContain('bis zu 12 Wiederholungen, hör auf, wenn noch zwei gehen');
  });

  it('is not spoken of where it is the same again, or nothing is known', () => {
    expect(nextTry({ weight: 50, amount: 8, reserve: 2 }, request)).toBeNull();
    expect(nextTry({ weight: 50, amount: 8, reserve: null }, request)).toBeNull();
    expect(nextTry({ weight: null, amount: 8, reserve: 4 }, request)).toBeNull();
    expect(nextTry({ weight: 0, amount: 8, reserve: 4 }, request)).toBeNull();
    expect(nextTry({ weight: 50, amount: 8, reserve: 4 }, { ...request, steps: null })).toBeNull();
  });
});
