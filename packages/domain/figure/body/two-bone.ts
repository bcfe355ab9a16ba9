import { clamp, cosine } from './angle.ts';
import { across, length, minus, plus, unit, type Vec3 } from './vector.ts';

/** No limb closes further; degrees between the two bones. */
const closest = 24;

/** Distance from root to end at which two bones stand at the closest angle. */
const folded = (a: number, b: number) => Math.sqrt(a * a + b * b - 2 * a * b * cosine(closest));

/**
 * Two-bone inverse kinematics: where the middle joint and the end of a limb are, so that the end is at the target, or as near as the limb reaches.
 * @param pole where the middle joint bends to
 */
export function twoBone(root: Vec3, target: Vec3, upper: number, lower: number, pole: Vec3): readonly [middle: Vec3, end: Vec3] {
  const way = minus(target, root);
  const to = unit(way);
  const reach = clamp(length(way), folded(upper, lower), upper + lower - 0.02);
  const along = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const out = Math.sqrt(Math.max(0, upper * upper - along * along));
  return [plus(plus(root, to, along), across(pole, to), out), plus(root, to, reach)];
}
