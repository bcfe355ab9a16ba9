import type { LineCustomSvgLayerProps } from '@nivo/line';
import styles from './line-chart.module.css';
import { bestPoint, dayNumber, type LineModel, type LinePoint, namedMonths, standsAbove, useLineModel, weekDays } from './line-model.ts';

export type LineSeries = { id: string; data: { x: number; y: number }[] };
type Layer = LineCustomSvgLayerProps<LineSeries>;

/** Height below the axis for its labels, and for the marks. */
export const belowAxis = 30;
export const belowMarks = 30;

const arrow = 'M-4 4h8M0 2v-8M-3.5-3l3.5-3.5 3.5 3.5';
const net = 'M-6 5v-9h12v9';
const sideRoom = 44;
/** Width of a month's name with its year. */
const monthRoom = 46;

/** The weeks that stand out. */
function Shade({ xScale, innerWidth, innerHeight }: Layer) {
  const { shaded } = useLineModel();
  return (
    <g>
      {shaded.mondays.map((monday) => {
        const begin = Math.max(0, xScale(dayNumber(monday)));
        const end = Math.min(innerWidth, xScale(dayNumber(monday) + weekDays));
        return <rect key={monday} x={begin} width={Math.max(2, end - begin)} y={-12} height={innerHeight + 12} className={styles.shade} />;
      })}
    </g>
  );
}

/** Values that count as equal to the chosen one. */
function Band({ yScale, innerWidth }: Layer) {
  const { band } = useLineModel();
  if (!band) return null;
  const [top, bottom] = [yScale(band.from), yScale(band.to)].toSorted((one, other) => one - other);
  if (top === undefined || bottom === undefined) return null;
  return <rect width={innerWidth} y={top} height={Math.max(1, bottom - top)} className={styles.band} />;
}

