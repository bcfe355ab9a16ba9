import type { RadarCommonProps } from '@nivo/radar';

/** Colours of series, in their order: the player, the other, a third, a fourth. Never distinguished by colour alone. */
export const seriesColors = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)', 'var(--chart-4)'];

const text = { fontFamily: 'var(--font)', fontSize: 13, fill: 'var(--ink-2)' };

/** nivo's parts in our tokens, so that they follow light and dark by themselves. */
export const chartTheme: RadarCommonProps<Record<string, unknown>>['theme'] = {
  background: 'transparent',
  text,
  axis: {
    domain: { line: { stroke: 'var(--edge)', strokeWidth: 1 } },
    ticks: { line: { stroke: 'var(--edge)', strokeWidth: 1 }, text: { ...text, fontFamily: 'var(--font-num)' } },
    legend: { text },
  },
  grid: { line: { stroke: 'var(--line)', strokeWidth: 1 } },
  crosshair: { line: { stroke: 'var(--ink)', strokeWidth: 1, strokeOpacity: 1, strokeDasharray: 'none' } },
  tooltip: {
    container: {
      background: 'var(--board)',
      color: 'var(--on-board)',
      fontSize: 15,
      borderRadius: 6,
      padding: '6px 10px',
    },
  },
};
