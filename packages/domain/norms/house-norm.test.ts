import { expect, test } from 'vitest';
import { houseNorms, type HouseResult, LEAST_OF_HOUSE_NORM } from './house-norm.ts';

const jumps = (count: number, change: Partial<HouseResult> = {}): HouseResult[] =>
  Array.from({ length: count }, (_, index) => ({
    test: 'countermovement_jump',
    gender: 'male' as const,
    age: 16,
    value: index + 1,
    ...change,
  }));

test('a house norm requires thirty players of an age and sex', () => {
  expect(LEAST_OF_HOUSE_NORM).toBe(30);
  expect(houseNorms(jumps(29))).toEqual([]);
  expect(houseNorms([...jumps(29), ...jumps(29, { gender: 'female' }), ...jumps(29, { age: 17 })])).toEqual([]);
  expect(houseNorms(jumps(30))).toEqual([
    { test: 'countermovement_jump', gender: 'male', age: 16, players: 30, lowerQuartile: 8.25, median: 15.5, upperQuartile: 22.75 },
  ]);
});

test('the number of players is rounded to tens', () => {
  expect(houseNorms(jumps(49))[0]?.players).toBe(40);
});
