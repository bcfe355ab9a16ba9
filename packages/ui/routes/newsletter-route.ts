import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { readToken } from './search-param.ts';
import { rootRoute } from './root-route.tsx';

export const newsletterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/newsletter',
  staticData: { title: 'Newsletter' },
  validateSearch: readToken,
  component: lazyScreen(() => import('./newsletter-page.tsx'), 'NewsletterPage'),
});
