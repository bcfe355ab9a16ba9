import { privateScreens } from './screen-route.ts';

export const dashboardRoute = privateScreens(() => import('./dashboard-page.tsx'))('/dashboard', 'DashboardPage', { title: 'Dashboard' });

export const settingsRoute = privateScreens(() => import('./settings-page.tsx'))('/settings', 'SettingsPage', { title: 'Einstellungen' });
