import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { privateRoute } from './private-route.tsx';

const pages = () => import('./statistics-pages.tsx');

export const statisticsRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/statistics',
  staticData: { title: 'Meine Statistiken' },
  component: lazyScreen(pages, 'StatisticsScreen'),
});

export const trainingStatisticsRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/statistics/training',
  staticData: { title: 'Trainingsstatistiken' },
  component: lazyScreen(pages, 'TrainingStatistics'),
});

export const performanceRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/statistics/performance',
  staticData: { title: 'Leistung' },
  component: lazyScreen(pages, 'PerformanceScreen'),
});
