import { createRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { useSignedInUser } from '../features/session/session-context.tsx';
import { useSignOut } from '../features/session/sign-out.tsx';
import { SyncPanel } from '../shell/sync-panel.tsx';
import { ThemeChoice } from '../shell/theme-choice.tsx';
import { privateRoute } from './private-route.tsx';

const SettingsScreen = lazy(async () => ({ default: (await import('../features/settings/settings-screen.tsx')).SettingsScreen }));

export const settingsRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/settings',
  staticData: { title: 'Einstellungen' },
  component: SettingsPage,
});

function SettingsPage() {
  return (
    <SettingsScreen email={useSignedInUser().email} themeChoice={<ThemeChoice />} syncPanel={<SyncPanel />} onSignOut={useSignOut()} />
  );
}
