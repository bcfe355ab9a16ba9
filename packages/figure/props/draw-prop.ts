import type { Prop } from '../pose/figure-schema.ts';
import { drawBox, drawLine, drawPad, drawRope } from './draw-gear.ts';
import { drawBarbell, drawDumbbell, drawKettlebell } from './draw-weight.ts';
import { placesOf, type PropScene, heldDepth } from './prop-place.ts';
import { disc, xy } from '../draw/path-data.ts';

/** Radius of a handball of 58 cm around, 9.2 cm, for an athlete of 1.75 m. A medicine ball of 14 cm has 8. */
const handball = 5.4;

type Ball = Extract<Prop, { is: 'ball' | 'medball' }>;

/** A ball with its seam; a medicine ball is dark, as weights are, and strapped. */
function drawBall(scene: PropScene, { is, at, z, r = handball }: Ball): void {
  const isHandball = is === 'ball';
  const [x, y] = scene.at(at, r);
  const depth = z ?? heldDepth(scene, at, scene.depth(at));
  const p = (a: number, b: number) => xy(x + a * r, y + b * r);
  const bow = (k: number) => `M${p(-0.8, -k)}Q${p(0, 0.7 * k)} ${p(0.8, -k)}`;
  scene.put(depth, isHandball ? 'ball' : 'weight', disc([x, y, r]), true);
  scene.put(depth + 0.001, isHandball ? 'seam' : 'strap', bow(0.5) + (isHandball ? `M${p(0, 0)}L${p(0, 0.9)}` : bow(-0.5)));
}

/** Draws a prop that the figure holds or stands on. */
export function drawProp(scene: PropScene, prop: Prop): void {
  switch (prop.is) {
    case 'line':
      return drawLine(scene, prop);
    case 'pad':
      return drawPad(scene, prop);
    case 'box':
      return drawBox(scene, prop);
    case 'rope':
      return drawRope(scene);
    case 'ball':
    case 'medball':
      return drawBall(scene, prop);
    case 'barbell':
      return drawBarbell(scene, prop, prop.at);
    case 'dumbbell':
      return placesOf(prop.at).forEach((place) => drawDumbbell(scene, prop, place));
    case 'kettlebell':
      return placesOf(prop.at).forEach((place) => drawKettlebell(scene, prop, place));
  }
}
