import { describe, expect, test } from 'vitest';
import { checkNorms } from './check-norms.ts';
import type { Norms, RatingBands, ReferenceValue } from './norm-records.ts';
import { ownNorms } from './own-norms.ts';

test('the own table has 506 values and 37 bands without errors', () => {
  const norms = ownNorms();
  expect(checkNorms(norms)).toEqual([]);
  expect(norms.values).toHaveLength(506);
  expect(norms.bands.filter(({ use }) => use === 'recommended')).toHaveLength(22);
  expect(norms.values.filter(({ provenance }) => provenance === 'estimated').length / norms.values.length).toBeCloseTo(0.77, 2);
});

/** How much the spread of an age may differ from the mean of its neighbours’, which measured samples do by a fifth. */
const MOST_JUMP = 1.25;

test('no spread of the own table stands out of its neighbours’', () => {
  const jumps = ownNorms().values.flatMap((value) => {
    // The Yo-Yo test is compared in metres.
    const spread = (one: ReferenceValue) => (one.stdDevDistanceM ?? one.stdDev) / (one.meanDistanceM ?? one.mean);
    const others = ownNorms().values.filter((one) => one.test === value.test && one.gender === value.gender);
    const near = [others.findLast(({ age }) => age < value.age), others.find(({ age }) => age > value.age)].flatMap((one) => one ?? []);
    const usual = near.reduce((sum, one) => sum + spread(one), 0) / near.length;
    const jump = Math.max(spread(value) / usual, usual / spread(value));
    return jump > MOST_JUMP ? [`${value.test}, ${value.gender}, ${value.age}: ${jump.toFixed(2)}`] : [];
  });
  expect(jumps).toEqual([]);
});

type Change = (values: ReferenceValue[], bands: RatingBands[]) => [ReferenceValue[], RatingBands[]];

const changeFirst =
  (isIt: (value: ReferenceValue) => boolean, change: Partial<ReferenceValue>): Change =>
  (values, bands) => {
    const place = values.findIndex(isIt);
    return [values.map((value, index) => (index === place ? { ...value, ...change } : value)), bands];
  };
const any = () => true;

function firstOf(bands: readonly RatingBands[]): RatingBands {
  const [first] = bands;
  if (first === undefined) throw new Error('no bands');
  return first;
}

const faults: Record<string, Change> = {
  'a value is missing': (values, bands) => [values.toSpliced(5, 1), bands],
  'a value is there twice': (values, bands) => [[...values, ...values.slice(0, 1)], bands],
  'the spread is half the mean': changeFirst(any, { stdDev: 20 }),
  'the unit is another': changeFirst(any, { unit: 'm' }),
  'the direction is another': changeFirst(any, { lowerIsBetter: true }),
  'a derived value has no source': changeFirst(({ provenance }) => provenance === 'derived', { source: null }),
  'a source is unknown': changeFirst(({ source }) => source !== null, { source: 'Nobody1900' }),
  'a test is unknown': changeFirst(any, { test: 'handstand' }),
  'nobody is compared with': changeFirst(any, { population: ' ' }),
  'the stand has a gap that nobody measured': changeFirst(({ test: name }) => name === 'einbeinstand', { mean: 35.5 }),
  'sprints stand still from 16 to 19': (values, bands) => [
    values.map((value) =>
      value.test === 'sprint_30m' && value.gender === 'male' && value.age >= 16 && value.age <= 19 ? { ...value, mean: 4.35 } : value,
    ),
    bands,
  ],
  'women throw faster': changeFirst(({ test: name, gender }) => name === 'throw_jump_kmh' && gender === 'female', { mean: 120 }),
  'the limits are not in order': (values, bands) => [values, bands.with(0, { ...firstOf(bands), limits: [17, 16.1, 18.1, 19.3] })],
  'two bands overlap': (values, bands) => [values, [...bands, firstOf(bands)]],
  'a recommended band calls the mean poor': (values, bands) => [
    values,
    bands.map((one) =>
      one.test === 'standweitsprung' && one.gender === 'male' && one.ages[0] === 16 ? { ...one, limits: [228, 209, 201, 200] } : one,
    ),
  ],
};

describe('a table is refused when', () => {
  test.each(Object.entries(faults))('%s', (_, change) => {
    const norms: Norms = ownNorms();
    const [values, bands] = change([...norms.values], [...norms.bands]);
    expect(checkNorms({ ...norms, values, bands })).not.toEqual([]);
  });
});

test('a table is refused when the marks of a group are not in order or have no source', () => {
  const norms = ownNorms();
  const info = norms.tests['sprint_10m'];
  const [mark] = info?.groupMarks ?? [];
  if (info === undefined || mark === undefined) throw new Error('no marks');
  const problems = (change: Partial<typeof mark>) =>
    checkNorms({ ...norms, tests: { ...norms.tests, sprint_10m: { ...info, groupMarks: [{ ...mark, ...change }] } } });
  expect(problems({ marks: [1.9, 1.95, 2] })).toEqual(['sprint_10m: marks not in order']);
  expect(problems({ source: 'Nobody1900' })).toEqual(['sprint_10m: mark without a source']);
});

test('shown texts of values contain no test keys', () => {
  const { values, tests } = ownNorms();
  const shown = [
    ...values.map(({ population }) => population),
    ...Object.values(tests).flatMap((one) => [
      one.protocol,
      one.userHint,
      ...(one.groupMarks ?? []).flatMap(({ group, caution }) => [group, caution]),
    ]),
  ];
  expect(shown.filter((text) => /[a-z0-9]_[a-z0-9]/.test(text ?? ''))).toEqual([]);
});
