import { cosine, sine } from './angle.ts';
import { type BodyFrame, turnTowards } from './body-frame.ts';
import { plus, times, type Vec3 } from './vector.ts';

/** Angles of a limb in degrees: flexed forward, bent, abducted, rotated outwards, and for a leg the pointed foot. */
export type LimbAngles = readonly number[];

export interface LimbDirections {
  readonly upper: Vec3;
  readonly lower: Vec3;
  /** Front direction of the lower bone: the shin, the side of the palm. */
  readonly front: Vec3;
}

/**
 * Forward kinematics of a limb.
 * @param out away from the body
 * @param bendsBack true for a knee; an elbow bends forward
 */
export function limbDirections({ forward, up }: BodyFrame, out: Vec3, angles: LimbAngles, bendsBack: boolean): LimbDirections {
  const [flex = 0, bend = 0, abduct = 0, rotate = 0] = angles;
  const hanging = plus(times(up, -cosine(flex)), forward, sine(flex));
  const ahead = plus(times(up, sine(flex)), forward, cosine(flex));
  const [upper, outside] = turnTowards(hanging, out, abduct);
  const face = plus(times(ahead, cosine(rotate)), outside, sine(rotate));
  const [lower, front] = turnTowards(upper, bendsBack ? times(face, -1) : face, bend);
  return { upper, lower, front: bendsBack ? times(front, -1) : front };
}
