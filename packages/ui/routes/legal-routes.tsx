import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { rootRoute } from './root-route.tsx';

export const imprintRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/imprint',
  staticData: { title: 'Impressum' },
  component: lazyScreen(() => import('./legal-pages.tsx'), 'ImprintPage'),
});

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  staticData: { title: 'Datenschutz' },
  component: lazyScreen(() => import('./legal-pages.tsx'), 'PrivacyPage'),
});

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  staticData: { title: 'AGB und Widerruf' },
  component: lazyScreen(() => import('./legal-pages.tsx'), 'TermsPage'),
});
