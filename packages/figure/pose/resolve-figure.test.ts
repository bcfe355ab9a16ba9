import { expect, test } from 'vitest';
import { solvePose } from '../body/solve-pose.ts';
import type { WrittenFigure } from './figure-schema.ts';
import { mirroredPose } from './mirrored-pose.ts';
import { figureOf, resolveFigure } from './resolve-figure.ts';

const library = {
  kits: { weight: [{ is: 'dumbbell', at: 'hand' }] },
  movements: {
    squat: {
      tempo: '2-0-1-0',
      pose: { lean: 5 },
      keys: [
        { hip: [0, 52, 0], foot: [0, 0, 9] },
        { hip: [-14, 27, 0], lean: 40 },
      ],
    },
    deep: { base: 'squat', keys: [{}, { hip: [-14, 20, 0] }] },
  },
  exercises: { goblet: { base: 'deep', kit: ['weight'], tempo: '3-0-1-0' } },
  courses: {},
  details: { forms: {}, exercises: {} },
  muscles: { regions: {}, movements: {}, exercises: {} },
} as const satisfies {
  kits: object;
  movements: Record<string, WrittenFigure>;
  exercises: Record<string, WrittenFigure>;
  courses: object;
  details: { forms: object; exercises: object };
  muscles: object;
};

test('an exercise inherits missing parts: keys by index, poses for all keys, kits in addition to props', () => {
  const figure = figureOf(library, 'goblet');
  expect(figure?.tempo).toBe('3-0-1-0');
  expect(figure?.props).toEqual(library.kits.weight);
  expect(figure?.keys.map(({ lean }) => lean)).toEqual([5, 40]);
  expect(figure?.keys.map(({ hip }) => hip)).toEqual([
    [0, 52, 0],
    [-14, 20, 0],
  ]);
});

test('an exercise without a figure returns null, and a missing movement throws', () => {
  expect(figureOf(library, 'unknown')).toBeNull();
  expect(() => resolveFigure(library, { base: 'nothing' })).toThrow(/no movement nothing/);
  expect(() => resolveFigure(library, { base: 'squat', kit: ['nothing'] })).toThrow(/no kit nothing/);
  expect(() => resolveFigure(library, {})).toThrow(/no key/);
});

test('values for both sides are mirrored, and one-sided values win', () => {
  const { keys } = resolveFigure(library, { keys: [{ hip: [0, 52, 0], foot: [0, 0, 9], footL: [4, 0, -20], arm: [10] }] });
  expect(keys[0].footR).toEqual([0, 0, 9, 0, 6, 0]);
  expect(keys[0].footL).toEqual([4, 0, -20, 0, 6, 0]);
  expect(keys[0].armL).toEqual([10]);
});

test('mirroring twice restores the pose, mirroring once exchanges the sides', () => {
  const pose = { hip: [1, 50, 4], lean: 10, roll: 8, armR: [30, 40, 50], footL: [4, 0, -8, 0, 6, 0], pin: ['kneeR', 1, 4, 6] } as const;
  expect(mirroredPose(mirroredPose(pose))).toEqual(pose);
  const { pin: _pin, ...free } = pose;
  const [one, other] = [solvePose(free).joints, solvePose(mirroredPose(free)).joints];
  expect(other.handL[0]).toBeCloseTo(one.handR[0], 6);
  expect(other.handL[2]).toBeCloseTo(-one.handR[2], 6);
});

test('a movement for both sides has its keys twice; one with a hand contact in one key has contacts in all keys', () => {
  const { keys } = resolveFigure(library, { base: 'squat', alternate: true, keys: [{ handR: [20, 60, 8] }] });
  expect(keys).toHaveLength(4);
  expect(keys.every(({ handR, armR }) => handR !== undefined && armR === undefined)).toBe(true);
});
