import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '../coach/calendar-day.ts';
import type { HandballLoad } from '../week/handball-load.ts';
import { evidenceInWords, type HandballRise, handballRise, riseInWords, throwShare } from './handball-rise.ts';

const monday = '2026-11-23';
const team = (day: string, minutes: number): HandballLoad => ({ day, kind: 'team', minutes, effort: 6 });
/** Five weeks, the oldest first, each with its minutes on its Tuesday. */
const weeks = (...minutes: readonly number[]) =>
  minutes.flatMap((one, index) => (one === 0 ? [] : [team(dayAfter(monday, (index - 4) * 7 + 1), one)]));

test.each([
  [100, 'usual'],
  [119, 'usual'],
  [120, 'risen'],
  [160, 'risen'],
  [161, 'steep'],
] as const)('%i minutes after four weeks of 100 are %s', (minutes, rise) => {
  expect(handballRise(weeks(100, 100, 100, 100, minutes), monday)).toMatchObject({ minutes, usual: 100, rise });
});

test('a week of 33 per cent more says so in hours', () => {
  const rise = handballRise(weeks(270, 270, 270, 270, 360), monday);
  expect(rise && riseInWords(rise)).toBe('6:00 h Handball, 33 % mehr als im Schnitt der vier Wochen davor (4:30 h).');
});

const anyWeeks = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 5, maxLength: 5 });

test('nothing is claimed before each of the four weeks has a note, and then by the bounds alone', () => {
  fc.assert(
    fc.property(anyWeeks, (minutes) => {
      const found = handballRise(weeks(...minutes), monday);
      const before = minutes.slice(0, 4);
      if (before.includes(0)) {
        expect(found).toBeNull();
        return;
      }
      const sum = before.reduce((all, one) => all + one, 0);
      // In twentieths of the mean: 24 are 20 % more, 32 are 60 % more.
      const twentieths = (minutes[4] ?? 0) * 4 * 20;
      expect(found?.rise).toBe(twentieths > sum * 32 ? 'steep' : twentieths >= sum * 24 ? 'risen' : 'usual');
    }),
    { numRuns: 2000 },
  );
});

const anyRise = fc.record({
  minutes: fc.integer({ min: 0, max: 2000 }),
  usual: fc.integer({ min: 5, max: 900 }),
  percent: fc.integer({ min: -100, max: 500 }),
  rise: fc.constantFrom<HandballRise['rise'][]>('usual', 'risen', 'steep'),
});

test('a weak shoulder never throws more than a strong one, and a claim names its uncertainty and on whom it was measured', () => {
  fc.assert(
    fc.property(anyRise, (rise) => {
      expect(throwShare(rise, true)).toBeLessThanOrEqual(throwShare(rise, false));
      for (const isWeak of [true, false]) {
        const words = evidenceInWords(rise, isWeak);
        expect(words === null).toBe(rise.rise === 'usual');
        if (words === null) continue;
        expect(words).toMatch(/679 .* von 14 bis 18 Jahren.*Erwachsene/u);
        if (throwShare(rise, isWeak) < 1) expect(words).toMatch(/unsicher/u);
        else expect(words).toMatch(/kein höheres Risiko belegt/u);
      }
    }),
    { numRuns: 1000 },
  );
});
