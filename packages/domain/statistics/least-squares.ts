/** A straight line. */
export interface FittedLine {
  /** Change of y by one of x. */
  readonly slope: number;
  /** Its y at an x. */
  readonly at: (x: number) => number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The least-squares line through points; level at their mean when all have the same x. At least one point. */
export function leastSquares(points: readonly { readonly x: number; readonly y: number }[]): FittedLine {
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const together = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const slope = spread === 0 ? 0 : together / spread;
  return { slope, at: (x) => meanY + slope * (x - meanX) };
}
