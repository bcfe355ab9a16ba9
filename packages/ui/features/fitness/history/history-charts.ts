// The charts in one part, which comes when one of them is shown.
export { LineChart } from '../../../kit/charts/line-chart.tsx';
export { RadarChart } from '../../../kit/charts/radar-chart.tsx';
