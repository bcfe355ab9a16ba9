import type { Course } from '@anwurf/figure/course/course-schema';
import { stretchesOf } from '@anwurf/figure/course/course-way';
import type { DrawableFigure } from '@anwurf/figure/draw/prepare-figure';

/** Ways there and back lie a little apart, so that both are seen: share of the length that this may add or take. */
const apart = 0.15;
const frames = 40;

/** Metres that are trained: walking is rest. */
function metresOf(course: Course): number {
  return stretchesOf(course).reduce((sum, { by, metres }) => (by === 'walk' ? sum : sum + metres), 0);
}

/** A course may be gone several times: then the exercise is a multiple of it. */
function lengthFaults(course: Course, metres: number | null): string[] {
  if (metres === null) return [];
  const shown = metresOf(course);
  const rounds = Math.max(1, Math.round(metres / shown));
  return Math.abs((shown * rounds) / metres - 1) > apart ? [`it is ${shown.toFixed(1)} m long, the exercise ${metres} m`] : [];
}

/** Points of path data that lie outside of a picture; data is in thousandths of body height. */
function outside(figure: DrawableFigure, time: number): string[] {
  const [left, top, right, bottom] = figure.box().map((side) => side * 10) as [number, number, number, number];
  const points = figure
    .shapesAt(time)
    .flatMap(({ data }) => [...data.matchAll(/[ML](-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const));
  const isOutside = points.some(([x, y]) => x < left || x > right || y < top || y > bottom);
  return isOutside ? [`it leaves its picture at ${time.toFixed(2)} s`] : [];
}

/** Everything that is wrong with a course, in words; nothing if it is right. */
export function courseFaults(course: Course, figure: DrawableFigure, metres: number | null): string[] {
  const standing = stretchesOf(course).filter((stretch) => stretch.metres === 0);
  const times = Array.from({ length: frames }, (_, frame) => (figure.seconds * frame) / frames);
  return [
    ...standing.map(({ to }) => `it stays at ${to.join(', ')}`),
    ...lengthFaults(course, metres),
    ...times.flatMap((time) => outside(figure, time)),
  ];
}
