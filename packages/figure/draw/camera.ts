import { cosine, sine } from '../body/angle.ts';
import type { Vec3 } from '../body/vector.ts';

/** A point of the picture: x right, y down, and its nearness. */
export type Projected = readonly [x: number, y: number, depth: number];
export type Camera = (point: Vec3) => Projected;

/** A camera far away: `view` 0 from the athlete's right side, 90 from the front, -90 from behind; `tilt` looks down. Degrees. */
export function cameraAt(view: number, tilt: number): Camera {
  const [turnCos, turnSin] = [cosine(view), sine(view)];
  const [tiltCos, tiltSin] = [cosine(tilt), sine(tilt)];
  return ([x, y, z]) => {
    const near = x * turnSin + z * turnCos;
    return [x * turnCos - z * turnSin, near * tiltSin - y * tiltCos, near * tiltCos + y * tiltSin];
  };
}
