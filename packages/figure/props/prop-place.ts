import type { Side } from '../body/skeleton.ts';
import type { Spot } from '../pose/figure-schema.ts';
import type { Pose } from '../pose/pose.ts';
import type { Stage } from '../draw/stage.ts';
import type { SideDepth } from '../draw/side-depth.ts';

/** A moment of a figure, for drawing its props. */
export interface PropScene extends Stage {
  readonly pose: Pose;
  readonly sides: Readonly<Record<Side, SideDepth>>;
}

/** For 'hand', both hands hold one. */
export const placesOf = (at: Spot): readonly Spot[] => (at === 'hand' ? ['handR', 'handL'] : [at]);

/** The hand that holds a prop at a place; null: none, or both. */
export function holderOf(place: Spot, pose: Pose): Side | null {
  if (place === 'ball') return pose.ball === undefined ? (pose.carry ?? null) : null;
  if (place === 'handR') return 'R';
  return place === 'handL' ? 'L' : null;
}

/** A held prop is just behind the fingers. */
export function heldDepth(scene: PropScene, place: Spot, centre: number): number {
  const side = holderOf(place, scene.pose);
  return side === null ? centre + 0.4 : scene.sides[side].arm - 0.05;
}
