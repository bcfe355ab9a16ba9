import { type GridLabelProps, ResponsiveRadar, type RadarCustomLayerProps } from '@nivo/radar';
import { createContext, use, useState } from 'react';
import { type ChartPlace, ChartPoints } from './chart-points.tsx';
import { chartTheme, seriesColors } from './chart-theme.ts';
import styles from './radar-chart.module.css';

export interface RadarSeries {
  readonly label: string;
  /** One value an axis, in their order. */
  readonly values: readonly number[];
  /** Estimates, by axis: their dots are hollow. */
  readonly isHollow?: readonly boolean[];
}

export interface RadarChartProps {
  /** Says to those who can't see it what is shown. */
  label: string;
  /** Names of the axes, clockwise from the top; a line break splits a long one. */
  axes: readonly string[];
  /** Value of each axis, in words: 'Antritt: Perzentil 62'. */
  words: readonly string[];
  /** The first is filled, a second one dashed with hollow diamonds; more can't be distinguished. */
  series: readonly [RadarSeries, RadarSeries?];
  /** Value of the outer ring; the middle is 0. */
  max: number;
  /** Room for the names at each side in px. */
  room?: number;
}

type Point = Record<string, string | number>;

const rings = 4;
const lineHeight = 15;

/** Point on an axis, `distance` from the middle: the first axis points up. */
function pointAt(index: number, angleStep: number, distance: number): readonly [number, number] {
  const angle = index * angleStep - Math.PI / 2;
  return [Math.cos(angle) * distance, Math.sin(angle) * distance];
}

/** Circles; the one half of the way out is dashed. */
function Rings({ centerX, centerY, radiusScale }: RadarCustomLayerProps<Point>) {
  const [, outer] = radiusScale.range() as [number, number];
  return (
    <g transform={`translate(${centerX} ${centerY})`} className={styles.grid}>
      {Array.from({ length: rings }, (_, ring) => (
        <circle key={ring} r={(outer * (ring + 1)) / rings} className={ring + 1 === rings / 2 ? styles.middle : undefined} />
      ))}
    </g>
  );
}

/** Name of an axis, in as many lines as it has. Above and below the rings all of them keep clear of these. */
function AxisName({ id, anchor, x, y }: GridLabelProps) {
  const lines = id.split('\n');
  const share = anchor !== 'middle' ? 1 / 2 : y < 0 ? 1 : 0;
  const top = y - (lines.length - 1) * lineHeight * share;
  return (
    <text textAnchor={anchor} className={styles.axis}>
      {lines.map((line, position) => (
        <tspan key={line} x={x} y={top + position * lineHeight + 4}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const HollowContext = createContext<readonly boolean[]>([]);

/** The outlines with a mark at each value: solid with dots, then dashed with hollow diamonds. */
function Outlines({ data, keys, centerX, centerY, radiusScale, angleStep }: RadarCustomLayerProps<Point>) {
  const isHollow = use(HollowContext);
  return keys.map((key, position) => {
    const points = data.map((point, index) => pointAt(index, angleStep, radiusScale(Number(point[key]))));
    const isFirst = position === 0;
    return (
      <g
        key={key}
        transform={`translate(${centerX} ${centerY})`}
        style={{ color: seriesColors[position] }}
        className={isFirst ? styles.first : styles.second}
      >
        <polygon points={points.map((point) => point.join(',')).join(' ')} />
        {points.map(([x, y], index) =>
          isFirst ? (
            <circle key={index} cx={x} cy={y} r="4.5" className={isHollow[index] === true ? styles.hollow : undefined} />
          ) : (
            <path key={index} d="M0-6L6 0 0 6-6 0z" transform={`translate(${x} ${y})`} />
          ),
        )}
      </g>
    );
  });
}

/** The axis that points to a place; the first one points up. */
function axisAt({ x, y, width, height }: ChartPlace, count: number): number {
  const turn = Math.atan2(x - width / 2, height / 2 - y) / (2 * Math.PI);
  return (Math.round(turn * count) + count) % count;
}

const chartHeight = 336;

/** Values on axes around a middle, one after the other by touch, pointer or arrow keys. Words or a table beside it show the same. */
export function RadarChart({ label, axes, words, series, max, room = 82 }: RadarChartProps) {
  const [chosen, setChosen] = useState('0');
  const shown = series.filter((one) => one !== undefined);
  const data: Point[] = axes.map((axis, index) => ({
    axis,
    ...Object.fromEntries(shown.map((one) => [one.label, one.values[index] ?? 0])),
  }));
  const points = words.map((said, index) => ({ key: String(index), words: said }));
  return (
    <div className={styles.chart}>
      <ChartPoints
        label={label}
        height={chartHeight}
        points={points}
        current={points[Number(chosen)] === undefined ? '0' : chosen}
        onChoose={setChosen}
        pointAt={(place) => String(axisAt(place, axes.length))}
      >
        <HollowContext value={series[0].isHollow ?? []}>
          <ResponsiveRadar
            data={data}
            keys={shown.map((one) => one.label)}
            indexBy="axis"
            maxValue={max}
            margin={{ top: 40, right: room, bottom: 40, left: room }}
            gridLabelOffset={14}
            gridLabel={AxisName}
            layers={[Rings, 'grid', Outlines]}
            gridLevels={0}
            animate={false}
            isInteractive={false}
            role="presentation"
            theme={chartTheme}
          />
        </HollowContext>
      </ChartPoints>
    </div>
  );
}
