import { expect, test } from 'vitest';
import type { Course } from './course-schema.ts';
import { courseSeconds, runnerAt, stretchesOf } from './course-way.ts';
import { prepareCourse } from './prepare-course.ts';

/** Six metres ahead, three to the right facing ahead, and walking back to the start. */
const course: Course = {
  from: [0, 0],
  cones: [[0, 6]],
  legs: [{ to: [0, 6] }, { to: [3, 6], by: 'sideways' }, { to: [0, 0], by: 'walk' }],
};
const [run, shuffle, walk] = stretchesOf(course);

test('a path leads from corner to corner, faster ahead than sideways', () => {
  expect(run && run.arrives - run.begins).toBeCloseTo(1, 9);
  expect(shuffle && shuffle.arrives - shuffle.begins).toBeCloseTo(1, 9);
  expect(runnerAt(course, (run?.begins ?? 0) + 0.5).at[1]).toBeCloseTo(3, 9);
  expect(runnerAt(course, (shuffle?.begins ?? 0) + 0.5).at[0]).toBeCloseTo(1.5, 9);
});

test('a runner faces the running direction, a side-stepper the front', () => {
  expect(runnerAt(course, (shuffle?.begins ?? 0) + 0.5).looks).toBe(0);
  expect(runnerAt({ ...course, front: 90 }, (shuffle?.begins ?? 0) + 0.5).looks).toBe(90);
  expect(runnerAt(course, (walk?.begins ?? 0) + 0.5).looks).toBeCloseTo(-153.4, 1);
});

test('the loop pauses at its end and restarts', () => {
  expect(runnerAt(course, courseSeconds(course) - 0.01).at).toEqual([0, 0]);
  expect(runnerAt(course, courseSeconds(course) + 0.01)).toEqual({ at: [0, 0], looks: 0, passed: 0 });
});

test('the passed part is drawn solid over the dashed path: nothing at the start, everything at the end', () => {
  const figure = prepareCourse(course);
  const done = (seconds: number) => figure.shapesAt(seconds).find(({ role }) => role === 'done')?.data;
  const way = figure.shapesAt(0).find(({ role }) => role === 'course')?.data;
  expect(done(0)).toBe('M0 0L0 0');
  expect(done(figure.seconds - 0.01)).toBe(way);
});
