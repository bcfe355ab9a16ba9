import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { lazyPart } from '../../../loading/lazy-part.tsx';

const charts = () => import('./history-charts.ts');

/** Heights of the charts in px; what stands in their place until they are there is as high. */
export const lineHeight = 350;
const radarHeight = 336;

export const LazyLineChart = lazyPart(async () => (await charts()).LineChart, { waiting: <Skeleton height={`${lineHeight}px`} /> });
export const LazyRadarChart = lazyPart(async () => (await charts()).RadarChart, { waiting: <Skeleton height={`${radarHeight}px`} /> });
