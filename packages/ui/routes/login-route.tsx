import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { safeReturnTo } from '../features/session/return-to.ts';
import { rootRoute } from './root-route.tsx';

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'Anmelden' },
  validateSearch: (search: Record<string, unknown>): { returnTo?: string } =>
    typeof search.returnTo === 'string' ? { returnTo: search.returnTo } : {},
  beforeLoad: ({ context, search }) => {
    const { user, expired } = context.session.state();
    if (user !== null && !expired) throw redirect({ href: safeReturnTo(search.returnTo), replace: true });
  },
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'LoginPage'),
});
