import { arcTo, type Circle, xy } from './path-data.ts';
import { circleHull } from './circle-hull.ts';

type Point = readonly [number, number];

/** A limb seen from its end is drawn as a knot. */
const shortest = 4;

/** The smooth outline of a limb through three circles; round at its ends, or with a straight hem at the far one. */
export function taper(a: Circle, middle: Circle, b: Circle, hem = false): string {
  const along = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (along < shortest) return circleHull([a, middle, b]);
  const ux = (b[0] - a[0]) / along;
  const uy = (b[1] - a[1]) / along;
  const edge = ([x, y, radius]: Circle, side: number): Point => [x + uy * radius * side, y - ux * radius * side];
  const go = ([x, y]: Point, by: number, slope = 0): Point => [x + by * (ux - slope * uy), y + by * (uy + slope * ux)];
  const flank = (side: number, from: Circle, to: Circle, way: number) => {
    const [p, q, r] = [edge(from, side), edge(middle, side), edge(to, side)];
    const slope = ((r[0] - p[0]) * -uy + (r[1] - p[1]) * ux) / (along * way);
    const before = Math.hypot(q[0] - p[0], q[1] - p[1]) * 0.42 * way;
    const after = Math.hypot(r[0] - q[0], r[1] - q[1]) * 0.42 * way;
    const curve = (...points: readonly Point[]) => `C${points.map(([x, y]) => xy(x, y)).join(' ')}`;
    return curve(go(p, before), go(q, -before, slope), q) + curve(go(q, after, slope), go(r, -after), r);
  };
  const end = hem ? `L${xy(...edge(b, -1))}` : arcTo(b[2], ...edge(b, -1));
  return `M${xy(...edge(a, 1))}${flank(1, a, b, 1)}${end}${flank(-1, b, a, -1)}${arcTo(a[2], ...edge(a, 1))}z`;
}
