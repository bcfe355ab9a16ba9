import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BANDS, type ExtraLoad } from '../../workout/extra-load.ts';
import { dayAfter } from '../calendar-day.ts';
import { amountRange, type RowTarget } from './exercise-log.ts';
import { type ExtraLoadRequest, type ExtraSession, nextExtraLoad } from './next-extra-load.ts';
import { oneRepMax, repsAtWeight } from './one-rep-max.ts';
import { reasonInWords } from './reason-in-words.ts';

const target: RowTarget = { ...amountRange(6, 'reps'), sets: 3, reserve: 2, light: false };
const base: ExtraLoadRequest = {
  log: [],
  target,
  metric: 'reps',
  progress: 'reserve',
  step: 2.5,
  bodyWeight: 75,
  hasWeights: true,
  rungs: { easier: [], harder: [] },
  trainingAge: '3+',
  missedDays: 0,
  painNow: null,
  painSince: null,
  health: null,
};

/** Sessions twice a week, each of three equal sets. */
function sessions(...done: readonly ({ amount: number; reserve: number | null; pain?: number } & ExtraLoad)[]): ExtraSession[] {
  return done.map(({ amount, reserve, pain = null, ...extra }, index) => ({
    day: dayAfter('2026-09-01', index * 3),
    sets: [1, 2, 3].map(() => ({ weight: null, amount, reserve, ...extra })),
    pain,
    asked: target,
  }));
}

describe('the next load with the own body', () => {
  test('less help comes first, then the own body, then added weight', () => {
    const next = (extraWeight: number) => nextExtraLoad({ ...base, log: sessions({ amount: 7, reserve: 2, extraWeight }) }).extraWeight;
    expect(next(-20)).toBe(-17.5);
    expect(next(-2.5)).toBeNull();
    expect(next(-1)).toBeNull();
    expect(next(5)).toBe(7.5);
  });

  test('a weaker band follows a strong one, and after the weakest none', () => {
    const next = (band: string) => nextExtraLoad({ ...base, log: sessions({ amount: 7, reserve: 2, band }) }).band;
    expect([next('stark'), next('mittel'), next('leicht')]).toEqual(['mittel', 'leicht', null]);
    expect(nextExtraLoad({ ...base, log: sessions({ amount: 5, reserve: 0, band: 'mittel' }) }).band).toBe('mittel');
  });

  test('without weights at hand the repetitions grow, with some the first is added at the end of the ladder', () => {
    const log = sessions({ amount: 7, reserve: 3 });
    expect(nextExtraLoad({ ...base, log })).toMatchObject({ extraWeight: 2.5, amount: 6, kind: 'up' });
    expect(nextExtraLoad({ ...base, log, hasWeights: false })).toMatchObject({ extraWeight: null, amount: 8 });
    expect(nextExtraLoad({ ...base, log, rungs: { easier: [], harder: ['klimmzug'] } }).instead).toBe('klimmzug');
  });

  test('nobody who never had a machine is asked to take weight off', () => {
    const found = nextExtraLoad({ ...base, log: sessions({ amount: 6, reserve: 2, extraWeight: 2.5 }, { amount: 2, reserve: 0 }) });
    expect(found.extraWeight).toBeNull();
    expect(found.amount).toBeGreaterThanOrEqual(1);
  });

  test('where the body is not known, nothing is said in per cent of it, and the extra grows by a step at most', () => {
    const unknown = { ...base, bodyWeight: null };
    const heavy = nextExtraLoad({ ...unknown, step: 10, log: sessions({ amount: 7, reserve: 2, extraWeight: 10 }) });
    expect(heavy.reason.code).not.toBe('stepTooBig');
    const light = nextExtraLoad({ ...unknown, log: sessions({ amount: 7, reserve: 4, extraWeight: 10 }) });
    expect(light.extraWeight).toBe(12.5);
  });

  test('each reason has words', () => {
    const row = { metric: 'reps', perSide: false } as const;
    expect(reasonInWords({ code: 'lessHelp', band: null }, row)).toBe('Die Hilfe sitzt: nun ohne Band');
    expect(reasonInWords({ code: 'backToExtra', goal: 0 }, row)).toContain('deinem Körpergewicht');
    expect(reasonInWords({ code: 'backToExtra', goal: -7.5 }, row)).toContain('− 7,5 kg');
  });
});

