const degree = Math.PI / 180;

/** Cosine of an angle in degrees. */
export const cosine = (degrees: number): number => Math.cos(degrees * degree);
/** Sine of an angle in degrees. */
export const sine = (degrees: number): number => Math.sin(degrees * degree);
export const toDegrees = (radians: number): number => radians / degree;
export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
