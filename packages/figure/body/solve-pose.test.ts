import { expect, test } from 'vitest';
import { BODY, STANDING_HIP } from './proportions.ts';
import { solvePose } from './solve-pose.ts';
import { length, minus } from './vector.ts';

test('an upright body is as tall as in the literature', () => {
  const { joints } = solvePose({});
  expect(joints.hip).toEqual([0, STANDING_HIP, 0]);
  expect(STANDING_HIP).toBeCloseTo(53, 6);
  expect(joints.neck[1]).toBeCloseTo(81.8, 6);
  expect(joints.ankleR[1]).toBeCloseTo(BODY.ankle, 6);
});

test('a standing foot stays wherever the hips move, and no limb is stretched', () => {
  for (const height of [52, 40, 28]) {
    const { joints, missed } = solvePose({ hip: [-6, height, 0], lean: 20, footR: [0, 0, 8, 0, 0, 0] });
    expect(missed).toBeLessThan(1e-6);
    expect(joints.ankleR[0]).toBeCloseTo(0, 6);
    expect(joints.ankleR[1]).toBeCloseTo(BODY.ankle, 6);
    expect(length(minus(joints.kneeR, joints.hipR))).toBeCloseTo(BODY.thigh, 6);
  }
});

test('a contact out of reach is missed, with the distance', () => {
  const { missed } = solvePose({ handR: [90, 80, 10, 0] });
  expect(missed).toBeGreaterThan(40);
});

test('a pinned joint stays at its place, and the hips follow', () => {
  const { joints } = solvePose({ pin: ['kneeR', 10, 4, 9], legR: [0, 90], lean: 12 });
  expect(joints.kneeR[0]).toBeCloseTo(10, 9);
  expect(joints.kneeR[1]).toBeCloseTo(4, 9);
  expect(joints.kneeR[2]).toBeCloseTo(9, 9);
  expect(joints.hip[1]).toBeGreaterThan(20);
});

test('angles are degrees of flexion: an arm raised by 90 degrees points ahead', () => {
  const { joints } = solvePose({ armR: [90, 0] });
  expect(joints.wristR[1]).toBeCloseTo(joints.shR[1], 6);
  expect(joints.wristR[0] - joints.shR[0]).toBeCloseTo(BODY.upperArm + BODY.forearm, 6);
});

test('a bent wrist keeps its contact, and its fingers point in the given direction', () => {
  const { joints, missed } = solvePose({ hip: [0, 52.3, 0], handR: [30, 70, 10], fingersR: [0, -1, 0] });
  expect(missed).toBeLessThan(0.01);
  expect(joints.handR[0]).toBeCloseTo(30, 6);
  expect(joints.handR[1]).toBeCloseTo(70, 6);
  expect(joints.wristR[1] - joints.handR[1]).toBeCloseTo(BODY.grip, 6);
  expect(joints.wristR[0]).toBeCloseTo(30, 6);
});
