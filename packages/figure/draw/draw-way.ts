import type { Vec3 } from '../body/vector.ts';
import type { Way } from '../pose/figure-schema.ts';
import type { Figure } from '../pose/figure.ts';
import type { Moment } from '../time/moment.ts';
import { arrowTip } from './arrow-tip.ts';
import { polyline } from './path-data.ts';
import type { Stage } from './stage.ts';
import { stepsOfWay, waySpan } from './way-points.ts';

const wingLength = 4.5;
/** Motion paths are behind the body. */
const depths = { way: -52, done: -51, tip: -50 } as const;

/** Draws the path of the decisive joint: dashed ahead, solid behind. */
export function drawWay({ at, put }: Stage, figure: Figure, way: Way, points: readonly Vec3[], { from, level }: Moment): void {
  const flat = points.map((point) => at(point));
  const [end, before] = [flat.at(-1), flat.at(-3)];
  if (end === undefined || before === undefined) return;
  put(depths.way, 'way', polyline(flat));
  put(depths.tip, 'tip', arrowTip(end, before, wingLength));
  const { length } = figure.keys;
  const done = ((from - (way.from ?? 0) + length) % length) * stepsOfWay + level * stepsOfWay;
  if (done > 0.5 && done < waySpan(figure, way) * stepsOfWay) put(depths.done, 'done', polyline(flat.slice(0, Math.round(done) + 1)));
}
