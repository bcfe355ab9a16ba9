import type { Skeleton, JointName } from '../body/skeleton.ts';
import { between, plus, type Vec3 } from '../body/vector.ts';
import type { Spot } from '../pose/figure-schema.ts';
import { type Box, boxAround, boxOf } from './box-around.ts';
import type { Camera } from './camera.ts';
import type { Circle } from './path-data.ts';

type Part = 'skin' | 'top' | 'shorts' | 'shoe';
type Thing = 'ball' | 'seam' | 'strap' | 'weight' | 'handle' | 'pad' | 'padTop' | 'mat' | 'rod' | 'bar' | 'cord' | 'band' | 'post' | 'goal';
/** Kind of a shape; decides its colour. `Far` is the body side facing away. */
export type Role =
  | Part
  | `${Part}Far`
  | 'hair'
  | 'muscle'
  | 'sole'
  | Thing
  | 'floor'
  | 'way'
  | 'done'
  | 'tip'
  | 'course'
  | 'courseTip'
  | 'measure';

/** A flat shape. With a gap, shapes behind it keep a distance, so that crossing limbs stay apart. */
export interface Shape {
  readonly role: Role;
  readonly data: string;
  readonly gap: boolean;
}

export const shape = (role: Role, data: string, gap = false): Shape => ({ role, data, gap });

/** Collects the shapes of a moment of a figure. */
export interface Stage {
  readonly skeleton: Skeleton;
  /** The point of a joint, or of a place beside one. */
  readonly spot: (place: Spot | Vec3) => Vec3;
  readonly depth: (place: Spot | Vec3) => number;
  /** A circle of the picture, which extends the box. */
  readonly at: (place: Spot | Vec3, radius?: number) => Circle;
  /** The point between two joints at a share of the distance, moved by k along a direction. */
  readonly mid: (a: Spot | Vec3, b: Spot | Vec3, share: number, by?: Vec3, k?: number) => Vec3;
  /** Circles on both sides of a place. */
  readonly wide: (place: Spot | Vec3, axis: Vec3, k: number, radius: number) => readonly [Circle, Circle];
  readonly put: (depth: number, role: Role, data: string, gap?: boolean) => void;
  /** All shapes, from far to near, and their box. */
  readonly shapes: () => { readonly shapes: readonly Shape[]; readonly box: Box };
}

function place(skeleton: Skeleton, target: Spot | Vec3): Vec3 {
  if (typeof target === 'string') return skeleton.joints[target as JointName];
  if (typeof target[0] === 'number') return target as Vec3;
  const [joint, x, y, z] = target as readonly [JointName, number, number, number];
  const [jointX, jointY, jointZ] = skeleton.joints[joint];
  return [jointX + x, jointY + y, jointZ + z];
}

export function makeStage(skeleton: Skeleton, camera: Camera): Stage {
  const items: (Shape & { readonly depth: number })[] = [];
  const boxes: Box[] = [];
  const spot = (target: Spot | Vec3) => place(skeleton, target);
  const at = (target: Spot | Vec3, radius = 0): Circle => {
    const [x, y] = camera(spot(target));
    boxes.push(boxOf([x, y], radius));
    return [x, y, radius];
  };
  return {
    skeleton,
    spot,
    at,
    depth: (target) => camera(spot(target))[2],
    mid: (a, b, share, by = [0, 0, 0], k = 0) => plus(between(spot(a), spot(b), share), by, k),
    wide: (target, axis, k, radius) => [at(plus(spot(target), axis, k), radius), at(plus(spot(target), axis, -k), radius)],
    put: (depth, role, data, gap = false) => void items.push({ depth, role, data, gap }),
    shapes: () => ({ shapes: items.toSorted((a, b) => a.depth - b.depth), box: boxAround(boxes) }),
  };
}
