import { describe, expect, test } from 'vitest';
import { ageOn } from '../identity/birth-date.ts';
import { nearestAge } from './nearest-age.ts';
import { SUB_TESTS } from '../fitness/sub-tests.ts';
import { anchorsFor, cellsFor, compare, marksFor, provenanceOf, restsOnEstimates } from './compare.ts';
import type { Norms, ReferenceValue } from './norm-records.ts';
import { ownNorms } from './own-norms.ts';
import { normalCdf, percentileOf } from './percentile.ts';
import { rateByPercentile, topShare } from './rating.ts';

// Standard normal table, e.g. NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.1.
test.each([
  [0, 0.5],
  [0.1, 0.53983],
  [0.25, 0.59871],
  [0.5, 0.69146],
  [0.67, 0.74857],
  [1, 0.84134],
  [1.28, 0.89973],
  [1.645, 0.95002],
  [1.96, 0.975],
  [2.33, 0.9901],
  [2.576, 0.995],
  [3, 0.99865],
  [3.5, 0.99977],
])('%d standard deviations are the published share %d, and mirrored below the mean', (z, share) => {
  expect(normalCdf(z)).toBeCloseTo(share, 5);
  expect(normalCdf(-z)).toBeCloseTo(1 - share, 5);
});

test('a percentile has two decimals, is inverted for times and stays between 0 and 100', () => {
  expect(percentileOf(110, { mean: 100, stdDev: 10 }, false)).toBe(84.13);
  expect(percentileOf(110, { mean: 100, stdDev: 10 }, true)).toBe(15.87);
  expect(percentileOf(100, { mean: 100, stdDev: 10 }, true)).toBe(50);
  expect(percentileOf(1000, { mean: 100, stdDev: 10 }, false)).toBe(100);
  expect(percentileOf(1000, { mean: 100, stdDev: 10 }, true)).toBe(0);
});

test.each([
  ['2010-11-22', '2026-11-21', 15],
  ['2010-11-22', '2026-11-22', 16],
  ['2010-11-22', '2026-11-23', 16],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2024-02-29', 16],
])('born %s is on %s %d years old', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});

test.each([
  [16, 16],
  [22, 20],
  [23, 25],
  [12, 13],
  [8, 13],
  [36, 35],
  [70, 35],
  [27.5, 25],
])('%d is compared with %d', (age, nearest) => {
  expect(nearestAge(age, [35, 13, 16, 20, 25, 30])).toBe(nearest);
});

test('an exact half-way age uses the lower one, and an empty list has none', () => {
  expect(nearestAge(15, [14, 16])).toBe(14);
  expect(nearestAge(15, [16, 14])).toBe(14);
  expect(nearestAge(15, [])).toBeUndefined();
});

test.each([
  [100, 'Hervorragend', 'Top 1\u00a0%'],
  [85, 'Hervorragend', 'Top 15\u00a0%'],
  [84.99, 'Gut', 'Top 15\u00a0%'],
  [70, 'Gut', 'Top 30\u00a0%'],
  [69.99, 'Durchschnitt', null],
  [40, 'Durchschnitt', null],
  [39.99, 'Unterdurchschnittlich', null],
  [20, 'Unterdurchschnittlich', null],
  [19.99, 'Schwach', 'Ausbaufähig'],
  [0, 'Schwach', 'Ausbaufähig'],
])('percentile %d is %s', (percentile, label, detail) => {
  expect(rateByPercentile(percentile)).toEqual({ label, detail });
});

test('the top share is at least 1 %', () => {
  expect(topShare(99.97)).toBe('Top 1\u00a0%');
});

const cell = (part: Partial<ReferenceValue>): ReferenceValue => ({
  test: 'sprint_10m',
  gender: 'male',
  age: 16,
  mean: 1.8,
  stdDev: 0.1,
  unit: 's',
  lowerIsBetter: true,
  provenance: 'published',
  sdProvenance: 'published',
  source: null,
  note: null,
  population: 'Testgruppe',
  ...part,
});
const normsOf = (...values: ReferenceValue[]): Norms => ({ values, bands: [], tests: {}, sources: {} });

