import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thinnedCourse } from './thinned-course.ts';

const course = (values: readonly number[]) => values.map((value, index) => ({ index, value }));

test('a short course stays as it is', () => {
  const points = course([3, 1, 2]);
  expect(thinnedCourse(points, 4)).toEqual(points);
});

test('a fall between two rises is still there, and so are the first, the last and those that must stay', () => {
  const values = Array.from({ length: 800 }, (_, index) => 50 + index / 10);
  values[401] = 12;
  values[403] = 200;
  const thinned = thinnedCourse(course(values), 120, ({ index }) => index === 7);
  const kept = thinned.map(({ index }) => index);
  expect(thinned.length).toBeLessThanOrEqual(121);
  expect(kept).toEqual(expect.arrayContaining([0, 7, 401, 403, 799]));
  expect(kept).toEqual(kept.toSorted((one, other) => one - other));
});

test('a thinned course keeps the lowest and the highest value of any course', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 400 }),
      fc.integer({ min: 4, max: 60 }),
      (values, most) => {
        const thinned = thinnedCourse(course(values), most).map(({ value }) => value);
        expect(thinned.length).toBeLessThanOrEqual(most);
        expect([Math.min(...thinned), Math.max(...thinned)]).toEqual([Math.min(...values), Math.max(...values)]);
      },
    ),
  );
});
