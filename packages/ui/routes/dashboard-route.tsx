import { createRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { privateRoute } from './private-route.tsx';

const DashboardScreen = lazy(async () => ({ default: (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen }));

export const dashboardRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/dashboard',
  staticData: { title: 'Dashboard' },
  component: DashboardScreen,
});
