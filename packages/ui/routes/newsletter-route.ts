import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { rootRoute } from './root-route.tsx';

export const newsletterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/newsletter',
  staticData: { title: 'Newsletter' },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => (typeof token === 'string' && token !== '' ? { token } : {}),
  component: lazyScreen(() => import('./newsletter-page.tsx'), 'NewsletterPage'),
});
