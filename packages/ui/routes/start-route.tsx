import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';

/** Until the landing page exists, the start leads on: the gate of the dashboard asks for a login where needed. */
export const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true });
  },
});
