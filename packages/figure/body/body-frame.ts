import { cosine, sine } from './angle.ts';
import { plus, times, type Vec3 } from './vector.ts';

/** The directions of a body part: forward, up and right, orthonormal. */
export interface BodyFrame {
  readonly forward: Vec3;
  readonly up: Vec3;
  readonly right: Vec3;
}

/** The frame of the hall: the athlete looks along x. */
export const WORLD: BodyFrame = { forward: [1, 0, 0], up: [0, 1, 0], right: [0, 0, 1] };

/** Rotates two orthogonal directions by degrees, the first towards the second. */
export function turnTowards(a: Vec3, b: Vec3, degrees: number): readonly [Vec3, Vec3] {
  const c = cosine(degrees);
  const s = sine(degrees);
  return [plus(times(a, c), b, s), plus(times(b, c), a, -s)];
}

/** A frame turned right by yaw, then leaned forward by pitch, then tilted right by roll; degrees. */
export function turned(frame: BodyFrame, yaw = 0, pitch = 0, roll = 0): BodyFrame {
  const [ahead, side] = turnTowards(frame.forward, frame.right, yaw);
  const [tall, forward] = turnTowards(frame.up, ahead, pitch);
  const [up, right] = turnTowards(tall, side, roll);
  return { forward, up, right };
}

/** Converts a direction given in a frame (forward, up, right). */
export function inFrame({ forward, up, right }: BodyFrame, [a, b, c]: Vec3): Vec3 {
  return plus(plus(times(forward, a), up, b), right, c);
}