describe('a comparison', () => {
  test('of a diverse person uses the average of both sexes, or the existing one', () => {
    const both = normsOf(cell({ mean: 1.8, stdDev: 0.1 }), cell({ gender: 'female', mean: 2, stdDev: 0.2, population: 'Frauen' }));
    const person = { age: 16, gender: 'diverse' } as const;
    // Mean 1.9, SD 0.15: a value of 1.75 is one SD faster.
    expect(compare(both, 'sprint_10m', { value: 1.75 }, person)).toMatchObject({ percentile: 84.13, population: 'Testgruppe / Frauen' });
    expect(compare(normsOf(cell({})), 'sprint_10m', { value: 1.7 }, person)?.percentile).toBe(84.13);
  });

  test('is rated by the whole place that is shown, which is never 0 or 100', () => {
    const of = (value: number) => compare(normsOf(cell({})), 'sprint_10m', { value }, { age: 16, gender: 'male' });
    expect(of(1.6981)).toMatchObject({ percentile: 84.59, place: 85, rating: { label: 'Hervorragend' } });
    expect(of(1.6999)).toMatchObject({ percentile: 84.16, place: 84, rating: { label: 'Gut' } });
    expect([of(0.9)?.place, of(2.9)?.place]).toEqual([99, 1]);
  });

  test('of a test without values is null', () => {
    expect(compare(ownNorms(), 'overhead_squat', { value: 3 }, { age: 16, gender: 'female' })).toBeNull();
  });

  test('is an estimate if mean or spread of any cell is one', () => {
    expect(provenanceOf([cell({})])).toBe('measured');
    expect(provenanceOf([cell({ provenance: 'interpolated' })])).toBe('derived');
    expect(provenanceOf([cell({ provenance: 'derived' }), cell({ sdProvenance: 'estimated' })])).toBe('estimated');
  });

  test('uses the edge age outside the table', () => {
    const young = compare(ownNorms(), 'plank_test', { value: 60 }, { age: 9, gender: 'female' });
    const old = compare(ownNorms(), 'plank_test', { value: 60 }, { age: 60, gender: 'male' });
    expect([young?.age, old?.age]).toEqual([13, 35]);
  });

  test('is rated by the source’s recommended bands, and its bar has the same limits', () => {
    // MoMo2020, male, 16: excellent from 228, good from 209, average from 182, below average from 162 cm.
    const of = (value: number) => compare(ownNorms(), 'standweitsprung', { value }, { age: 16, gender: 'male' });
    expect(of(228)?.rating).toEqual({ label: 'Hervorragend', detail: 'Weit überdurchschnittlich' });
    expect(of(209)?.rating).toEqual({ label: 'Gut', detail: 'Überdurchschnittlich' });
    expect(of(208)?.rating).toEqual({ label: 'Durchschnitt', detail: 'Im Durchschnittsbereich' });
    expect(of(170)?.rating).toEqual({ label: 'Unterdurchschnittlich', detail: 'Unterdurchschnittlich' });
    expect(of(161)?.rating).toEqual({ label: 'Schwach', detail: 'Weit unterdurchschnittlich' });
    expect(of(209)?.limits.map(Math.round)).toEqual([90, 71, 30, 10]);
  });

  test('by bands of times ranks the fastest as the best', () => {
    // Davis2000, female, 17 to 19: excellent up to 4.5 s, poor from 5.0 s on.
    const of = (value: number) => compare(ownNorms(), 'sprint_30m', { value }, { age: 18, gender: 'female' })?.rating.label;
    expect([4.5, 4.51, 4.7, 4.9, 5.01].map(of)).toEqual(['Hervorragend', 'Gut', 'Durchschnitt', 'Unterdurchschnittlich', 'Schwach']);
  });

  test('ignores optional bands and those of the sexes for a diverse person', () => {
    expect(compare(ownNorms(), 't_drill', { value: 9.5 }, { age: 20, gender: 'male' })?.limits).toEqual([85, 70, 40, 20]);
    expect(compare(ownNorms(), 'standweitsprung', { value: 180 }, { age: 16, gender: 'diverse' })?.limits).toEqual([85, 70, 40, 20]);
  });

  test('of the Yo-Yo test is in metres, because levels are uneven', () => {
    const [row] = cellsFor(ownNorms(), 'yoyo_intermittent_recovery', { age: 16, gender: 'male' });
    const metres = (row?.meanDistanceM ?? 0) + (row?.stdDevDistanceM ?? 0);
    expect(compare(ownNorms(), 'yoyo_intermittent_recovery', { value: 1, metres }, { age: 16, gender: 'male' })?.percentile).toBe(84.13);
  });

  test('has marks of named handball teams of the same sex', () => {
    expect(anchorsFor(ownNorms(), 'throw_standing_kmh', 'female').map(({ mean }) => mean)).toEqual([69.1, 63.2]);
    expect(anchorsFor(ownNorms(), 'throw_standing_kmh', 'diverse')).toHaveLength(5);
    expect(anchorsFor(ownNorms(), 'standweitsprung', 'male')).toEqual([]);
  });

  test('has marks of a named group of the same age and sex, and never counts them into the percentile', () => {
    const girl = { age: 16, gender: 'female' } as const;
    expect(marksFor(ownNorms(), 'countermovement_jump', girl).map(({ group, marks, source }) => [group, marks, source])).toEqual([
      ['Deutscher Tennis Bund, trainierte Mädchen U16', [31.7, 32.6, 34.2], 'DTB2014'],
    ]);
    expect(marksFor(ownNorms(), 'medizinballwurf', girl)[0]?.marks).toEqual([7.2, 7.4, 8.1]);
    expect(marksFor(ownNorms(), 'sprint_10m', { age: 19, gender: 'female' })).toEqual([]);
    expect(marksFor(ownNorms(), 'sprint_10m', { age: 16, gender: 'male' })).toEqual([]);
    expect(compare(ownNorms(), 'countermovement_jump', { value: 32 }, girl)?.sources).not.toContain('DTB2014');
  });

  test('of seven tests rests on estimates alone', () => {
    const ids = Object.values(SUB_TESTS).flatMap((tests) => tests.map(({ id }) => id));
    expect(ids).toHaveLength(19);
    expect(ids.filter((id) => restsOnEstimates(ownNorms(), id)).toSorted()).toEqual([
      'countermovement_jump',
      'flying_20m',
      'medizinballwurf',
      'repeated_sprint_ability',
      'sprint_10m',
      'sprint_5m',
      'throw_jump_kmh',
    ]);
  });
});
