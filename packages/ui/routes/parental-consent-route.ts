import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { readToken } from './search-param.ts';
import { rootRoute } from './root-route.tsx';

export const parentalConsentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/parental-consent',
  staticData: { title: 'Eltern' },
  validateSearch: readToken,
  component: lazyScreen(() => import('./parental-consent-page.tsx'), 'ParentalConsentPage'),
});
