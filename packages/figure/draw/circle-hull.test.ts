import { expect, test } from 'vitest';
import { circleHull } from './circle-hull.ts';
import { disc } from './path-data.ts';

const corners = (data: string) => [...data.matchAll(/[ML](-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('the hull of one circle is the circle, and a circle within another adds nothing', () => {
  expect(circleHull([[1, 2, 3]])).toBe(disc([1, 2, 3]));
  expect(
    circleHull([
      [0, 0, 9],
      [1, 1, 2],
    ]),
  ).toBe(disc([0, 0, 9]));
});

test('a rectangle’s hull has four corners, although they are aligned in pairs', () => {
  const hull = circleHull([
    [0, 0, 0.5],
    [10, 0, 0.5],
    [0, 6, 0.5],
    [10, 6, 0.5],
  ]);
  const points = corners(hull);
  for (const x of [-5, 105]) expect(points.some(([a]) => a === x)).toBe(true);
  for (const y of [-5, 65]) expect(points.some(([, b]) => b === y)).toBe(true);
});

test('no arc is half a turn or more', () => {
  expect(
    circleHull([
      [0, 0, 4],
      [20, 0, 2],
    ]),
  ).not.toMatch(/A\d+ \d+ 0 1 1/);
});
