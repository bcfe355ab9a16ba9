import type { Pose } from '../pose/pose.ts';
import { inFrame, turnTowards } from './body-frame.ts';
import { placeFoot, type Shoe, shoe } from './foot.ts';
import { limbDirections } from './limb.ts';
import { BODY } from './proportions.ts';
import { outwards, type Side } from './skeleton.ts';
import { hipJoint, type Trunk } from './solve-trunk.ts';
import { twoBone } from './two-bone.ts';
import { length, minus, plus, times, unit, type Vec3 } from './vector.ts';

export interface Leg extends Shoe {
  readonly hip: Vec3;
  readonly knee: Vec3;
  readonly ankle: Vec3;
  readonly missed: number;
}

function legByAngles(trunk: Trunk, side: Side, angles: readonly number[]): Leg {
  const hip = hipJoint(trunk, side);
  const { upper, lower, front } = limbDirections(trunk.pelvis, outwards(trunk.pelvis, side), angles, true);
  const knee = plus(hip, upper, BODY.thigh);
  const ankle = plus(knee, lower, BODY.shank);
  const [pointed] = turnTowards(front, lower, angles[4] ?? 0);
  return { hip, knee, ankle, missed: 0, ...shoe(ankle, pointed, lower, 0) };
}

function legByContact(trunk: Trunk, side: Side, contact: readonly number[], bend: Vec3 | undefined): Leg {
  const { base, pelvis } = trunk;
  const hip = hipJoint(trunk, side);
  const out = outwards(pelvis, side);
  const foot = placeFoot(base, side, contact);
  const ahead = plus(times(foot.flat.forward, 0.8), pelvis.forward, 0.7);
  const pole = bend === undefined ? plus(ahead, out, 0.12) : inFrame({ ...pelvis, right: out }, bend);
  const [knee, ankle] = twoBone(hip, foot.ankle, BODY.thigh, BODY.shank, pole);
  const missed = length(minus(ankle, foot.ankle));
  return { hip, knee, ankle, missed, ...shoe(ankle, foot.direction, unit(minus(ankle, knee)), foot.ground) };
}

/** Solves a leg from its angles or from its foot contact; without either it hangs down. */
export function solveLeg(trunk: Trunk, pose: Pose, side: Side): Leg {
  const angles = pose[`leg${side}`];
  const contact = pose[`foot${side}`];
  if (angles !== undefined || contact === undefined) return legByAngles(trunk, side, angles ?? []);
  return legByContact(trunk, side, contact, pose[`knee${side}`]);
}
