import { expect, test } from 'vitest';
import { solvePose } from '../body/solve-pose.ts';
import { length, minus } from '../body/vector.ts';
import { resolveFigure } from '../pose/resolve-figure.ts';
import { eased } from './ease.ts';
import { momentAt } from './moment.ts';
import { poseAt } from './pose-at.ts';
import { keySeconds, keyTimes, loopSeconds, restarts } from './timing.ts';

const none = {
  kits: {},
  movements: {},
  exercises: {},
  courses: {},
  details: { forms: {}, exercises: {} },
  muscles: { regions: {}, movements: {}, exercises: {} },
};
const squat = resolveFigure(none, {
  tempo: '3-1-X-0',
  keys: [
    { hip: [0, 52, 0], foot: [0, 0, 9], beat: 'up' },
    { hip: [-14, 27, 0], foot: [0, 0, 9], lean: 40, beat: 'down' },
  ],
});

test('keys with a beat follow the tempo: three seconds down, one held, up at maximum speed', () => {
  expect(keyTimes(squat)).toEqual([
    { travel: 0.45, hold: 0.25 },
    { travel: 3, hold: 1 },
  ]);
  expect(loopSeconds(squat)).toBeCloseTo(4.7, 9);
  expect(keySeconds(squat, 1)).toBeCloseTo(3.25, 9);
});

test('the loop is closed: its end equals its start', () => {
  const at = (time: number) => solvePose(poseAt(squat, time)).joints.head;
  expect(length(minus(at(loopSeconds(squat) - 1e-6), at(0)))).toBeLessThan(0.01);
  expect(length(minus(at(1.2 + loopSeconds(squat)), at(1.2)))).toBeLessThan(1e-9);
});

test('every key is reached at its time', () => {
  expect(poseAt(squat, keySeconds(squat, 1) + 0.001).hip).toEqual([-14, 27, 0]);
  expect(momentAt(squat, 0.1)).toMatchObject({ from: 0, share: 0 });
});

test('transitions go from 0 to 1; in flight only heights are eased', () => {
  for (const name of ['soft', 'line', 'rise', 'fall', 'snap', 'whip'] as const) {
    expect(eased(name, 0).share).toBe(0);
    expect(eased(name, 1).share).toBeCloseTo(1, 9);
  }
  expect(eased('rise', 0.5)).toEqual({ share: 0.75, level: 0.5 });
});

test('a foot that steps is lifted, a sliding one is not', () => {
  const keys = [
    { hip: [0, 50, 0], footR: [0, 0, 6], t: 1, hold: 0 },
    { hip: [0, 50, 0], footR: [20, 0, 6], t: 1, hold: 0 },
  ] as const;
  expect(poseAt(resolveFigure(none, { keys }), 0.5).footR?.[1]).toBeGreaterThan(3);
  expect(poseAt(resolveFigure(none, { keys, slide: true }), 0.5).footR?.[1]).toBe(0);
});

test('a throw restarts its loop, a squat does not', () => {
  expect(restarts(squat)).toBe(false);
  expect(restarts(resolveFigure(none, { keys: [{ t: 0.01, hold: 0.5 }, { lean: 20 }] }))).toBe(true);
});