const anyExtra: fc.Arbitrary<ExtraLoad> = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...BANDS).map((band) => ({ band })),
  fc.integer({ min: -12, max: 12 }).map((steps) => ({ extraWeight: steps * 2.5 })),
);
const anySession = fc.record({
  amount: fc.integer({ min: 1, max: 14 }),
  reserve: fc.option(fc.integer({ min: 0, max: 4 })),
  pain: fc.constantFrom(0, 0, 0, 0, 2, 4, 7),
  extra: anyExtra,
});
const moved = (extraWeight: number | null | undefined, bodyWeight: number) => bodyWeight + (extraWeight ?? 0);

test('over 20,000 logs all that is moved never grows by more than a step or a tenth, and bands only become weaker', () => {
  let grown = 0;
  fc.assert(
    fc.property(
      fc.array(anySession, { minLength: 1, maxLength: 8 }),
      fc.option(fc.integer({ min: 45, max: 110 })),
      fc.constantFrom(1, 2.5, 5),
      fc.constantFrom(0, 0, 0, 8, 15, 30),
      (done, bodyWeight, step, missedDays) => {
        const log = sessions(...done.map(({ extra, ...session }) => ({ ...session, ...extra })));
        const found = nextExtraLoad({ ...base, log, bodyWeight, step, missedDays });
        const last = done.at(-1)?.extra ?? {};
        expect(found.weight).toBeNull();
        expect(found.amount).toBeGreaterThanOrEqual(1);
        if (found.instead !== null) return;
        if (last.band) {
          const before = BANDS.findIndex((one) => one === last.band);
          expect(found.band === null ? -1 : BANDS.findIndex((one) => one === found.band)).toBeGreaterThanOrEqual(before - 1);
          expect(found.band === null ? -1 : BANDS.findIndex((one) => one === found.band)).toBeLessThanOrEqual(before);
          expect(found.extraWeight).toBeNull();
          return;
        }
        expect(found.band).toBeNull();
        const rise = moved(found.extraWeight, 0) - moved(last.extraWeight, 0);
        if (rise > 0) grown += 1;
        const most = bodyWeight === null ? step : Math.max(step, moved(last.extraWeight, bodyWeight) * 0.1);
        expect(rise).toBeLessThanOrEqual(most + 1e-9);
        // Help is never more than the player has had.
        const least = Math.min(0, ...done.map(({ extra }) => extra.extraWeight ?? 0));
        expect(moved(found.extraWeight, 0)).toBeGreaterThanOrEqual(least);
      },
    ),
    { numRuns: 20_000 },
  );
  // A rule that never lets anything grow would pass as well.
  expect(grown).toBeGreaterThan(200);
});

test('athletes who have become strong enough need no help any more, 95 of 100 within six sessions', () => {
  let able = 0;
  let free = 0;
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 100 }), fc.integer({ min: 1, max: 8 }), (bodyWeight, needed) => {
      // Strength for nine repetitions with this help at first; it grows by 2 per cent a session.
      let max = oneRepMax(bodyWeight - needed * 2.5, 9);
      const log: ExtraSession[] = [];
      let extraWeight: number | null = -needed * 2.5;
      let { min: amount } = target;
      let sinceAble = 0;
      for (let session = 0; session < 24 && sinceAble < 6; session += 1) {
        if (repsAtWeight(max, bodyWeight) >= target.max + 2) sinceAble += 1;
        const most = Math.max(1, Math.floor(repsAtWeight(max, bodyWeight + (extraWeight ?? 0))));
        const reps = Math.min(most, amount);
        const done = { weight: null, amount: reps, reserve: Math.min(4, most - reps), extraWeight };
        log.push({ day: dayAfter('2026-03-01', session * 3), sets: [done, done, done], pain: null, asked: target });
        max *= 1.02;
        ({ extraWeight, amount } = nextExtraLoad({ ...base, bodyWeight, log }));
      }
      if (sinceAble < 6) return;
      able += 1;
      if ((extraWeight ?? 0) >= 0) free += 1;
    }),
    { numRuns: 300 },
  );
  expect(able).toBeGreaterThan(250);
  expect(free / able).toBeGreaterThanOrEqual(0.95);
});
