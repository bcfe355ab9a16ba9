import type { Pose } from '../pose/pose.ts';
import { type BodyFrame, turned, WORLD } from './body-frame.ts';
import { BODY, STANDING_HIP } from './proportions.ts';
import { outwards, type Side } from './skeleton.ts';
import { plus, unit, type Vec3 } from './vector.ts';

/** Position and orientation of trunk and hips. */
export interface Trunk {
  readonly base: BodyFrame;
  readonly pelvis: BodyFrame;
  readonly chest: BodyFrame;
  readonly hip: Vec3;
  readonly waist: Vec3;
  readonly neck: Vec3;
}

/** Share of the trunk below the waist. */
const belowWaist = 0.42;

function spine(pelvis: BodyFrame, chest: BodyFrame, hip: Vec3) {
  const waist = plus(hip, unit(plus(pelvis.up, chest.up, 0.25)), BODY.trunk * belowWaist);
  return { hip, waist, neck: plus(waist, unit(plus(chest.up, pelvis.up, 0.25)), BODY.trunk * (1 - belowWaist)) };
}

/** The trunk of a pose at the pose's height, before pinning. */
export function solveTrunk(pose: Pose): Trunk {
  const base = turned(WORLD, pose.face);
  const pelvis = turned(base, pose.turn, pose.lean, pose.roll);
  const chest = turned(pelvis, pose.twist, pose.curl, pose.side);
  return { base, pelvis, chest, ...spine(pelvis, chest, pose.hip ?? [0, STANDING_HIP, 0]) };
}

export const movedTrunk = (trunk: Trunk, by: Vec3): Trunk => ({ ...trunk, ...spine(trunk.pelvis, trunk.chest, plus(trunk.hip, by)) });

export const hipJoint = ({ hip, pelvis }: Trunk, side: Side): Vec3 => plus(hip, outwards(pelvis, side), BODY.hip);

/** The shoulder joint, slightly below the neck; `shrug` lifts it. */
export function shoulderJoint({ neck, chest }: Trunk, side: Side, shrug = 0): Vec3 {
  return plus(plus(neck, chest.up, shrug - 1.2), outwards(chest, side), BODY.shoulder);
}
