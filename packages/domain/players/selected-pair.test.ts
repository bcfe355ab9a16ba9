import { expect, test } from 'vitest';
import { type SelectedPair, togglePair } from './selected-pair.ts';

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test.each<[SelectedPair<{ id: string }>, { id: string }, SelectedPair<{ id: string }>]>([
  [[], a, [a]],
  [[a], b, [a, b]],
  [[a, b], c, [a, c]],
  [[a, b], b, [a]],
  [[a, b], a, [b]],
  [[a], a, []],
  // The same entry, loaded again, is the same player.
  [[a], { id: 'a' }, []],
])('%j and %j: %j', (pair, item, next) => {
  expect(togglePair(pair, item)).toEqual(next);
});
