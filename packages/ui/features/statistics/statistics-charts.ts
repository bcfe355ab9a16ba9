// The charts in one part, which comes when one of them is shown.
export { BarChart } from '../../kit/charts/bar-chart.tsx';
export { CalendarChart } from '../../kit/charts/calendar-chart.tsx';
export { LineChart } from '../../kit/charts/line-chart.tsx';
