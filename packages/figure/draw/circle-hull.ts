import { arcTo, type Circle, disc, xy } from './path-data.ts';

const turn = 2 * Math.PI;
/** An arc is drawn in parts of less than half a turn. */
const mostOfArc = 2.5;

/** Rounding must not turn an immediate successor into a full circle. */
const atOnce = 1e-6;

/** Angle from one direction on to another; radians. */
function anglePast(from: number, to: number): number {
  const way = (((to - from) % turn) + turn) % turn;
  return way > turn - atOnce ? 0 : way;
}

/** The angle from which circle b is outside circle a; null: never. */
function overtaken([ax, ay, ar]: Circle, [bx, by, br]: Circle): number | null {
  const distance = Math.hypot(bx - ax, by - ay);
  if (distance <= Math.abs(ar - br) + 1e-9) return null;
  return Math.atan2(by - ay, bx - ax) - Math.acos((ar - br) / distance);
}

interface Corner {
  readonly index: number;
  /** Start of its arc; radians. */
  readonly angle: number;
}

/** The next circle of the hull, and its start. */
function nextCorner(circles: readonly Circle[], { index, angle }: Corner): Corner & { readonly way: number } {
  const now = circles[index];
  let next = { index, angle: angle + turn, way: turn };
  if (now === undefined) return next;
  for (const [other, circle] of circles.entries()) {
    const start = other === index ? null : overtaken(now, circle);
    if (start === null) continue;
    const way = anglePast(angle, start);
    if (way < next.way) next = { index: other, angle: angle + way, way };
  }
  return next;
}

/** The rightmost circle. */
function rightmost(circles: readonly Circle[]): number {
  const ends = circles.map(([x, , radius]) => x + radius);
  return ends.indexOf(Math.max(...ends));
}

/** The circles of the hull, with the arcs between their common tangents, once round. */
function corners(circles: readonly Circle[]): readonly (readonly [circle: Circle, from: number, to: number])[] {
  const out: (readonly [Circle, number, number])[] = [];
  let corner: Corner = { index: rightmost(circles), angle: 0 };
  while (corner.angle < turn && out.length < 4 * circles.length) {
    const next = nextCorner(circles, corner);
    const circle = circles[corner.index];
    if (circle) out.push([circle, corner.angle, Math.min(next.angle, turn)]);
    corner = next;
  }
  return out;
}

function arcs([x, y, radius]: Circle, from: number, to: number): string {
  const parts = Math.ceil((to - from) / mostOfArc);
  return Array.from({ length: parts }, (_, part) => {
    const angle = from + ((to - from) * (part + 1)) / parts;
    return arcTo(radius, x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }).join('');
}

/** The convex hull of several circles: arcs and their common tangents. */
export function circleHull(circles: readonly Circle[]): string {
  const around = corners(circles);
  const [first] = around;
  if (first === undefined) return '';
  if (around.length === 1) return disc(first[0]);
  const outline = around.map(([[x, y, radius], from, to], index) => {
    const start = xy(x + radius * Math.cos(from), y + radius * Math.sin(from));
    return `${index === 0 ? 'M' : 'L'}${start}${arcs([x, y, radius], from, to)}`;
  });
  return `${outline.join('')}z`;
}
