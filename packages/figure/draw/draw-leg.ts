import type { Side } from '../body/skeleton.ts';
import { minus, plus, unit } from '../body/vector.ts';
import { circleHull } from './circle-hull.ts';
import { polyline } from './path-data.ts';
import type { SideDepth } from './side-depth.ts';
import type { Stage } from './stage.ts';
import { taper } from './taper.ts';

function drawShoe({ at, put, spot, skeleton }: Stage, side: Side, { isFar, leg }: SideDepth): void {
  const [heel, ball, toe] = [`heel${side}`, `ball${side}`, `toe${side}`] as const;
  const { sole } = skeleton.ends[side];
  const upper = circleHull([at(heel, 2.1), at(`ankle${side}`, 2.9), at(ball, 2.1)]);
  put(leg + 0.04, isFar ? 'shoeFar' : 'shoe', upper + circleHull([at(ball, 2.1), at(toe, 1.7)]));
  const below = [at(plus(spot(heel), sole, 1.1)), at(plus(spot(ball), sole, 1.2)), at(plus(spot(toe), sole, 0.8))];
  put(leg + 0.05, 'sole', polyline(below));
}

/** Draws a leg: skin, shorts, shoe, and the shin in front if it is near. */
export function drawLeg(stage: Stage, side: Side, depth: SideDepth): void {
  const { at, mid, put, spot, wide, skeleton } = stage;
  const { isFar, trunk, leg } = depth;
  const [hip, knee, ankle] = [`hip${side}`, `knee${side}`, `ankle${side}`] as const;
  const [skin, shorts] = isFar ? (['skinFar', 'shortsFar'] as const) : (['skin', 'shorts'] as const);
  const back = unit(minus(spot(ankle), spot(`ball${side}`)));
  const shin = taper(at(knee, 3.8), at(mid(knee, ankle, 0.32, back, 0.7), 4.2), at(ankle, 2.4));
  put(leg, skin, taper(at(hip, 5), at(mid(hip, knee, 0.5, back, -0.4), 5), at(knee, 3.8)) + shin, true);
  put(leg + 0.01, shorts, taper(at(hip, 6), at(mid(hip, knee, 0.3, back, -0.2), 6), at(mid(hip, knee, 0.58), 5.4), true));
  if (leg > trunk) {
    const { right } = skeleton.pelvis;
    put(leg + 0.02, shorts, circleHull([...wide('hip', right, 4.6, 6), ...wide(mid('hip', 'waist', 0.5), right, 3.6, 5.3)]));
    put(leg + 0.03, skin, shin);
  }
  drawShoe(stage, side, depth);
}
