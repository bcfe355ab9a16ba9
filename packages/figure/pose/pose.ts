import type { LimbAngles } from '../body/limb.ts';
import type { FootContact } from '../body/foot.ts';
import type { JointName, Side } from '../body/skeleton.ts';
import type { Vec3 } from '../body/vector.ts';

/** Position of a hand: x, y, z, and 1 if the palm lies flat on something. */
type HandContact = readonly number[];

type Limbs = {
  readonly [Name in `arm${Side}` | `leg${Side}`]?: LimbAngles | undefined;
} & { readonly [Name in `hand${Side}`]?: HandContact | undefined } & {
  readonly [Name in `foot${Side}`]?: FootContact | undefined;
} & { readonly [Name in `elbow${Side}` | `knee${Side}`]?: Vec3 | undefined };

/**
 * A body at one moment. Lengths in percent of body height, the floor at height 0; angles in degrees. Each limb is given by its
 * angles (`arm`, `leg`) or by its contact (`hand`, `foot`); `elbow` and `knee` are bending directions: forward, up, out.
 */
export interface Pose extends Limbs {
  /** Finger direction of a bent wrist: forward, up, out. */
  readonly fingersR?: Vec3 | undefined;
  readonly fingersL?: Vec3 | undefined;
  /** Middle of the hips. */
  readonly hip?: Vec3 | undefined;
  /** A fixed joint, which the hips follow. Without z the body keeps its own. */
  readonly pin?: readonly [joint: JointName, x: number, y: number, z?: number | undefined] | undefined;
  /** Turns the whole body to the right. */
  readonly face?: number | undefined;
  /** Pelvis: turned right, leaned forward, tilted right. */
  readonly turn?: number | undefined;
  readonly lean?: number | undefined;
  readonly roll?: number | undefined;
  /** Chest against pelvis: turned right, curled forward, tilted right. */
  readonly twist?: number | undefined;
  readonly curl?: number | undefined;
  readonly side?: number | undefined;
  /** Head against chest: turned right, bent forward, tilted right. */
  readonly gaze?: number | undefined;
  readonly nod?: number | undefined;
  readonly tip?: number | undefined;
  /** Raises the shoulders. */
  readonly shrug?: number | undefined;
  /** Phase of a skipping rope: 0 below the feet, 90 behind, 180 overhead. */
  readonly rope?: number | undefined;
  /** A ball in flight. */
  readonly ball?: Vec3 | undefined;
  /** The hand that holds a ball; otherwise it is between both. */
  readonly carry?: Side | undefined;
}
