import { cosine, sine } from '../body/angle.ts';
import { arrowTip } from '../draw/arrow-tip.ts';
import { disc, polyline } from '../draw/path-data.ts';
import { pill } from '../draw/pill.ts';
import type { DrawableFigure } from '../draw/prepare-figure.ts';
import type { Box, Shape } from '../draw/stage.ts';
import type { Course, Place } from './course-schema.ts';
import { courseSeconds, type Runner, runnerAt } from './course-way.ts';

/** What a course fills at most, in percent of body height as every figure: the court is shown much smaller than the player. */
const room = { width: 120, height: 84 } as const;
/** The player from above, cones, the arrow's wings. */
const player = { shoulder: 4.6, breadth: 3.4, head: 3.6, nose: 1.6 } as const;
const cone = 2.2;
const wingLength = 6;
/** Seconds before the end at which the whole way is behind. */
const atEnd = 0.3;
/** Kept around the way for the player. */
const edge = 9;

type Point = readonly [x: number, y: number];
type OnPicture = (place: Place) => Point;

/** Metres to the picture: right stays right, ahead is up. */
function onPicture(places: readonly Place[]): OnPicture {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const scale = Math.min(room.width / (Math.max(...xs) - left || 1), room.height / (Math.max(...ys) - bottom || 1));
  return ([x, y]) => [(x - left) * scale, (bottom - y) * scale];
}

/** A ball must be seen, too: it is drawn larger than it is beside the player. */
const ballRadius = 2.6;

const shape = (role: Shape['role'], data: string, gap = false): Shape => ({ role, data, gap });

const ball = ([x, y]: Point): Shape => shape('ball', disc([x, y, ballRadius]), true);

function drawPlayer([x, y]: Point, looks: number): readonly Shape[] {
  const [forwardX, forwardY] = [sine(looks), -cosine(looks)];
  const shoulder = (k: number) => [x - forwardY * k, y + forwardX * k, player.breadth] as const;
  const face = [x + forwardX * player.nose, y + forwardY * player.nose, player.head] as const;
  return [
    shape('top', pill(shoulder(player.shoulder), shoulder(-player.shoulder)), true),
    shape('skin', disc(face), true),
    shape('hair', disc([x, y, player.head])),
  ];
}

/** Lines, goals, the whole way with its arrow, throws and cones: what is the same all the time. */
function drawCourt({ lines = [], goals = [], cones = [], legs }: Course, way: readonly Point[], at: OnPicture): readonly Shape[] {
  const [before = [0, 0], end = [0, 0]] = way.slice(-2);
  return [
    ...lines.map((line) => shape('rod', polyline(line.map(at)))),
    ...goals.map((goal) => shape('bar', polyline(goal.map(at)))),
    shape('course', polyline(way)),
    shape('courseTip', arrowTip(end, before, wingLength)),
    ...legs.flatMap(({ to, throwAt }) => (throwAt ? [shape('cord', polyline([to, throwAt].map(at))), ball(at(throwAt))] : [])),
    ...cones.map((place) => shape('weight', disc([...at(place), cone]), true)),
  ];
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs) - edge, Math.min(...ys) - edge, Math.max(...xs) + edge, Math.max(...ys) + edge];
}

/** A course ready to be drawn from above: the whole way dashed, what is behind solid, and the player on it. */
export function prepareCourse(course: Course): DrawableFigure {
  const corners = [course.from, ...course.legs.map(({ to }) => to)];
  const places = [...corners, ...(course.cones ?? []), ...(course.lines ?? []).flat(), ...(course.goals ?? []).flat()];
  const at = onPicture(places);
  const way = corners.map(at);
  const court = drawCourt(course, way, at);
  const behind = ({ at: now, passed }: Runner) => shape('done', polyline([...way.slice(0, passed + 1), at(now)]));
  const seconds = courseSeconds(course);
  const box = boxOf(places.map(at));
  return {
    seconds,
    stills: [0, seconds / 2, seconds - atEnd],
    hasFloor: false,
    startsAnew: true,
    shapesAt: (time) => {
      const runner = runnerAt(course, time);
      return [...court, behind(runner), ...drawPlayer(at(runner.at), runner.looks)];
    },
    boxAt: () => box,
    box: () => box,
  };
}
