import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { showFailure } from '../kit/toast-queue.ts';
import { rootRoute } from './root-route.tsx';

/** The gate of all private screens: whoever is signed out signs in first and comes back. */
export const privateRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'private',
  beforeLoad: ({ context, location, matches }) => {
    if (context.session.state().user !== null) return;
    const signedOut = matches.at(-1)?.staticData.signedOut;
    if (signedOut === undefined) throw redirect({ to: '/login', search: { returnTo: location.href }, replace: true });
    showFailure(signedOut.message);
    throw redirect({ href: signedOut.leadsTo, replace: true });
  },
  // The layout brings everything that reads the local database: public pages must not carry it.
  component: lazyScreen(() => import('./private-layout.tsx'), 'PrivateLayout'),
});
