import { WORLD } from '../body/body-frame.ts';
import type { Skeleton } from '../body/skeleton.ts';
import { plus, unit, type Vec3 } from '../body/vector.ts';
import { circleHull } from '../draw/circle-hull.ts';
import { disc, polyline } from '../draw/path-data.ts';
import type { Prop, Spot } from '../pose/figure-schema.ts';
import { heldDepth, holderOf, type PropScene } from './prop-place.ts';

type Of<Kind extends Prop['is']> = Extract<Prop, { is: Kind }>;
type Bar = Of<'dumbbell'> | Of<'barbell'>;

/** Along the hall, or along the chest. */
function axisOf({ chest }: Skeleton, name: NonNullable<Bar['axis']>): Vec3 {
  return { x: WORLD.forward, y: WORLD.up, z: WORLD.right, up: chest.up }[name];
}

const centreOf = ({ spot }: PropScene, place: Spot, by: Vec3 = [0, 0, 0]) => plus(spot(place), by);

/** Discs and handle: from, to, and thickness. */
const dumbbell = [
  [-6, -4.4, 3.4],
  [4.4, 6, 3.4],
  [-5, 5, 1.1],
] as const;

export function drawDumbbell(scene: PropScene, prop: Of<'dumbbell'>, place: Spot): void {
  const centre = centreOf(scene, place, prop.by);
  const axis = axisOf(scene.skeleton, prop.axis ?? 'x');
  const depth = prop.z ?? heldDepth(scene, place, scene.depth(centre));
  const on = (k: number, radius: number) => scene.at(plus(centre, axis, k), radius);
  const parts = dumbbell.map(([from, to, thick]) => circleHull([on(from, thick), on(to, thick)]));
  scene.put(depth, 'weight', parts.join(''), true);
}

/** Hanging direction of a kettlebell: along the forearm, up, or down. */
function hangOf({ skeleton, pose }: PropScene, { hang }: Of<'kettlebell'>, place: Spot): Vec3 {
  if (hang === 'y') return WORLD.up;
  if (hang === 'up') return skeleton.chest.up;
  if (hang !== 'arm') return [0, -1, 0];
  const side = holderOf(place, pose);
  const { R, L } = skeleton.ends;
  return side === null ? unit(plus(R.forearm, L.forearm)) : skeleton.ends[side].forearm;
}

export function drawKettlebell(scene: PropScene, prop: Of<'kettlebell'>, place: Spot): void {
  const { at, put } = scene;
  const centre = centreOf(scene, place, prop.by);
  const hang = hangOf(scene, prop, place);
  const depth = prop.z ?? heldDepth(scene, place, scene.depth(centre));
  const across = unit([-hang[1] || 0.01, hang[0], 0]);
  const ball = plus(centre, hang, 7.6);
  const corners = [
    plus(ball, across, 3),
    plus(centre, across, 2.6),
    plus(centre, hang, -0.6),
    plus(centre, across, -2.6),
    plus(ball, across, -3),
  ];
  put(depth, 'handle', polyline(corners.map((corner) => at(corner))));
  put(depth + 0.001, 'weight', disc(at(ball, 5.2)), true);
}

/** Half the length of a 2.2 m bar and position of its 45 cm plates, for an athlete of 1.75 m. */
const barbell = { half: 55, plates: 44, radius: 12.8 } as const;

/** Draws a bar with its plates; without them for radius 0. */
export function drawBarbell(scene: PropScene, prop: Of<'barbell'>, place: Spot): void {
  const centre = centreOf(scene, place, prop.by);
  const axis = axisOf(scene.skeleton, prop.axis ?? 'z');
  const radius = prop.r ?? barbell.radius;
  const on = (k: number, thick: number) => scene.at(plus(centre, axis, k), thick);
  scene.put(prop.z ?? scene.depth(centre) + 0.4, 'weight', circleHull([on(-barbell.half, 1.2), on(barbell.half, 1.2)]), true);
  if (radius === 0) return;
  for (const k of [-barbell.plates, barbell.plates]) {
    scene.put(scene.depth(plus(centre, axis, k)), 'weight', circleHull([on(k - 1.2, radius), on(k + 1.2, radius)]), true);
  }
}
