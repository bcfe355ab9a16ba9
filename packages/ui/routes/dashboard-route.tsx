import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { privateRoute } from './private-route.tsx';

export const dashboardRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/dashboard',
  staticData: { title: 'Dashboard' },
  component: lazyRouteComponent(() => import('./dashboard-page.tsx'), 'DashboardPage'),
});
