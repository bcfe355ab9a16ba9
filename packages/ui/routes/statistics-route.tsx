import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { privateRoute } from './private-route.tsx';

export const statisticsRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/statistics',
  staticData: { title: 'Statistik' },
  component: lazyRouteComponent(() => import('../features/statistics/statistics-screen.tsx'), 'StatisticsScreen'),
});
