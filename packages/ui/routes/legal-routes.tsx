import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { rootRoute } from './root-route.tsx';

export const imprintRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/imprint',
  staticData: { title: 'Impressum' },
  component: lazyScreen(() => import('./imprint-page.tsx'), 'ImprintPage'),
});

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  staticData: { title: 'Datenschutz' },
  component: lazyScreen(() => import('./privacy-page.tsx'), 'PrivacyPage'),
});

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  staticData: { title: 'AGB und Widerruf' },
  component: lazyScreen(() => import('./terms-page.tsx'), 'TermsPage'),
});
