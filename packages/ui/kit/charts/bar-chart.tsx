import { type BarCustomLayerProps, ResponsiveBar } from '@nivo/bar';
import { createContext, use, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './bar-chart.module.css';
import { haveNoRoom, labelPlace } from './label-place.ts';
import { type ChartPlace, ChartPoints } from './chart-points.tsx';
import { chartTheme } from './chart-theme.ts';
import { tickStep } from './line-model.ts';

export interface Bar {
  readonly key: string;
  /** Below the axis. */
  readonly label: string;
  readonly value: number;
  /** Its time and its value. */
  readonly words: string;
  /** The value beside another; null: there is none. */
  readonly compared: string | null;
}

interface BarContent {
  /** In order, at least one; the last one is now. */
  readonly bars: readonly Bar[];
  /** Unit of the labels, at the beginning of the axis: 'KW'. */
  readonly axis: string;
  /** How high the last bar usually gets: a dashed outline above it. */
  readonly expected: number | null;
  readonly format: (value: number) => string;
}

export interface BarChartProps extends BarContent {
  /** Says to those who can't see it what is shown. */
  label: string;
  height: number;
}

type Datum = { key: string; value: number };
type Layer = BarCustomLayerProps<Datum>;

const mostTicks = 4;
/** A single week is no wall. */
const widestBar = 56;
/** Width of a label below the axis, with the gap to the next one. */
const roomOfLabel = (label: string) => Math.max(34, 10 + 7 * label.length);
const edge = { top: 18, right: 2, bottom: 26 };
/** Room for '80' and for '1.500' beside the axis, in px. */
const leastLeft = 36;
const roomOf = (tick: string) => 10 + 7 * tick.length;

/** Bars stand on the lowest line of the grid. */
const theme = { ...chartTheme, axis: { ...chartTheme?.axis, domain: { line: { strokeWidth: 0 } } } };

const BarContext = createContext<BarContent & { chosen: string | null }>({
  bars: [],
  axis: '',
  expected: null,
  format: String,
  chosen: null,
});

/** Round values from 0 to above the highest. */
function ticksUpTo(top: number): number[] {
  const step = tickStep(top, mostTicks);
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => Number((index * step).toFixed(6)));
}

/** Where a bar stands within the room that nivo gives it. */
function placeOf({ x, width }: { readonly x: number; readonly width: number }): { readonly x: number; readonly width: number } {
  const drawn = Math.min(width, widestBar);
  return { x: x + (width - drawn) / 2, width: drawn };
}

/** The bars, by class: nivo's own keep the colour of the theme in which they were drawn first. */
function Bars({ bars: drawn }: Layer) {
  const { chosen } = use(BarContext);
  return drawn.map(({ key, x, y, width, height, data }) => (
    <rect
      key={key}
      {...placeOf({ x, width })}
      y={y}
      height={Math.max(0, height)}
      className={classNames(styles.bar, data.indexValue === chosen && styles.chosen)}
    />
  ));
}

/** Usual final value of the last bar. */
function Expected({ bars: drawn, yScale }: Layer) {
  const { bars, expected } = use(BarContext);
  const last = drawn.at(-1);
  // Not what nivo drew from: it leaves zeros out of that.
  const value = bars.at(-1)?.value ?? 0;
  if (expected === null || last === undefined || expected <= value) return null;
  const top = Number(yScale(expected));
  const height = Number(yScale(value)) - top;
  const place = placeOf(last);
  return <rect x={place.x + 1} y={top} width={Math.max(0, place.width - 2)} height={height} className={styles.expected} />;
}

