import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Barbell, barbellLoad, barbellOf, isLoadedOnBothSides, loadableWeights, PLATE_SIZES, USUAL_BARBELL } from './barbell-load.ts';

test.each([
  [20, []],
  [22.5, [1.25]],
  [60, [20]],
  [62.5, [20, 1.25]],
  [100, [25, 15]],
  [142.5, [25, 25, 10, 1.25]],
])('%d kg are the bar and the fewest plates on each side', (weight, perSide) => {
  expect(barbellLoad(weight, USUAL_BARBELL)).toEqual({ perSide, lighter: null, heavier: null });
});

test('a weight between two that exist names both', () => {
  expect(barbellLoad(61, USUAL_BARBELL)).toEqual({ perSide: null, lighter: 60, heavier: 62.5 });
  expect(barbellLoad(41, { bar: 20, plates: [20] })).toEqual({ perSide: null, lighter: 20, heavier: 60 });
});

test('a weight below the bar leads to the bar', () => {
  expect(barbellLoad(16, USUAL_BARBELL)).toEqual({ perSide: null, lighter: null, heavier: 20 });
});

test('the fewest plates are found where the heaviest one first would fail', () => {
  expect(barbellLoad(8, { bar: 0, plates: [2.5, 2] }).perSide).toEqual([2, 2]);
});

test('bar and plates of the hall count; what was not said is as usual', () => {
  expect(barbellOf({ barWeight: null, plates: [] })).toEqual(USUAL_BARBELL);
  expect(barbellOf({ barWeight: 15, plates: ['10', '2.5'] })).toEqual({ bar: 15, plates: [10, 2.5] });
});

test('all weights of a bar are those that its plates make, from the empty bar on', () => {
  const [empty, ...others] = loadableWeights({ bar: 15, plates: [20, 5] });
  expect([empty, ...others.slice(0, 4)]).toEqual([15, 25, 35, 45, 55]);
  for (const weight of others) expect(barbellLoad(weight, { bar: 15, plates: [20, 5] }).perSide).not.toBeNull();
  expect(others.at(-1)).toBeLessThanOrEqual(999);
});

test('the plates add up to the weight, and the named neighbours can be loaded', () => {
  const barbells: fc.Arbitrary<Barbell> = fc.record({
    bar: fc.constantFrom(10, 15, 20, 7.5),
    plates: fc.subarray(PLATE_SIZES.map(Number), { minLength: 1 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1200 }), barbells, (quarters, barbell) => {
      const weight = quarters / 4;
      const { perSide, lighter, heavier } = barbellLoad(weight, barbell);
      if (perSide !== null) {
        expect(barbell.bar + 2 * perSide.reduce((sum, plate) => sum + plate, 0)).toBe(weight);
        return;
      }
      expect(lighter === null || lighter < weight).toBe(true);
      expect(heavier === null || heavier > weight).toBe(true);
      for (const near of [lighter, heavier]) if (near !== null) expect(barbellLoad(near, barbell).perSide).not.toBeNull();
    }),
    { seed: 37 },
  );
});

test('a bar in a corner and plates that are pinched have no two sides', () => {
  expect(isLoadedOnBothSides('langhantel-kniebeuge')).toBe(true);
  expect(isLoadedOnBothSides('langhantel-ecke-druecken')).toBe(false);
  expect(isLoadedOnBothSides('griff-scheiben-kneifen')).toBe(false);
});
