import { createRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { privateRoute } from './private-route.tsx';

const StatisticsScreen = lazy(async () => ({ default: (await import('../features/statistics/statistics-screen.tsx')).StatisticsScreen }));

export const statisticsRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/statistics',
  staticData: { title: 'Statistik' },
  component: StatisticsScreen,
});
