import type { Pose } from '../pose/pose.ts';
import { BODY } from './proportions.ts';
import type { JointName, LimbEnd, PairedJoint, Side, Skeleton } from './skeleton.ts';
import { type Arm, solveArm } from './solve-arm.ts';
import { solveSkull } from './solve-head.ts';
import { type Leg, solveLeg } from './solve-leg.ts';
import { movedTrunk, solveTrunk, type Trunk } from './solve-trunk.ts';
import { between, plus, unit, type Vec3 } from './vector.ts';

type Limbs = readonly [arm: Arm, leg: Leg];

type JointsOf<S extends Side> = Readonly<Record<`${PairedJoint}${S}`, Vec3>>;

/** The joints of a side, by name. */
function jointsOf<S extends Side>(side: S, [{ sh, elbow, wrist, hand }, { hip, knee, ankle, heel, ball, toe }]: Limbs): JointsOf<S> {
  const joints = { sh, elbow, wrist, hand, hip, knee, ankle, heel, ball, toe };
  return Object.fromEntries(Object.entries(joints).map(([name, at]) => [name + side, at])) as JointsOf<S>;
}

/** Position of a joint of trunk or leg before pinning. */
function unpinned(trunk: Trunk, pose: Pose, name: JointName): Vec3 {
  if (name in trunk) return trunk[name as 'neck' | 'waist' | 'hip'];
  const side: Side = name.endsWith('L') ? 'L' : 'R';
  // A leg with a contact cannot hold the trunk.
  if (pose[`leg${side}`] === undefined) return trunk.hip;
  return jointsOf(side, [solveArm(trunk, pose, side), solveLeg(trunk, pose, side)])[name as `${PairedJoint}${Side}`];
}

function pinnedTrunk(pose: Pose): Trunk {
  const trunk = solveTrunk(pose);
  if (pose.pin === undefined) return trunk;
  const [name, x, y, z] = pose.pin;
  const now = unpinned(trunk, pose, name);
  return movedTrunk(trunk, [x - now[0], y - now[1], z === undefined ? 0 : z - now[2]]);
}

const end = ({ forearm, fingers, thumb, flat }: Arm, { sole }: Leg): LimbEnd => ({ forearm, fingers, thumb, flat, sole });

/** Position of the ball: in flight, in one hand, or between both. */
function ballAt(pose: Pose, arms: Readonly<Record<Side, Arm>>): Vec3 {
  if (pose.ball !== undefined) return pose.ball;
  if (pose.carry !== undefined) return plus(arms[pose.carry].hand, arms[pose.carry].forearm, 4.6);
  return plus(between(arms.R.hand, arms.L.hand, 0.5), unit(plus(arms.R.forearm, arms.L.forearm)), 5);
}

/**
 * Solves the body in a pose. Limbs given by angles follow the trunk, limbs given by a contact keep it and bend; a pinned joint
 * stays at its place. A contact out of reach is not stretched to: `missed` is the distance.
 */
export function solvePose(pose: Pose): Skeleton {
  const trunk = pinnedTrunk(pose);
  const arms = { R: solveArm(trunk, pose, 'R'), L: solveArm(trunk, pose, 'L') };
  const legs = { R: solveLeg(trunk, pose, 'R'), L: solveLeg(trunk, pose, 'L') };
  const skull = solveSkull(trunk, pose);
  const joints = {
    hip: trunk.hip,
    waist: trunk.waist,
    neck: trunk.neck,
    head: plus(trunk.neck, skull.up, BODY.neck + 6.6),
    hands: between(arms.R.hand, arms.L.hand, 0.5),
    ball: ballAt(pose, arms),
    ...jointsOf('R', [arms.R, legs.R]),
    ...jointsOf('L', [arms.L, legs.L]),
  };
  return {
    joints,
    ends: { R: end(arms.R, legs.R), L: end(arms.L, legs.L) },
    pelvis: trunk.pelvis,
    chest: trunk.chest,
    skull,
    missed: Math.max(arms.R.missed, arms.L.missed, legs.R.missed, legs.L.missed),
  };
}
