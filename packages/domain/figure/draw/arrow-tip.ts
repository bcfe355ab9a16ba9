import { polyline } from './path-data.ts';

/** A place of the picture; the radius of a circle does not matter. */
type Point = readonly [x: number, y: number, ...radius: number[]];

/** Between an arrow's shaft and each of its wings, in radians. */
const open = 0.55;

/** Path of an arrow's two wings of a length, at the end of a line that comes from `before`. */
export function arrowTip([x, y]: Point, before: Point, length: number): string {
  const angle = Math.atan2(y - before[1], x - before[0]);
  const wingAt = (by: number) => [x - length * Math.cos(angle + by), y - length * Math.sin(angle + by)] as const;
  return polyline([wingAt(open), [x, y], wingAt(-open)]);
}
