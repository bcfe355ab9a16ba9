import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';

/** The landing page of the web; whoever is signed in, or has installed the desktop app, goes straight to his screens. */
export const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { title: 'Athletiktraining für Handball' },
  beforeLoad: ({ context }) => {
    if (context.kind === 'desktop' || context.session.state().user !== null) throw redirect({ to: '/dashboard', replace: true });
  },
  component: lazyRouteComponent(() => import('./start-page.tsx'), 'StartPage'),
});
