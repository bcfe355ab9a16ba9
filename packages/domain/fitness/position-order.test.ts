import { expect, test } from 'vitest';
import { POSITIONS } from '../vocabulary/player.ts';
import { SUGGESTED_ORDER } from './battery.ts';
import { POSITION_TESTS, testsForPosition } from './position-order.ts';

test.each(POSITIONS)('%s has eight tests that exist first, and then all others once', (position) => {
  const known = SUGGESTED_ORDER.map(({ id }) => id);
  const ordered = testsForPosition(position);
  expect(ordered.slice(0, 8)).toEqual(POSITION_TESTS[position]);
  expect(ordered.toSorted()).toEqual(known.toSorted());
});

test('without a position the tests stand as a battery has them', () => {
  expect(testsForPosition(null)).toEqual(SUGGESTED_ORDER.map(({ id }) => id));
});
