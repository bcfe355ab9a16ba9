import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';

export const imprintRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/imprint',
  staticData: { title: 'Impressum' },
  component: lazyRouteComponent(() => import('./legal-pages.tsx'), 'ImprintPage'),
});

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  staticData: { title: 'Datenschutz' },
  component: lazyRouteComponent(() => import('./legal-pages.tsx'), 'PrivacyPage'),
});

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  staticData: { title: 'AGB und Widerruf' },
  component: lazyRouteComponent(() => import('./legal-pages.tsx'), 'TermsPage'),
});
