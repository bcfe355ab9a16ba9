import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { privateRoute } from './private-route.tsx';

export const dashboardRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/dashboard',
  staticData: { title: 'Dashboard' },
  component: lazyRouteComponent(() => import('./dashboard-page.tsx'), 'DashboardPage'),
});

export const statisticsRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/statistics',
  staticData: { title: 'Statistik' },
  component: lazyRouteComponent(() => import('../features/statistics/statistics-screen.tsx'), 'StatisticsScreen'),
});

export const settingsRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/settings',
  staticData: { title: 'Einstellungen' },
  component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
});
