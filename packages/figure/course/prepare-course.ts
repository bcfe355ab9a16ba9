import { cosine, sine } from '../body/angle.ts';
import { type Box, boxAround, boxOf } from '../draw/box-around.ts';
import { arrowTip } from '../draw/arrow-tip.ts';
import { disc, polyline } from '../draw/path-data.ts';
import type { DrawableFigure, Label } from '../draw/prepare-figure.ts';
import { type Shape, shape } from '../draw/stage.ts';
import type { Course, Distance, Place } from './course-schema.ts';
import { courseSeconds, type Runner, runnerAt } from './course-way.ts';
import { circleHull } from '../draw/circle-hull.ts';

/** Largest size of a course, in percent of body height as for every figure: the court is drawn much smaller than the player. */
const room = { width: 120, height: 84 } as const;
/** The player from above, cones, the wings of the arrow. */
const player = { shoulder: 4.6, breadth: 3.4, head: 3.6, nose: 1.6 } as const;
const cone = 2.2;
const wingLength = 6;
/** Seconds before the end at which the whole path is passed. */
const atEnd = 0.3;
/** Margin around the path, for the player. */
const edge = 9;

type Point = readonly [x: number, y: number];
/** The third number of a person is their facing. */
type Corner = readonly [x: number, y: number, looks?: number];
type OnPicture = (place: Corner) => Point;

const around = (points: readonly Corner[], free: number): Box => boxAround(points.map((point) => boxOf(point, free)));

/** Converts metres to the picture: right stays right, ahead is up. */
function onPicture(places: readonly Corner[]): OnPicture {
  const [left, bottom, right, top] = around(places, 0);
  const scale = Math.min(room.width / (right - left || 1), room.height / (top - bottom || 1));
  return ([x, y]) => [(x - left) * scale, (bottom - y) * scale];
}

/** Enlarged to be visible: larger than to scale with the player. */
const ballRadius = 2.6;

const ball = ([x, y]: Point): Shape => shape('ball', disc([x, y, ballRadius]), true);

function drawPlayer([x, y]: Point, looks: number, isOther = false): readonly Shape[] {
  const far = isOther ? 'Far' : '';
  const [forwardX, forwardY] = [sine(looks), -cosine(looks)];
  const shoulder = (k: number) => [x - forwardY * k, y + forwardX * k, player.breadth] as const;
  const face = [x + forwardX * player.nose, y + forwardY * player.nose, player.head] as const;
  return [
    shape(`top${far}`, circleHull([shoulder(player.shoulder), shoulder(-player.shoulder)]), true),
    shape(`skin${far}`, disc(face), true),
    shape(isOther ? 'shortsFar' : 'hair', disc([x, y, player.head])),
  ];
}

/** Half the length of the end strokes of a distance, and its gaps to the label, beside and below. */
const measure = { tick: 2, beside: 13, below: 6 } as const;
/** Half the size of a letter. */
const letter = { width: 2, height: 4 } as const;

const isUpright = ([x, y]: Point, [toX, toY]: Point) => Math.abs(toY - y) > Math.abs(toX - x);

/** A line with a stroke at each end. */
function drawMeasure(from: Point, to: Point): Shape {
  const [dx, dy] = isUpright(from, to) ? [measure.tick, 0] : [0, measure.tick];
  const end = ([x, y]: Point) =>
    polyline([
      [x - dx, y - dy],
      [x + dx, y + dy],
    ]);
  return shape('measure', [end(from), polyline([from, to]), end(to)].join(''));
}

/** The label of a distance, on the side away from the path: left of a vertical one, else above or below. */
function labelOf({ text }: Distance, from: Point, to: Point, middle: number): Label {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const below = y > middle ? measure.below : -measure.below;
  return isUpright(from, to) ? { x: x - measure.beside, y, text } : { x, y: y + below, text };
}

/** The static parts: lines, goals, the whole path with its arrow, throws and cones. */
function drawCourt(
  { lines = [], goals = [], cones = [], others = [], distances = [], legs }: Course,
  way: readonly Point[],
  at: OnPicture,
): readonly Shape[] {
  const [before = [0, 0], end = [0, 0]] = way.slice(-2);
  return [
    ...lines.map((line) => shape('rod', polyline(line.map(at)))),
    ...goals.map((goal) => shape('bar', polyline(goal.map(at)))),
    shape('course', polyline(way)),
    shape('courseTip', arrowTip(end, before, wingLength)),
    ...legs.flatMap(({ to, throwAt }) => (throwAt ? [shape('cord', polyline([to, throwAt].map(at))), ball(at(throwAt))] : [])),
    ...distances.map(({ from, to }) => drawMeasure(at(from), at(to))),
    ...cones.map((place) => shape('weight', disc([...at(place), cone]), true)),
    ...others.flatMap(([x, y, looks]) => drawPlayer(at([x, y]), looks, true)),
  ];
}

/** A box that includes its labels. */
const boxWith = (box: Box, labels: readonly Label[]): Box =>
  boxAround([
    box,
    ...labels.map(({ x, y, text }): Box => {
      const width = text.length * letter.width;
      return [x - width, y - letter.height, x + width, y + letter.height];
    }),
  ]);

/** Position of a rolling ball: it slows down, and from the pick-up on it is with the player. */
function ballAt([fromX, fromY]: Place, [toX, toY]: Place, { at: [x, y], passed }: Runner): Place {
  const run = Math.hypot(x - fromX, y - fromY) / Math.hypot(toX - fromX, toY - fromY);
  const share = run * (2 - run);
  return passed > 0 || run > 1 ? [x, y - 0.7] : [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
}

/** Prepares a course for drawing from above: the whole path dashed, the passed part solid, and the player on it. */
export function prepareCourse(course: Course): DrawableFigure {
  const corners = [course.from, ...course.legs.map(({ to }) => to)];
  const distances = course.distances ?? [];
  const places = [
    ...corners,
    ...(course.cones ?? []),
    ...(course.others ?? []),
    ...[...(course.lines ?? []), ...(course.goals ?? [])].flat(),
    ...distances.flatMap(({ from, to }) => [from, to]),
  ];
  const at = onPicture(places);
  const way = corners.map(at);
  const court = drawCourt(course, way, at);
  const behind = ({ at: now, passed }: Runner) => shape('done', polyline([...way.slice(0, passed + 1), at(now)]));
  const seconds = courseSeconds(course);
  const [, top, , bottom] = around(way, 0);
  const labels = distances.map((distance) => labelOf(distance, at(distance.from), at(distance.to), (top + bottom) / 2));
  const box = boxWith(around(places.map(at), edge), labels);
  return {
    seconds,
    stills: [0, seconds / 2, seconds - atEnd],
    labels,
    muscles: () => [],
    closeUp: () => null,
    hasFloor: false,
    restarts: true,
    shapesAt: (time) => {
      const runner = runnerAt(course, time);
      const rolling = course.rolls === undefined ? [] : [ball(at(ballAt(course.from, course.rolls, runner)))];
      return [...court, behind(runner), ...drawPlayer(at(runner.at), runner.looks), ...rolling];
    },
    boxAt: () => box,
    box: () => box,
  };
}
