import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { privateRoute } from './private-route.tsx';

const pages = () => import('./recovery-pages.tsx');

export const recoveriesRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/return-to-play',
  staticData: { chrome: 'page', title: 'Zurück aufs Feld' },
  component: lazyScreen(pages, 'RecoveriesPage'),
});

export const recoveryRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/return-to-play/$ladder',
  staticData: { chrome: 'page', title: 'Zurück aufs Feld' },
  component: lazyScreen(pages, 'RecoveryPage'),
});
