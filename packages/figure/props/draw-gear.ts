import { cosine, sine } from '../body/angle.ts';
import { plus, type Vec3 } from '../body/vector.ts';
import { circleHull } from '../draw/circle-hull.ts';
import { polyline, xy } from '../draw/path-data.ts';
import type { Role } from '../draw/stage.ts';
import type { Prop } from '../pose/figure-schema.ts';
import type { PropScene } from './prop-place.ts';

type Of<Kind extends Prop['is']> = Extract<Prop, { is: Kind }>;

/** Props on the floor are behind the body. */
const behind = { box: -95, pad: -90 } as const;
/** Half the length of a skipping rope, and the width of its swing. */
const rope = { reach: 66, swing: 26 } as const;

/** A band, cable, bar, rod or goal. */
export function drawLine({ at, depth, put }: PropScene, { pts, c = 'band', z }: Of<'line'>): void {
  const points = pts.map((point) => at(point, 1));
  if (c === 'goal') put((z ?? 0) - 0.01, 'post', polyline(points));
  put(z ?? Math.max(...pts.map(depth)) - 0.5, c as Role, polyline(points));
}

/** A machine's roller or pad, or a cone: a point's own radius is its fourth number. */
export function drawPad({ at, put }: PropScene, { pts, r = 2.5, c = 'pad', z }: Of<'pad'>): void {
  const radius = (point: Of<'pad'>['pts'][number]) => (typeof point[0] === 'number' && typeof point[3] === 'number' ? point[3] : r);
  put(z ?? behind.pad, c as Role, circleHull(pts.map((point) => at(point, radius(point)))));
}

/** A bench, wall, mat or step: its near faces and its top. */
export function drawBox({ at, spot, put }: PropScene, { at: place, size, c = 'pad', z = behind.box }: Of<'box'>): void {
  const [x, y, depth] = spot(place);
  const corner = (i: number, j: number, k: number, radius = 0) =>
    at([x + (size[0] / 2) * i, y + size[1] * j, depth + (size[2] / 2) * k], radius);
  const around = [-1, 1].flatMap((i) => [0, 1].flatMap((j) => [corner(i, j, -1, 0.8), corner(i, j, 1, 0.8)]));
  put(z, c as Role, circleHull(around));
  put(z + 0.01, 'padTop', polyline([corner(-1, 1, -1), corner(1, 1, -1), corner(1, 1, 1), corner(-1, 1, 1)], 'z'));
}

export function drawRope({ at, depth, put, spot, skeleton, pose }: PropScene): void {
  const turn = pose.rope ?? 0;
  const way: Vec3 = [-sine(turn), -cosine(turn), 0];
  const bow = (hand: 'handR' | 'handL', k: number) => at(plus(plus(spot(hand), way, rope.reach), skeleton.chest.right, k));
  const points = [bow('handR', rope.swing), bow('handL', -rope.swing), at('handL')];
  const [x, y] = at('handR');
  put(depth(plus(spot('hands'), way, 50)), 'cord', `M${xy(x, y)}C${points.map(([a, b]) => xy(a, b)).join(' ')}`);
}
