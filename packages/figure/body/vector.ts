/** A point or direction: x forward, y up, z to the athlete's right; in percent of body height. */
export type Vec3 = readonly [x: number, y: number, z: number];

/** `a + k·b`. */
export const plus = (a: Vec3, b: Vec3, k = 1): Vec3 => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const minus = (a: Vec3, b: Vec3): Vec3 => plus(a, b, -1);
export const times = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
/** The direction of `a`; zero for the zero vector. */
export const unit = (a: Vec3): Vec3 => times(a, 1 / (length(a) || 1));
/** The point at share `k` of the way from `a` to `b`. */
export const between = (a: Vec3, b: Vec3, k: number): Vec3 => plus(times(a, 1 - k), b, k);
/** The direction of the part of `v` orthogonal to the direction `axis`. */
export const across = (v: Vec3, axis: Vec3): Vec3 => unit(plus(v, axis, -dot(v, axis)));
