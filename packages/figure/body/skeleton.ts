import type { BodyFrame } from './body-frame.ts';
import type { Vec3 } from './vector.ts';

export type Side = 'R' | 'L';
export const SIDES: readonly Side[] = ['R', 'L'];

export type PairedJoint = 'sh' | 'elbow' | 'wrist' | 'hand' | 'hip' | 'knee' | 'ankle' | 'heel' | 'ball' | 'toe';
export type JointName = 'hip' | 'waist' | 'neck' | 'head' | 'hands' | 'ball' | `${PairedJoint}${Side}`;

/** Directions at a limb's end. */
export interface LimbEnd {
  /** Of the forearm. */
  readonly forearm: Vec3;
  readonly fingers: Vec3;
  readonly thumb: Vec3;
  /** 1: the palm rests on something, and the wrist is the contact point. */
  readonly flat: number;
  /** From the ankle to the ground. */
  readonly sole: Vec3;
}

/** A body in space. */
export interface Skeleton {
  readonly joints: Readonly<Record<JointName, Vec3>>;
  readonly ends: Readonly<Record<Side, LimbEnd>>;
  readonly pelvis: BodyFrame;
  readonly chest: BodyFrame;
  readonly skull: BodyFrame;
  /** Distance of the worst contact from its target. */
  readonly missed: number;
}

/** Direction away from the body, on one side of it. */
export const outwards = (frame: BodyFrame, side: Side): Vec3 =>
  side === 'R' ? frame.right : [-frame.right[0], -frame.right[1], -frame.right[2]];
