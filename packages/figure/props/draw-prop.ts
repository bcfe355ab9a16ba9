import type { Prop, Spot } from '../pose/figure-schema.ts';
import { drawBox, drawLine, drawPad, drawRope } from './draw-gear.ts';
import { drawBarbell, drawDumbbell, drawKettlebell } from './draw-weight.ts';
import { placesOf, type PropScene, heldDepth } from './prop-place.ts';
import { disc, xy } from '../draw/path-data.ts';

/** Radii: a handball of 58 cm around is 9.2 cm, a medicine ball 14 cm, for an athlete of 1.75 m. */
const radii = { ball: 5.4, medball: 8 } as const;

type Ball = Extract<Prop, { is: 'ball' | 'medball' }>;

/** A ball with its seam; a medicine ball is dark, as weights are, and strapped. */
function drawBall(scene: PropScene, { is, z, r }: Ball, place: Spot): void {
  const radius = r ?? radii[is];
  const [x, y] = scene.at(place, radius);
  const depth = z ?? heldDepth(scene, place, scene.depth(place));
  const p = (a: number, b: number) => xy(x + a * radius, y + b * radius);
  const bow = (end: number, middle: number) => `M${p(-0.8, end)}Q${p(0, middle)} ${p(0.8, end)}`;
  const [fill, lines, drawn] =
    is === 'ball'
      ? (['ball', 'seam', `${bow(-0.5, 0.35)}M${p(0, -0.07)}L${p(0, 0.9)}`] as const)
      : (['weight', 'strap', `${bow(-0.5, 0.2)}${bow(0.5, -0.2)}`] as const);
  scene.put(depth, fill, disc([x, y, radius]), true);
  scene.put(depth + 0.001, lines, drawn);
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
      return drawBall(scene, prop, prop.at);
    case 'barbell':
      return drawBarbell(scene, prop, prop.at);
    case 'dumbbell':
      return placesOf(prop.at).forEach((place) => drawDumbbell(scene, prop, place));
    case 'kettlebell':
      return placesOf(prop.at).forEach((place) => drawKettlebell(scene, prop, place));
  }
}
