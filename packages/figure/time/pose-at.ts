import { sine } from '../body/angle.ts';
import { solvePose } from '../body/solve-pose.ts';
import { SIDES } from '../body/skeleton.ts';
import { between, type Vec3 } from '../body/vector.ts';
import type { Figure, KeyPose } from '../pose/figure.ts';
import type { Pose } from '../pose/pose.ts';
import { blendPoses, type Neighbours } from './blend-pose.ts';
import type { Share } from './ease.ts';
import { type Moment, momentAt } from './moment.ts';

/** A foot that moves less than this is not lifted. */
const shortStep = 4;
const highestLift = 6;

/** Lift of a foot that moves to another place on the floor. */
function liftOf({ slides, walks }: Figure, from: readonly number[], to: readonly number[], share: number): number {
  const [x = 0, height = 0, z = 0] = from;
  const [nextX = 0, nextHeight = 0, nextZ = 0] = to;
  const way = Math.hypot(nextX - x, nextZ - z);
  const stays = slides || (walks && nextX < x) || Math.abs(height - nextHeight) > 1;
  return stays || way <= shortStep ? 0 : Math.min(highestLift, way / 4) * sine(180 * share);
}

function withSteps(figure: Figure, pose: Pose, { from, to }: Neighbours, share: number): Pose {
  const feet = SIDES.flatMap((side) => {
    const name = `foot${side}` as const;
    const [a, b, now] = [from[name], to[name], pose[name]];
    if (!a || !b || !now) return [];
    const lift = liftOf(figure, a, b, share);
    return [[name, now.map((value, index) => (index === 1 ? value + lift : value))] as const];
  });
  return { ...pose, ...Object.fromEntries(feet) };
}

const ballOf = (key: KeyPose): Vec3 => solvePose(key).joints.ball;

/** Position of a ball leaving a hand or arriving at one; undefined: it stays in hands. */
export function flyingBall({ from, to }: Neighbours, { level }: Share): Vec3 | undefined {
  if (from.ball === undefined && to.ball === undefined) return undefined;
  return between(ballOf(from), ballOf(to), level);
}

export function neighboursOf({ keys, isSmooth }: Figure, from: number, to: number): Neighbours {
  const at = (index: number): KeyPose => keys[(index + keys.length) % keys.length] ?? keys[0];
  return { from: at(from), to: at(to), ...(isSmooth && { before: at(from - 1), after: at(to + 1) }) };
}

function poseOf(figure: Figure, moment: Moment): Pose {
  const neighbours = neighboursOf(figure, moment.from, moment.to);
  const stepping = withSteps(figure, blendPoses(neighbours, moment), neighbours, moment.share);
  const ball = flyingBall(neighbours, moment);
  return ball === undefined ? stepping : { ...stepping, ball };
}

/** The pose of a figure after seconds; the loop repeats. */
export const poseAt = (figure: Figure, seconds: number): Pose => poseOf(figure, momentAt(figure, seconds));
