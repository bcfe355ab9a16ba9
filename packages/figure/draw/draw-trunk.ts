import { plus } from '../body/vector.ts';
import { circleHull } from './circle-hull.ts';
import { disc } from './path-data.ts';
import type { Stage } from './stage.ts';

/** From behind, the hair covers the face. */
const away = -0.35;

export function drawTrunk({ at, mid, put, wide, skeleton }: Stage, depth: number): void {
  const { pelvis, chest } = skeleton;
  const ribs = wide(mid('waist', 'neck', 0.52, chest.forward, 0.5), chest.right, 5, 6.7);
  const shoulders = mid('waist', 'neck', 0.9);
  const belly = circleHull([...wide('waist', pelvis.right, 3.2, 5.5), ...ribs]);
  const breast = circleHull([...ribs, ...wide(shoulders, chest.right, 7.5, 4.3)]);
  const yoke = circleHull([at('neck', 3.6), ...wide(shoulders, chest.right, 7.5, 3.8)]);
  put(depth, 'top', belly + breast + yoke, true);
  put(
    depth + 0.01,
    'shorts',
    circleHull([...wide('hip', pelvis.right, 4.6, 6), ...wide(mid('hip', 'waist', 0.62), pelvis.right, 3.6, 5.4)]),
  );
}

export function drawHead({ at, spot, put, depth, skeleton }: Stage, trunk: number): void {
  const { forward, up } = skeleton.skull;
  const near = depth('head') + 1.2;
  const looksAway = depth(forward) < away;
  const on = (ahead: number, above: number, radius: number) => at(plus(plus(spot('head'), forward, ahead), up, above), radius);
  const face = circleHull([on(1.5, -1.1, 4.6), on(1.9, -3.6, 3.1)]);
  const hair = disc(on(-0.5, 0.6, 5.8));
  put(trunk - 0.02, 'skin', circleHull([at('neck', 2.9), on(0, -2.6, 2.8)]), true);
  put(near, looksAway ? 'skin' : 'hair', looksAway ? face : hair, true);
  if (!looksAway) put(near + 0.01, 'skin', circleHull([at(plus(spot('neck'), up, 4.2), 2.5), on(0, -3, 2.7)]));
  put(near + 0.02, looksAway ? 'hair' : 'skin', looksAway ? hair : face);
}
