import { clamp } from '../body/angle.ts';
import { arcTo, type Circle, disc, xy } from './path-data.ts';

const on = ([x, y, radius]: Circle, angle: number): readonly [number, number] => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

/** The outline around two circles. */
export function pill(a: Circle, b: Circle): string {
  const [ax, ay, ar] = a;
  const [bx, by, br] = b;
  const distance = Math.hypot(bx - ax, by - ay);
  if (distance <= Math.abs(ar - br) + 0.01) return disc(ar > br ? a : b);
  const way = Math.atan2(by - ay, bx - ax);
  const open = Math.acos(clamp((ar - br) / distance, -1, 1));
  const isBig = open < Math.PI / 2;
  const start = on(a, way + open);
  return `M${xy(...start)}${arcTo(ar, ...on(a, way - open), isBig)}L${xy(...on(b, way - open))}${arcTo(br, ...on(b, way + open), !isBig)}z`;
}

/** Pills from circle to circle. */
export function chain(first: Circle, ...rest: readonly Circle[]): string {
  return rest.map((circle, index) => pill(rest[index - 1] ?? first, circle)).join('');
}
