import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { privateRoute } from './private-route.tsx';

export const dashboardRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/dashboard',
  staticData: { title: 'Dashboard' },
  component: lazyScreen(() => import('./dashboard-page.tsx'), 'DashboardPage'),
});

export const settingsRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/settings',
  staticData: { title: 'Einstellungen' },
  component: lazyScreen(() => import('./settings-page.tsx'), 'SettingsPage'),
});
