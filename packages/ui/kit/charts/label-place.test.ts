import { expect, test } from 'vitest';
import { haveNoRoom, labelPlace } from './label-place.ts';

test('a value stands above its bar, and at the edges within the drawing', () => {
  expect([3, 100, 238].map((middle) => labelPlace(middle, 240)).map(({ x, anchor }) => [x, anchor])).toEqual([
    [0, 'start'],
    [100, 'middle'],
    [240, 'end'],
  ]);
});

test('two values have no room where one that was moved from the edge reaches the other, though their bars are far enough apart', () => {
  const last = labelPlace(238, 240);
  expect(haveNoRoom(labelPlace(190, 240), last)).toBe(true);
  expect(haveNoRoom(labelPlace(160, 240), last)).toBe(false);
  expect(haveNoRoom(labelPlace(2, 240), labelPlace(50, 240))).toBe(true);
});
