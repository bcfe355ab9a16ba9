import { ResponsiveLine } from '@nivo/line';
import { type ChartPlace, ChartPoints } from './chart-points.tsx';
import { chartTheme } from './chart-theme.ts';
import { belowAxis, belowMarks, lineLayers, type LineSeries } from './line-layers.tsx';
import { LineLegend } from './line-legend.tsx';
import { dayNumber, type LineContent, LineModelContext, nearestPoint, toLineModel } from './line-model.ts';

export interface LineChartProps extends LineContent {
  /** Says to those who can't see it what is shown. */
  label: string;
  height: number;
}

const edge = { top: 28, right: 14, left: 42 };

/** The course of a value over days, point by point by touch, pointer or arrow keys. A table beside it shows the same values. */
export function LineChart({ label, height, ...content }: LineChartProps) {
  const { points, current, onChoose, marks, compared } = content;
  const model = toLineModel(content);
  const pointAt = ({ x, width }: ChartPlace) => nearestPoint(model, (x - edge.left) / Math.max(1, width - edge.left - edge.right));
  return (
    <ChartPoints
      label={label}
      height={height}
      points={points}
      current={current}
      onChoose={onChoose}
      compared={compared?.(current)}
      pointAt={pointAt}
      legend={<LineLegend content={content} hasReferences={model.near.length > 0} />}
    >
      <LineModelContext value={model}>
        <ResponsiveLine<LineSeries>
          data={[{ id: 'values', data: points.map(({ day, value }) => ({ x: dayNumber(day), y: value })) }]}
          xScale={{ type: 'linear', min: model.from, max: model.to }}
          yScale={{ type: 'linear', min: model.ticks[0] ?? 0, max: model.ticks.at(-1) ?? 1, reverse: content.lowerIsBetter === true }}
          margin={{ ...edge, bottom: belowAxis + (marks.of.length > 0 ? belowMarks : 0) }}
          layers={lineLayers}
          theme={chartTheme}
          animate={false}
          isInteractive={false}
          role="presentation"
        />
      </LineModelContext>
    </ChartPoints>
  );
}
