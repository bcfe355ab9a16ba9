import fc from 'fast-check';
import { expect, test } from 'vitest';
import { farValue } from './far-value.ts';
import type { SetValues } from './logged-set.ts';
import type { ReachedBefore } from './personal-record.ts';

const none: SetValues = { weight: null, reps: null, durationSeconds: null, distanceMeters: null };
const lifted = (weight: number, reps = 8) => ({ ...none, weight, reps });
const best = (kind: ReachedBefore['kind'], value: number): ReachedBefore => ({ kind, value, reachedAt: new Date(0) });

test('a lost comma is far from what was lifted', () => {
  expect(farValue(lifted(225), [lifted(22.5)], [])).toEqual({ key: 'weight', value: 225, usual: 22.5 });
  expect(farValue(lifted(2.25), [lifted(22.5)], [])).toEqual({ key: 'weight', value: 2.25, usual: 22.5 });
  expect(farValue({ ...none, durationSeconds: 130 }, [{ ...none, durationSeconds: 60 }], [])).toMatchObject({ usual: 60 });
});

test('a value that was reached once is not far, be it long ago', () => {
  expect(farValue(lifted(225), [lifted(22.5)], [best('weight', 180)])).toBeNull();
  expect(farValue({ ...none, durationSeconds: 130 }, [], [best('seconds', 90)])).toBeNull();
});

test('an estimated maximum was not lifted', () => {
  expect(farValue(lifted(225), [lifted(22.5)], [best('oneRepMax', 200)])).toMatchObject({ usual: 22.5 });
});

test('the first set of an exercise is far when nobody does so much, and only then', () => {
  expect(farValue(lifted(267), [], [])).toBeNull();
  expect(farValue(lifted(425), [], [])).toEqual({ key: 'weight', value: 425, usual: null });
  expect(farValue(lifted(60, 201), [], [])).toEqual({ key: 'reps', value: 201, usual: null });
  expect(farValue({ ...none, durationSeconds: 3600 }, [], [])).toBeNull();
  expect(farValue({ ...none, durationSeconds: 4325 }, [], [])).toEqual({ key: 'durationSeconds', value: 4325, usual: null });
  expect(farValue({ ...none, distanceMeters: 21_000 }, [], [])).toBeNull();
  expect(farValue({ ...none, distanceMeters: 100_000 }, [], [])).toEqual({ key: 'distanceMeters', value: 100_000, usual: null });
});

test('values that its player has done before may be more than anybody does', () => {
  expect(farValue(lifted(320), [lifted(300)], [])).toBeNull();
  expect(farValue({ ...none, durationSeconds: 5400 }, [], [best('seconds', 4000)])).toBeNull();
});

test('repetitions of a kind that was never done are looked at, whatever the weight was', () => {
  expect(farValue(lifted(22.5, 850), [{ ...none, weight: 22.5 }], [])).toEqual({ key: 'reps', value: 850, usual: null });
});

test('light weights may double, a warm-up may be light, a set may fail or be done without a weight', () => {
  expect(farValue(lifted(5), [lifted(2)], [])).toBeNull();
  expect(farValue(lifted(20), [lifted(100)], [])).toBeNull();
  expect(farValue(lifted(100, 1), [lifted(100, 12)], [])).toBeNull();
  expect(farValue(lifted(0), [lifted(100)], [])).toBeNull();
});

test('the right side is known as well as the left', () => {
  const sided = { ...none, durationSeconds: 30, rightAmount: 80 };
  expect(farValue({ ...none, durationSeconds: 130 }, [sided], [])).toBeNull();
  expect(farValue({ ...none, durationSeconds: 200 }, [sided], [])).toMatchObject({ usual: 80 });
});

test('nothing between the least and twice the best is asked about, and ten times the best always is', () => {
  const weights = fc.array(fc.integer({ min: 4, max: 800 }), { minLength: 1, maxLength: 8 }).map((list) => list.map((one) => one / 4));
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (known, part) => {
      const [least, most] = [Math.min(...known), Math.max(...known)];
      const sets = known.map((weight) => lifted(weight));
      expect(farValue(lifted(least + part * (2 * most - least)), sets, [])).toBeNull();
      expect(farValue(lifted(most * 10), sets, [])).toEqual({ key: 'weight', value: most * 10, usual: most });
    }),
  );
});
