import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { readToken } from './search-param.ts';
import { rootRoute } from './root-route.tsx';

export const withdrawalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/withdrawal',
  staticData: { title: 'Vertrag widerrufen' },
  validateSearch: readToken,
  component: lazyScreen(() => import('./withdrawal-page.tsx'), 'WithdrawalPage'),
});