/** Only the best and the last bar say their value, the best alone where both have no room. */
function Values({ bars: drawn, innerWidth, yScale }: Layer) {
  const { bars, format, expected } = use(BarContext);
  const values = new Map(bars.map(({ key, value }) => [key, value]));
  const valueOf = ({ data }: Layer['bars'][number]) => values.get(String(data.indexValue)) ?? 0;
  const most = Math.max(...values.values());
  const last = drawn.at(-1);
  const best = drawn.find((bar) => valueOf(bar) === most);
  const placeAbove = (bar: Layer['bars'][number]) => labelPlace(bar.x + bar.width / 2, innerWidth);
  const isCrowded = last !== undefined && best !== undefined && haveNoRoom(placeAbove(best), placeAbove(last));
  return [...new Set(isCrowded ? [best] : [best, last])].map((bar) => {
    if (bar === undefined || valueOf(bar) <= 0) return null;
    const { x, anchor } = placeAbove(bar);
    // Above the outline of what it usually becomes.
    const top = bar === last && expected !== null ? Math.min(bar.y, Number(yScale(expected))) : bar.y;
    return (
      <text key={bar.key} x={x} y={top - 6} textAnchor={anchor} className={styles.value}>
        {format(valueOf(bar))}
      </text>
    );
  });
}

/** Names of the bars, as many as have room, the last one always. */
function Labels({ bars: drawn, innerWidth, innerHeight }: Layer) {
  const { bars, axis } = use(BarContext);
  const room = Math.max(...bars.map(({ label }) => roomOfLabel(label)));
  const every = Math.ceil(bars.length / Math.max(1, Math.floor(innerWidth / room)));
  const places = new Map(drawn.map(({ data, x, width }) => [String(data.indexValue), x + width / 2]));
  return (
    <g className={styles.label} transform={`translate(0 ${innerHeight + 18})`}>
      <text x={-8} textAnchor="end">
        {axis}
      </text>
      {bars.map(({ key, label }, index) => {
        if ((bars.length - 1 - index) % every !== 0) return null;
        const middle = places.get(key) ?? 0;
        // The last one ends with the chart where its half is wider than the bar's.
        const isBeyond = middle + (7 * label.length) / 2 > innerWidth + edge.right;
        return (
          <text key={key} x={isBeyond ? innerWidth + edge.right : middle} textAnchor={isBeyond ? 'end' : 'middle'}>
            {label}
          </text>
        );
      })}
    </g>
  );
}

/** Values over time as bars, one after the other by touch, pointer or arrow keys. A table shows the same values. */
export function BarChart({ label, height, ...content }: BarChartProps) {
  const { bars, expected, format } = content;
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = bars.some(({ key }) => key === wanted) ? wanted : null;
  const current = bars.find(({ key }) => key === chosen) ?? bars.at(-1);
  const top = Math.max(...bars.map(({ value }) => value), expected ?? 0);
  const ticks = ticksUpTo(top > 0 ? top : 1);
  const left = Math.max(leastLeft, ...ticks.map((tick) => roomOf(format(tick))));

  function barAt({ x, width }: ChartPlace): string | undefined {
    const share = (x - left) / Math.max(1, width - left - edge.right);
    return bars[Math.floor(share * bars.length)]?.key;
  }

  return (
    <ChartPoints
      label={label}
      height={height}
      points={bars}
      current={current?.key ?? ''}
      onChoose={setWanted}
      compared={current?.compared}
      pointAt={barAt}
    >
      <BarContext value={{ ...content, chosen }}>
        <ResponsiveBar<Datum>
          data={bars.map(({ key, value }) => ({ key, value }))}
          keys={['value']}
          indexBy="key"
          margin={{ ...edge, left }}
          padding={bars.length > 30 ? 0.2 : 0.34}
          valueScale={{ type: 'linear', min: 0, max: ticks.at(-1) ?? 1 }}
          gridYValues={ticks}
          axisLeft={{ tickSize: 0, tickPadding: 6, tickValues: ticks, format }}
          axisBottom={null}
          layers={['grid', 'axes', Bars, Expected, Values, Labels]}
          enableLabel={false}
          animate={false}
          isInteractive={false}
          role="presentation"
          theme={theme}
        />
      </BarContext>
    </ChartPoints>
  );
}
