/** A value in a course. */
interface Valued {
  readonly value: number;
}

/**
 * As many points of a long course as there is room for: of each stretch of it the lowest and the highest, so that rises and falls both
 * stay, and the first, the last and those that must stay.
 * @param points oldest first
 * @param most at least 4; the points that must stay come on top
 * @param mustStay such as records and the chosen point
 */
export function thinnedCourse<Point extends Valued>(
  points: readonly Point[],
  most: number,
  mustStay: (point: Point) => boolean = () => false,
): Point[] {
  if (points.length <= most) return [...points];
  const stretches = Math.max(1, Math.floor((most - 2) / 2));
  const kept = new Set<Point>(points.filter(mustStay));
  for (const end of [points[0], points.at(-1)]) if (end !== undefined) kept.add(end);
  for (let index = 0; index < stretches; index += 1) {
    const from = Math.floor((index * points.length) / stretches);
    const within = points.slice(from, Math.floor(((index + 1) * points.length) / stretches));
    const values = within.map(({ value }) => value);
    for (const edge of [Math.min(...values), Math.max(...values)]) {
      const found = within.find(({ value }) => value === edge);
      if (found !== undefined) kept.add(found);
    }
  }
  return points.filter((point) => kept.has(point));
}
