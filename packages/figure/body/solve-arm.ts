import type { Pose } from '../pose/pose.ts';
import { inFrame } from './body-frame.ts';
import { limbDirections } from './limb.ts';
import { BODY } from './proportions.ts';
import { outwards, type Side } from './skeleton.ts';
import { shoulderJoint, type Trunk } from './solve-trunk.ts';
import { twoBone } from './two-bone.ts';
import { across, length, minus, plus, unit, type Vec3 } from './vector.ts';

export interface Arm {
  readonly sh: Vec3;
  readonly elbow: Vec3;
  readonly wrist: Vec3;
  readonly hand: Vec3;
  readonly forearm: Vec3;
  readonly fingers: Vec3;
  readonly thumb: Vec3;
  readonly flat: number;
  readonly missed: number;
}

/** Elbows hang back, down and out. */
const elbowPole: Vec3 = [-0.5, -0.7, 0.45];
/** Default angles of an arm. */
const hanging = [4, 8, 5];
/** Distance from the support of a flat palm to the wrist. */
const palm = 2;

interface Bent {
  readonly elbow: Vec3;
  readonly forearm: Vec3;
  readonly missed: number;
}

function armByAngles({ chest }: Trunk, side: Side, sh: Vec3, angles: readonly number[]): Bent {
  const { upper, lower } = limbDirections(chest, outwards(chest, side), angles, false);
  return { elbow: plus(sh, upper, BODY.upperArm), forearm: lower, missed: 0 };
}

/** @param bent finger direction of a bent wrist; null: straight on, like the forearm */
function armByContact(
  { chest }: Trunk,
  side: Side,
  sh: Vec3,
  [x = 0, y = 0, z = 0, flat = 0]: readonly number[],
  bend: Vec3,
  bent: Vec3 | null,
): Bent {
  const touched: Vec3 = [x, y + flat * palm, z];
  const target = bent === null ? touched : plus(touched, bent, -BODY.grip);
  const pole = inFrame({ ...chest, right: outwards(chest, side) }, bend);
  const [elbow, end] = twoBone(sh, target, BODY.upperArm, BODY.forearm + (bent === null ? (1 - flat) * BODY.grip : 0), pole);
  return { elbow, forearm: unit(minus(end, elbow)), missed: length(minus(end, target)) };
}

/** Solves an arm from its angles or from its hand contact. */
export function solveArm(trunk: Trunk, pose: Pose, side: Side): Arm {
  const sh = shoulderJoint(trunk, side, pose.shrug);
  const contact = pose[`arm${side}`] === undefined ? pose[`hand${side}`] : undefined;
  const flat = contact?.[3] ?? 0;
  const direction = pose[`fingers${side}`];
  const bent = direction === undefined ? null : unit(inFrame({ ...trunk.base, right: outwards(trunk.base, side) }, direction));
  const { elbow, forearm, missed } =
    contact === undefined
      ? armByAngles(trunk, side, sh, pose[`arm${side}`] ?? hanging)
      : armByContact(trunk, side, sh, contact, pose[`elbow${side}`] ?? elbowPole, bent);
  const wrist = plus(elbow, forearm, BODY.forearm);
  const laid = unit(plus([forearm[0], 0, forearm[2]], trunk.base.forward, 0.4 * Math.abs(forearm[1])));
  const fingers = bent ?? (flat === 0 ? forearm : laid);
  const thumb = across(plus(minus(sh, wrist), trunk.chest.forward, 6), fingers);
  return { sh, elbow, wrist, hand: plus(wrist, fingers, BODY.grip), forearm, fingers, thumb, flat, missed };
}
