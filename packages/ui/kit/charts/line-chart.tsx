import { ResponsiveLine } from '@nivo/line';
import type { KeyboardEvent } from 'react';
import { chartTheme } from './chart-theme.ts';
import styles from './line-chart.module.css';
import { belowAxis, belowMarks, lineLayers, type LineSeries } from './line-layers.tsx';
import { dayNumber, type LineContent, LineModelContext, toLineModel } from './line-model.ts';

export interface LineChartProps extends LineContent {
  /** Says to those who can't see it what is shown. */
  label: string;
  height: number;
}

/** The course of a value over days, point by point with the arrow keys. A table beside it shows the same values. */
export function LineChart({ label, height, ...content }: LineChartProps) {
  const { points, current, onChoose, marks } = content;
  const model = toLineModel(content);
  const chosen = Math.max(
    0,
    points.findIndex(({ key }) => key === current),
  );

  function onKeyDown(event: KeyboardEvent) {
    const targets: Record<string, number> = { ArrowLeft: chosen - 1, ArrowRight: chosen + 1, Home: 0, End: points.length - 1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = points[target];
    if (next !== undefined) onChoose(next.key);
  }

  return (
    <div
      className={styles.chart}
      style={{ height }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={chosen + 1}
      aria-valuetext={points[chosen]?.words}
      onKeyDown={onKeyDown}
    >
      <LineModelContext value={model}>
        <ResponsiveLine<LineSeries>
          data={[{ id: 'values', data: points.map(({ day, value }) => ({ x: dayNumber(day), y: value })) }]}
          xScale={{ type: 'linear', min: model.from, max: model.to }}
          yScale={{ type: 'linear', min: model.ticks[0] ?? 0, max: model.ticks.at(-1) ?? 1, reverse: content.lowerIsBetter === true }}
          margin={{ top: 36, right: 14, bottom: belowAxis + (marks.of.length > 0 ? belowMarks : 0), left: 42 }}
          layers={lineLayers}
          theme={chartTheme}
          animate={false}
          isInteractive={false}
          role="presentation"
        />
      </LineModelContext>
    </div>
  );
}
