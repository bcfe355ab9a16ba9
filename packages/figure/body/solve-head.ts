import type { Pose } from '../pose/pose.ts';
import { clamp, toDegrees } from './angle.ts';
import { type BodyFrame, turned } from './body-frame.ts';
import type { Trunk } from './solve-trunk.ts';
import { dot } from './vector.ts';

/** Share of a forward lean by which the gaze stays ahead. */
const share = 0.35;
/** The neck follows a lean beyond this; degrees. */
const most = 60;

function lookUp({ base, chest }: Trunk): number {
  const lean = toDegrees(Math.asin(clamp(dot(chest.up, base.forward), 0, 1)));
  return chest.up[1] > 0.25 ? -share * Math.min(lean, most) : 0;
}

/** Frame of the head: gaze to the right, nod, tip; degrees. */
export function solveSkull(trunk: Trunk, pose: Pose): BodyFrame {
  return turned(trunk.chest, pose.gaze, pose.nod ?? lookUp(trunk), pose.tip);
}
