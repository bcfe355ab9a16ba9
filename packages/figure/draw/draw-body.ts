import { type Side, SIDES } from '../body/skeleton.ts';
import { solvePose } from '../body/solve-pose.ts';
import type { Vec3 } from '../body/vector.ts';
import { drawProp } from '../props/draw-prop.ts';
import type { Figure } from '../pose/figure.ts';
import type { Spot, Way } from '../pose/figure-schema.ts';
import { momentAt } from '../time/moment.ts';
import { poseAt } from '../time/pose-at.ts';
import type { Camera } from './camera.ts';
import { drawArm } from './draw-arm.ts';
import { drawLeg } from './draw-leg.ts';
import { drawMuscles } from './draw-muscles.ts';
import { drawHead, drawTrunk } from './draw-trunk.ts';
import { drawWay } from './draw-way.ts';
import type { Muscle } from './muscle.ts';
import { sideDepth } from './side-depth.ts';
import { boxAround } from './box-around.ts';
import { makeStage, type Role, type Stage } from './stage.ts';

/** A motion path with its points. */
interface DrawnWay {
  readonly way: Way;
  readonly points: readonly Vec3[];
}

/** The static parts of a picture. */
export interface Setting {
  readonly camera: Camera;
  readonly ways: readonly DrawnWay[];
  /** Which hands close around something. */
  readonly fists: Readonly<Record<Side, boolean>>;
  /** Highlighted muscles. */
  readonly lit: readonly Muscle[];
}

/** Whether a hand grips something. */
export function grips({ hasFists, props }: Figure, side: 'R' | 'L'): boolean {
  const places = props.flatMap((prop): readonly (Spot | string)[] => {
    if ('at' in prop) return [prop.at];
    return 'pts' in prop ? prop.pts : [];
  });
  return hasFists || places.some((place) => place === `hand${side}` || place === 'hand' || place === 'hands');
}

type Moment = ReturnType<Stage['shapes']> & { readonly depth: number };

/** Draws one body and what it holds. */
function drawOne(figure: Figure, seconds: number, { camera, ways, fists, lit }: Setting): Moment {
  const pose = poseAt(figure, seconds);
  const stage = makeStage(solvePose(pose), camera);
  const sides = { R: sideDepth(stage, 'R'), L: sideDepth(stage, 'L') };
  for (const side of SIDES) {
    drawArm(stage, side, sides[side], fists[side]);
    drawLeg(stage, side, sides[side]);
  }
  drawTrunk(stage, sides.R.trunk);
  drawHead(stage, sides.R.trunk);
  drawMuscles(stage, sides, lit);
  const scene = { ...stage, pose, sides };
  for (const prop of figure.props) drawProp(scene, prop);
  for (const { way, points } of ways) drawWay(stage, figure, way, points, momentAt(figure, seconds));
  return { ...stage.shapes(), depth: stage.depth('waist') };
}

/** A partner is fainter than the athlete, like a far side. */
const faint: Partial<Record<Role, Role>> = { skin: 'skinFar', top: 'topFar', shorts: 'shortsFar', shoe: 'shoeFar', hair: 'shortsFar' };

const nothing = { R: false, L: false } as const;

/** Draws a figure after seconds; a partner is entirely in front of or behind the athlete. */
export function drawMoment(figure: Figure, seconds: number, setting: Setting): ReturnType<Stage['shapes']> {
  const own = drawOne(figure, seconds, setting);
  if (figure.partner === null) return own;
  const other = drawOne(figure.partner, seconds, { ...setting, ways: [], fists: nothing, lit: [] });
  const shapes = other.shapes.map((shape) => ({ ...shape, role: faint[shape.role] ?? shape.role }));
  return {
    shapes: other.depth > own.depth ? [...own.shapes, ...shapes] : [...shapes, ...own.shapes],
    box: boxAround([own.box, other.box]),
  };
}
