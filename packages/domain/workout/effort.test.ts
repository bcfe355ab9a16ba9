import { expect, it } from 'vitest';
import { EFFORTS, effortWord, loadWords, loadWordsSoFar, workoutLoad } from './effort.ts';

it('has a word for each effort from 1 to 10', () => {
  expect(EFFORTS.map(effortWord).filter((word) => word !== '')).toHaveLength(10);
  expect([effortWord(1), effortWord(7), effortWord(10)]).toEqual(['Sehr leicht', 'Anstrengend', 'Alles gegeben']);
});

it('is minutes times effort', () => {
  expect(workoutLoad(38, 7)).toBe(266);
});

it.each([
  [79, 'weniger als sonst'],
  [80, 'im Rahmen'],
  [120, 'im Rahmen'],
  [121, 'gestiegen'],
  [160, 'gestiegen'],
  [161, 'steil gestiegen'],
])('calls %i of the usual 100 %s', (load, words) => {
  expect(loadWords(load, 100)).toBe(words);
});

it.each([
  [0, null],
  [79, null],
  [80, 'im Rahmen'],
  [121, 'gestiegen'],
  [161, 'steil gestiegen'],
])('calls %i of the usual 100 so far %s', (load, words) => {
  expect(loadWordsSoFar(load, 100)).toBe(words);
});
