import { type BarCustomLayerProps, ResponsiveBar } from '@nivo/bar';
import { createContext, use } from 'react';
import styles from './bar-chart.module.css';
import { chartTheme, still } from './chart-theme.ts';
import { tickStep } from './line-model.ts';

export interface Bar {
  readonly key: string;
  /** Below the axis. */
  readonly label: string;
  readonly value: number;
}

interface BarContent {
  /** In order; the last one is now. */
  readonly bars: readonly Bar[];
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

/** Below the axis there is room for so many labels. */
const mostLabels = 10;
const mostTicks = 4;

/** Bars stand on the lowest line of the grid. */
const theme = { ...chartTheme, axis: { ...chartTheme?.axis, domain: { line: { strokeWidth: 0 } } } };

const BarContext = createContext<BarContent>({ bars: [], expected: null, format: String });

/** Round values from 0 to above the highest. */
function ticksUpTo(top: number): number[] {
  const step = tickStep(top, mostTicks);
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => Number((index * step).toFixed(6)));
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
  return <rect x={last.x + 1} y={top} width={Math.max(0, last.width - 2)} height={height} className={styles.expected} />;
}

/** Only the best and the last bar say their value. */
function Values({ bars: drawn }: Layer) {
  const { bars, format } = use(BarContext);
  const values = new Map(bars.map(({ key, value }) => [key, value]));
  const valueOf = ({ data }: Layer['bars'][number]) => values.get(String(data.indexValue)) ?? 0;
  const most = Math.max(...values.values());
  const last = drawn.at(-1);
  const best = drawn.find((bar) => valueOf(bar) === most);
  const isNarrow = bars.length > mostLabels;
  // Beside each other there is no room for both.
  const isCrowded = isNarrow && best === drawn.at(-2);
  return [...new Set(isCrowded ? [best] : [best, last])].map((bar) => {
    if (bar === undefined || valueOf(bar) <= 0) return null;
    const atEdge = isNarrow && bar === last;
    return (
      <text
        key={bar.key}
        x={bar.x + (atEdge ? bar.width : bar.width / 2)}
        y={bar.y - 6}
        textAnchor={atEdge ? 'end' : 'middle'}
        className={styles.value}
      >
        {format(valueOf(bar))}
      </text>
    );
  });
}

/** Values over time as bars. A table shows the same values. */
export function BarChart({ label, height, ...content }: BarChartProps) {
  const { bars, expected, format } = content;
  const top = Math.max(...bars.map(({ value }) => value), expected ?? 0);
  const ticks = ticksUpTo(top > 0 ? top : 1);
  const every = Math.ceil(bars.length / mostLabels);
  const labels = new Map(bars.filter((_, index) => (bars.length - 1 - index) % every === 0).map((bar) => [bar.key, bar.label]));
  return (
    <div className={styles.chart} style={{ height }}>
      <BarContext value={content}>
        <ResponsiveBar<Datum>
          data={bars.map(({ key, value }) => ({ key, value }))}
          keys={['value']}
          indexBy="key"
          colors="var(--chart-1)"
          margin={{ top: 18, right: 2, bottom: 26, left: 36 }}
          padding={0.34}
          valueScale={{ type: 'linear', min: 0, max: ticks.at(-1) ?? 1 }}
          gridYValues={ticks}
          axisLeft={{ tickSize: 0, tickPadding: 6, tickValues: ticks, format }}
          axisBottom={{ tickSize: 0, tickPadding: 8, tickValues: [...labels.keys()], format: (key: string) => labels.get(key) ?? '' }}
          layers={['grid', 'axes', 'bars', Expected, Values]}
          enableLabel={false}
          {...still}
          theme={theme}
          ariaLabel={label}
        />
      </BarContext>
    </div>
  );
}
