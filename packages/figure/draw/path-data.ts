/** A circle in the picture: centre and radius. */
export type Circle = readonly [x: number, y: number, radius: number];
type Point = readonly [x: number, y: number, ...rest: number[]];

/** Path data is in thousandths of body height, less than a pixel: whole numbers format several times faster. */
const whole = (percent: number) => (percent < 0 ? percent * 10 - 0.5 : percent * 10 + 0.5) | 0;
/** A point as path data. */
export const xy = (x: number, y: number): string => `${whole(x)} ${whole(y)}`;

/** A line through points, closed with 'z'. */
export const polyline = (points: readonly Point[], end: '' | 'z' = ''): string => `M${points.map(([x, y]) => xy(x, y)).join('L')}${end}`;

/** An arc of a circle to a point, clockwise in the picture. */
export const arcTo = (radius: number, x: number, y: number): string => `A${whole(radius)} ${whole(radius)} 0 0 1 ${xy(x, y)}`;

export const disc = ([x, y, radius]: Circle): string =>
  `M${xy(x - radius, y)}${arcTo(radius, x + radius, y)}${arcTo(radius, x - radius, y)}z`;
