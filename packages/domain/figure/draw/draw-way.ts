import type { Vec3 } from '../body/vector.ts';
import type { Way } from '../pose/figure-schema.ts';
import type { Figure } from '../pose/figure.ts';
import type { Moment } from '../time/moment.ts';
import { polyline } from './path-data.ts';
import type { Stage } from './stage.ts';
import { stepsOfWay, waySpan } from './way-points.ts';

/** The arrow's wings: length, and angle in radians. */
const wing = { length: 4.5, open: 0.55 } as const;
/** Ways lie behind the body. */
const depths = { way: -52, done: -51, tip: -50 } as const;

/** The way of what matters: dashed where it will go, solid as far as it has come. */
export function drawWay({ at, put }: Stage, figure: Figure, way: Way, points: readonly Vec3[], { from, level }: Moment): void {
  const flat = points.map((point) => at(point));
  const [end, before] = [flat.at(-1), flat.at(-3)];
  if (end === undefined || before === undefined) return;
  const [x, y] = end;
  const angle = Math.atan2(y - before[1], x - before[0]);
  const wingAt = (by: number): readonly [number, number] => [
    x - wing.length * Math.cos(angle + by),
    y - wing.length * Math.sin(angle + by),
  ];
  put(depths.way, 'way', polyline(flat));
  put(depths.tip, 'tip', polyline([wingAt(wing.open), [x, y], wingAt(-wing.open)]));
  const { length } = figure.keys;
  const done = ((from - (way.from ?? 0) + length) % length) * stepsOfWay + level * stepsOfWay;
  if (done > 0.5 && done < waySpan(figure, way) * stepsOfWay) put(depths.done, 'done', polyline(flat.slice(0, Math.round(done) + 1)));
}
