import { polyline } from './path-data.ts';

/** A point of the picture; a circle's radius is ignored. */
type Point = readonly [x: number, y: number, ...radius: number[]];

/** Angle between an arrow's shaft and each wing, in radians. */
const open = 0.55;

/** Path of an arrow's two wings of a length, at the end of a line coming from `before`. */
export function arrowTip([x, y]: Point, before: Point, length: number): string {
  const angle = Math.atan2(y - before[1], x - before[0]);
  const wingAt = (by: number) => [x - length * Math.cos(angle + by), y - length * Math.sin(angle + by)] as const;
  return polyline([wingAt(open), [x, y], wingAt(-open)]);
}
