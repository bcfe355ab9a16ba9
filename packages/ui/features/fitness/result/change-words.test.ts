import { testOf } from '@anwurf/domain/fitness/result-for.test-support';
import { expect, test } from 'vitest';
import { differenceText, sizeText } from './change-words.ts';

test.each([
  ['countermovement_jump', 1.5, '+1,5 cm'],
  ['countermovement_jump', -0.3, '−0,3 cm'],
  ['countermovement_jump', 0.01, '±0 cm'],
  ['sprint_10m', -0.042, '−0,04 s'],
  ['sprint_10m', 0, '±0,00 s'],
  ['sprint_10m', 0.1, '+0,10 s'],
  ['yoyo_intermittent_recovery', 120, '+120 m'],
  ['y_balance_test', -2.25, '−2,3 Punkte'],
])('a difference in %s of %s is written %s', (id, difference, words) => {
  expect(differenceText(testOf(id), difference).replaceAll('\u00a0', ' ')).toBe(words);
});

test('sizes of the Yo-Yo test are whole metres', () => {
  expect(sizeText(testOf('yoyo_intermittent_recovery'), 58.8).replaceAll('\u00a0', ' ')).toBe('59 m');
});
