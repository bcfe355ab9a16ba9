import { expect, test } from 'vitest';
import { ownNorms } from '../norms/own-norms.ts';
import { placesOf, readPlaces } from './shared-places.ts';

const jump = { countermovement_jump: { bester_wert: 34.5, einheit: 'cm', versuch_1: 34.5 } };

test('places follow from age and sex, and are none where one is not known', () => {
  const of = (age: number) => placesOf(ownNorms(), 'sprungkraft', jump, { age, gender: 'female' });
  expect(of(14)['countermovement_jump']?.place).toBeGreaterThan(of(18)['countermovement_jump']?.place ?? 100);
  expect(placesOf(ownNorms(), 'sprungkraft', jump, null)).toEqual({});
});

test('a test without reference values and an unreadable one have no place', () => {
  const squat = { overhead_squat: { bester_wert: 3, einheit: 'Punkte' }, plank_test: { bester_wert: 'x' } };
  expect(placesOf(ownNorms(), 'rumpfkraft', squat, { age: 16, gender: 'male' })).toEqual({});
});

test('stored places are read, without what no release has written', () => {
  const place = { place: 62, isEstimated: true };
  expect([...readPlaces({ a: place, b: { place: 100, isEstimated: false }, c: 'x', d: { place: 3 } })]).toEqual([['a', place]]);
  expect(readPlaces(null).size).toBe(0);
});
