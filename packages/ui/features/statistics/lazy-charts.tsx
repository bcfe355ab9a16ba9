import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';

const charts = () => import('./statistics-charts.ts');

/** Heights of the charts in px; what stands in their place until they are there is as high. */
export const chartHeights = { bars: 250, calendar: 190, year: 160, line: 370 } as const;

const placeholder = (height: number) => ({ waiting: <Skeleton height={`${height}px`} /> });

export const LazyBarChart = lazyPart(async () => (await charts()).BarChart, placeholder(chartHeights.bars));
export const LazyCalendarChart = lazyPart(async () => (await charts()).CalendarChart, placeholder(chartHeights.calendar));
export const LazyLineChart = lazyPart(async () => (await charts()).LineChart, placeholder(chartHeights.line));
