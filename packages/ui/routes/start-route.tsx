import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { rootRoute } from './root-route.tsx';

/** The landing page of the web; whoever is signed in, or has installed the desktop app, goes straight to his screens. */
export const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { title: 'Athletiktraining für Handball' },
  beforeLoad: ({ context }) => {
    if (context.kind === 'desktop' || context.session.state().user !== null) throw redirect({ to: '/dashboard', replace: true });
  },
  component: lazyScreen(() => import('./start-page.tsx'), 'StartPage'),
});
