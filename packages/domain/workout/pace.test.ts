import { expect, test } from 'vitest';
import { loggedSetSchema } from './logged-set.ts';
import { clockText, kilometresPerHour, paceText } from './pace.ts';
import { reachedIn, recordsOfSet } from './personal-record.ts';
import { recordSpoken } from './record-words.ts';
import { bestWords, setsLine, setText } from './set-words.ts';

const run = (distanceMeters: number | null, durationSeconds: number | null) => ({
  weight: null,
  reps: null,
  durationSeconds,
  distanceMeters,
});
const at = new Date('2026-11-20T17:00:00Z');

test('a run has a pace, a short way a speed, and neither without both', () => {
  expect(paceText(run(1000, 340))).toBe('5:40 min/km');
  expect(paceText(run(400, 95))).toBe('3:58 min/km');
  expect(paceText(run(40, 12))).toBe('3,3 m/s');
  expect([run(40, null), run(null, 12), run(0, 12), run(40, 0)].map(paceText)).toEqual([null, null, null, null]);
  expect(kilometresPerHour(run(1000, 360))).toBeCloseTo(10);
  expect([12.4, 59, 60, 85, 3725].map(clockText)).toEqual(['12,4 s', '59 s', '1:00 min', '1:25 min', '1:02:05 h']);
});

test('both are shown, one alone as before', () => {
  expect(setText(run(400, 95))).toBe('400 m in 1:35 min, 3:58 min/km');
  expect(setText(run(400, null))).toBe('400 m');
  expect(setText(run(null, 95))).toBe('95 s');
  expect(setsLine([run(400, 95), run(400, null)])).toEqual({ values: '400 · 400', unit: 'm', reps: null, times: '1:35 min · –' });
  expect(bestWords(run(40, 12))).toEqual({ number: '40', unit: 'm in 12 s' });
});

test('of a set with both the one that is not its metric may be missing', () => {
  expect(loggedSetSchema('metres', true).parse(run(400, 95))).toEqual(run(400, 95));
  expect(loggedSetSchema('metres', true).parse(run(400, null))).toEqual(run(400, null));
  expect(loggedSetSchema('metres', true).safeParse(run(null, 95)).success).toBe(false);
  expect(loggedSetSchema('seconds', true).parse(run(null, 95))).toEqual(run(null, 95));
  expect(loggedSetSchema('metres').parse(run(400, 95))).toEqual(run(400, null));
});

test('a record is the best pace over the same distance or the longest distance, never the longest time of one', () => {
  expect(reachedIn(run(400, 96))).toEqual({ metres: 400, pace: expect.closeTo(15) as number });
  const before = [
    { kind: 'metres' as const, value: 1000, reachedAt: at },
    { kind: 'pace' as const, value: 15, metres: 400, reachedAt: at },
    { kind: 'pace' as const, value: 12, metres: 1000, reachedAt: at },
  ];
  expect(recordsOfSet(run(400, 90), before, [])).toMatchObject([{ kind: 'pace', value: 16, before: 15, metres: 400 }]);
  // Faster than any run over a kilometre, and slower than the best of these 400 metres.
  expect(recordsOfSet(run(400, 100), before, [])).toEqual([]);
  expect(recordsOfSet(run(500, 60), before, [])).toEqual([]);
  expect(recordsOfSet(run(1200, 900), before, [])).toMatchObject([{ kind: 'metres', value: 1200, before: 1000 }]);
  expect(recordsOfSet(run(400, 92), before, [{ ...run(400, 90), loggedAt: at }])).toEqual([]);
  const [record] = recordsOfSet(run(400, 90), before, []);
  expect(record && recordSpoken(record)).toBe('Neue Bestleistung: 16 km/h über 400 m, bisher 15 km/h.');
});
