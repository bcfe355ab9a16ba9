import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { privateRoute } from './private-route.tsx';

export const settingsRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/settings',
  staticData: { title: 'Einstellungen' },
  component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
});
