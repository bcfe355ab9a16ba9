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
/** Below the upper edge words would lie on those of the shaded weeks. */
const topRoom = 14;

/** The weeks that stand out. */
function Shade({ xScale, innerWidth, innerHeight }: Layer) {
  const { shaded } = useLineModel();
  const [first] = shaded.mondays;
  return (
    <g>
      {shaded.mondays.map((monday) => {
        const begin = Math.max(0, xScale(dayNumber(monday)));
        const end = Math.min(innerWidth, xScale(dayNumber(monday) + weekDays));
        return <rect key={monday} x={begin} width={Math.max(2, end - begin)} y={-12} height={innerHeight + 12} className={styles.shade} />;
      })}
      {first !== undefined && (
        <text
          x={Math.min(innerWidth - sideRoom, Math.max(sideRoom, xScale(dayNumber(first) + weekDays / 2)))}
          y={-18}
          textAnchor="middle"
          className={styles.words}
        >
          {shaded.words}
        </text>
      )}
    </g>
  );
}

/** Values that count as equal to the chosen one. */
function Band({ yScale, innerWidth }: Layer) {
  const { band } = useLineModel();
  if (!band) return null;
  const [top, bottom] = [yScale(band.from), yScale(band.to)].toSorted((one, other) => one - other);
  if (top === undefined || bottom === undefined) return null;
  return (
    <g>
      <rect width={innerWidth} y={top} height={Math.max(1, bottom - top)} className={styles.band} />
      <text x={4} y={bottom - 5} className={styles.words}>
        {band.words}
      </text>
    </g>
  );
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
      <text x={4} y={y < topRoom ? y + 16 : y - 7} className={styles.words}>
        {goal.words}
      </text>
      {aim !== null && last !== undefined && (
        <>
          <line x1={xScale(dayNumber(last.day))} y1={yScale(last.value)} x2={aim} y2={y} className={styles.estimated} />
          <circle cx={aim} cy={y} r={5} className={styles.hollow} />
          <text x={Math.min(aim + sideRoom / 2, innerWidth)} y={y - 12} textAnchor="end" className={styles.words}>
            {goal.estimated?.words}
          </text>
        </>
      )}
    </g>
  );
}

/** Values to look at: dotted, with their words above the highest. */
function References({ yScale, innerWidth }: Layer) {
  const { near, references } = useLineModel();
  const highest = near.toSorted((one, other) => yScale(one) - yScale(other))[0];
  if (highest === undefined) return null;
  return (
    <g>
      {near.map((value) => (
        <line key={value} x2={innerWidth} y1={yScale(value)} y2={yScale(value)} className={styles.reference} />
      ))}
      <text x={innerWidth} y={yScale(highest) - 6} textAnchor="end" className={styles.words}>
        {references?.words}
      </text>
    </g>
  );
}

/** The record that is drawn as the ball: the newest, if nothing came after it. */
function isBall({ points }: LineModel, point: LinePoint): boolean {
  return point.isRecord && point === points.at(-1);
}

/** Only the best, the last and the chosen point say their value. */
function isSaid(model: LineModel, point: LinePoint): boolean {
  return point === bestPoint(model) || point === model.points.at(-1) || point.key === model.current;
}

/** Above a point that rises out of the line, else below it. */
function labelOffset(model: LineModel, point: LinePoint): number {
  const { points } = model;
  const index = points.indexOf(point);
  const beside = [points[index - 1], points[index + 1]].flatMap((one) => one?.value ?? []);
  return beside.length > 0 && beside.every((value) => standsAbove(model, point.value, value)) && !point.isHollow ? -16 : 30;
}

/** A value at an edge of the chart reaches inwards. */
function anchorAt(x: number, innerWidth: number): 'start' | 'middle' | 'end' {
  if (x < sideRoom / 2) return 'start';
  return x > innerWidth - sideRoom / 2 ? 'end' : 'middle';
}

function Point({ point, x, y, innerWidth }: { point: LinePoint; x: number; y: number; innerWidth: number }) {
  const model = useLineModel();
  const said = isSaid(model, point);
  const ball = isBall(model, point);
  return (
    <g transform={`translate(${x} ${y})`}>
      {point.key === model.current && <circle r={12} className={styles.chosen} />}
      <circle r={ball ? 8 : 4.5} className={ball ? styles.ball : point.isHollow ? styles.hollow : styles.point} />
      {point.isRecord && !said && <path d={arrow} transform="translate(0 -16)" className={styles.record} />}
      {said && (
        <text y={labelOffset(model, point)} textAnchor={anchorAt(x, innerWidth)} className={styles.value}>
          {model.format(point.value)}
        </text>
      )}
    </g>
  );
}

function Course({ xScale, yScale, innerWidth }: Layer) {
  const { points, stretches } = useLineModel();
  const byKey = new Map(points.map((point) => [point.key, point]));
  return (
    <g>
      {stretches.map((keys) => (
        <polyline
          key={keys[0]}
          points={keys
            .flatMap((key) => byKey.get(key) ?? [])
            .map(({ day, value }) => `${xScale(dayNumber(day))},${yScale(value)}`)
            .join(' ')}
          className={styles.line}
        />
      ))}
      {points.map((point) => (
        <Point key={point.key} point={point} x={xScale(dayNumber(point.day))} y={yScale(point.value)} innerWidth={innerWidth} />
      ))}
    </g>
  );
}

function Marks({ xScale, innerHeight }: Layer) {
  const { marks } = useLineModel();
  if (marks.of.length === 0) return null;
  return (
    <g transform={`translate(0 ${innerHeight + belowAxis + 12})`}>
      <text x={-8} y={5} textAnchor="end" className={styles.tick}>
        {marks.words}
      </text>
      {marks.of.map(({ day, isAhead }) => (
        <path key={day} d={net} transform={`translate(${xScale(dayNumber(day))} 0)`} className={isAhead ? styles.markAhead : styles.mark} />
      ))}
    </g>
  );
}

/** Makes a point's target reach half the way to its neighbours: a point alone is too small for a thumb. */
function Strips({ xScale, innerWidth, innerHeight }: Layer) {
  const { points, onChoose } = useLineModel();
  const places = points.map(({ day }) => xScale(dayNumber(day)));
  return points.map(({ key }, index) => {
    const place = places[index] ?? 0;
    const left = index === 0 ? 0 : (place + (places[index - 1] ?? 0)) / 2;
    const right = index === points.length - 1 ? innerWidth : (place + (places[index + 1] ?? 0)) / 2;
    return (
      <rect
        key={key}
        x={left}
        width={Math.max(0, right - left)}
        height={innerHeight}
        className={styles.strip}
        onClick={() => onChoose(key)}
      />
    );
  });
}

/** From the back to the front. */
export const lineLayers = [Shade, Band, Axes, References, Goal, Course, Marks, Strips];
