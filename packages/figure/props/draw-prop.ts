import type { Prop } from '../pose/figure-schema.ts';
import { drawBall } from './draw-ball.ts';
import { drawBox, drawLine, drawPad, drawRope } from './draw-gear.ts';
import { drawBarbell, drawDumbbell, drawKettlebell } from './draw-weight.ts';
import { placesOf, type PropScene } from './prop-place.ts';

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
