import { clamp, cosine } from './angle.ts';
import { across, length, minus, plus, unit, type Vec3 } from './vector.ts';

/** Smallest angle between the two bones, in degrees. */
const closest = 24;

/** Distance from root to end with two bones at the smallest angle. */
const folded = (a: number, b: number) => Math.sqrt(a * a + b * b - 2 * a * b * cosine(closest));

/**
 * Two-bone inverse kinematics: positions of a limb's middle joint and end, with the end at the target or as near as the limb
 * reaches.
 * @param pole bending direction of the middle joint
 */
export function twoBone(root: Vec3, target: Vec3, upper: number, lower: number, pole: Vec3): readonly [middle: Vec3, end: Vec3] {
  const way = minus(target, root);
  const to = unit(way);
  const reach = clamp(length(way), folded(upper, lower), upper + lower - 0.02);
  const along = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const out = Math.sqrt(Math.max(0, upper * upper - along * along));
  return [plus(plus(root, to, along), across(pole, to), out), plus(root, to, reach)];
}