/** Lines and words of the axes. */
function Axes({ xScale, yScale, innerWidth, innerHeight }: Layer) {
  const { ticks, from, to, format: shown, lowerIsBetter = false } = useLineModel();
  const [bottom] = lowerIsBetter ? ticks.slice(-1) : ticks;
  return (
    <g>
      {ticks.map(
        (tick) => tick !== bottom && <line key={tick} x2={innerWidth} y1={yScale(tick)} y2={yScale(tick)} className={styles.grid} />,
      )}
      <line x2={innerWidth} y1={innerHeight} y2={innerHeight} className={styles.axis} />
      {ticks.map((tick) => (
        <text key={tick} x={-8} y={yScale(tick) + 4} textAnchor="end" className={styles.tick}>
          {shown(tick)}
        </text>
      ))}
      {namedMonths(from, to, innerWidth / monthRoom).map(({ number, name }) => (
        <g key={number} transform={`translate(${xScale(number)} ${innerHeight})`}>
          <path d="M0 0v6" className={styles.axis} />
          {xScale(number) < innerWidth - sideRoom / 2 && (
            <text x={5} y={18} className={styles.tick}>
              {name}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** The goal, and the way to it if it goes on like this. */
function Goal({ xScale, yScale, innerWidth }: Layer) {
  const { goal, points } = useLineModel();
  if (goal === null) return null;
  const last = points.at(-1);
  const y = yScale(goal.value);
  const aim = goal.estimated === null ? null : xScale(dayNumber(goal.estimated.day));
  return (
    <g>
      <line x2={innerWidth} y1={y} y2={y} className={styles.goal} />
      {aim !== null && last !== undefined && (
        <>
          <line x1={xScale(dayNumber(last.day))} y1={yScale(last.value)} x2={aim} y2={y} className={styles.estimated} />
          <circle cx={aim} cy={y} r={5} className={styles.hollow} />
        </>
      )}
    </g>
  );
}

/** Values to look at: dotted. */
function References({ yScale, innerWidth }: Layer) {
  return useLineModel().near.map((value) => (
    <line key={value} x2={innerWidth} y1={yScale(value)} y2={yScale(value)} className={styles.reference} />
  ));
}

/** The record that is drawn as the ball: the newest, if nothing came after it. */
function isBall({ points }: LineModel, point: LinePoint): boolean {
  return point.isRecord && point === points.at(-1);
}

/** Room that a value takes: nearer ones lie on each other. */
const valueRoom = { x: 52, y: 22 };

/** The last and the best point say their value, one of them where both would lie on each other; what the chosen one says stands above. */
function saidPoints(model: LineModel, place: (point: LinePoint) => readonly [x: number, y: number], innerHeight: number): LinePoint[] {
  const [last, best] = [model.points.at(-1), bestPoint(model)];
  if (last === undefined) return [];
  if (best === undefined || best.value === last.value) return [last];
  const [x, y] = place(last);
  const [otherX, otherY] = place(best);
  const lastAt = y + labelOffset(model, last, innerHeight - y);
  const bestAt = otherY + labelOffset(model, best, innerHeight - otherY);
  const areNear = Math.abs(x - otherX) < valueRoom.x && Math.abs(lastAt - bestAt) < valueRoom.y;
  return areNear ? [last] : [best, last];
}

const above = -16;
const below = 30;

/**
 * Above a point that rises out of the line, else below it, unless it would lie on the axis.
 * @param room down to the axis
 */
function labelOffset(model: LineModel, point: LinePoint, room: number): number {
  if (room < below + 4) return above;
  const { points } = model;
  const index = points.indexOf(point);
  const beside = [points[index - 1], points[index + 1]].flatMap((one) => one?.value ?? []);
  return beside.length > 0 && beside.every((value) => standsAbove(model, point.value, value)) && !point.isHollow ? above : below;
}

/** A value at an edge of the chart reaches inwards. */
function anchorAt(x: number, innerWidth: number): 'start' | 'middle' | 'end' {
  if (x < sideRoom / 2) return 'start';
  return x > innerWidth - sideRoom / 2 ? 'end' : 'middle';
}

interface PointProps {
  point: LinePoint;
  x: number;
  y: number;
  innerWidth: number;
  innerHeight: number;
  /** Whether its value stands beside it. */
  said: boolean;
}

/** More points are drawn smaller. */
const manyPoints = 60;

function Point({ point, x, y, innerWidth, innerHeight, said }: PointProps) {
  const model = useLineModel();
  const ball = isBall(model, point);
  const radius = model.points.length > manyPoints ? 2.5 : 4.5;
  return (
    <g transform={`translate(${x} ${y})`}>
      {point.key === model.current && <circle r={12} className={styles.chosen} />}
      <circle r={ball ? 8 : radius} className={ball ? styles.ball : point.isHollow ? styles.hollow : styles.point} />
      {point.isRecord && !said && <path d={arrow} transform="translate(0 -16)" className={styles.record} />}
      {said && (
        <text y={labelOffset(model, point, innerHeight - y)} textAnchor={anchorAt(x, innerWidth)} className={styles.value}>
          {model.format(point.value)}
        </text>
      )}
    </g>
  );
}

function Course({ xScale, yScale, innerWidth, innerHeight }: Layer) {
  const model = useLineModel();
  const { points, stretches } = model;
  const placeOf = ({ day, value }: LinePoint) => [xScale(dayNumber(day)), yScale(value)] as const;
  const said = saidPoints(model, placeOf, innerHeight);
  const byKey = new Map(points.map((point) => [point.key, point]));
  return (
    <g>
      {stretches.map((keys) => (
        <polyline
          key={keys[0]}
          points={keys
            .flatMap((key) => byKey.get(key) ?? [])
            .map((point) => placeOf(point).join(','))
            .join(' ')}
          className={styles.line}
        />
      ))}
      {points.map((point) => (
        <Point
          key={point.key}
          point={point}
          x={placeOf(point)[0]}
          y={placeOf(point)[1]}
          innerWidth={innerWidth}
          innerHeight={innerHeight}
          said={said.includes(point)}
        />
      ))}
    </g>
  );
}

function Marks({ xScale, innerHeight }: Layer) {
  const { marks } = useLineModel();
  if (marks.of.length === 0) return null;
  return (
    <g transform={`translate(0 ${innerHeight + belowAxis + 12})`}>
      {marks.of.map(({ day, isAhead }) => (
        <path key={day} d={net} transform={`translate(${xScale(dayNumber(day))} 0)`} className={isAhead ? styles.markAhead : styles.mark} />
      ))}
    </g>
  );
}

/** From the back to the front. */
export const lineLayers = [Shade, Band, Axes, References, Goal, Course, Marks];
