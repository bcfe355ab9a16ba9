import type { Side } from '../body/skeleton.ts';
import { plus } from '../body/vector.ts';
import type { SideDepth } from './side-depth.ts';
import type { Stage } from './stage.ts';
import { taper } from './taper.ts';
import { circleHull } from './circle-hull.ts';

function fist({ at, mid }: Stage, side: Side): string {
  return circleHull([at(mid(`wrist${side}`, `hand${side}`, 0.3), 2.3), at(`hand${side}`, 2.8)]);
}

function openHand({ at, spot, skeleton }: Stage, side: Side): string {
  const { fingers, thumb } = skeleton.ends[side];
  const hand = spot(`hand${side}`);
  const palm = at(hand, 2.3);
  const fingerTips = at(plus(spot(`wrist${side}`), fingers, 8.6), 1.4);
  const root = at(plus(hand, fingers, -2), 1.2);
  return [
    [at(`wrist${side}`, 2.1), palm],
    [palm, fingerTips],
    [root, at(plus(plus(hand, fingers, 1.2), thumb, 3), 1)],
  ]
    .map(circleHull)
    .join('');
}

/** Draws an arm: skin, sleeve, and the forearm in front of both if it is near. */
export function drawArm(stage: Stage, side: Side, { isFar, trunk, arm }: SideDepth, isFist: boolean): void {
  const { at, mid, put, skeleton } = stage;
  const [shoulder, elbow, wrist] = [`sh${side}`, `elbow${side}`, `wrist${side}`] as const;
  const [skin, top] = isFar ? (['skinFar', 'topFar'] as const) : (['skin', 'top'] as const);
  const hand = isFist && skeleton.ends[side].flat === 0 ? fist(stage, side) : openHand(stage, side);
  const forearm = taper(at(elbow, 2.9), at(mid(elbow, wrist, 0.35), 3), at(wrist, 2)) + hand;
  put(arm, skin, taper(at(shoulder, 3.4), at(mid(shoulder, elbow, 0.5), 3.3), at(elbow, 2.9)) + forearm, true);
  put(arm + 0.01, top, taper(at(shoulder, 4.2), at(mid(shoulder, elbow, 0.3), 4.1), at(mid(shoulder, elbow, 0.56), 3.8), true));
  if (arm <= trunk) return;
  // The sleeve is attached to the top.
  const armpit = at(mid('neck', 'waist', 0.34, skeleton.chest.right, side === 'R' ? 3.5 : -3.5), 3.6);
  put(arm + 0.02, top, circleHull([at(mid(shoulder, 'neck', 0.12), 3.9), armpit]));
  put(arm + 0.03, skin, forearm);
}
