import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { rootRoute } from './root-route.tsx';

/** The words are not part of the public pages; whoever cannot load them signs in without. */
const leadAway = (path: string) =>
  import('./signed-out-words.ts').then(
    ({ explainSignedOut }) => explainSignedOut(path),
    () => undefined,
  );

/** The gate of all private screens: whoever is signed out signs in first and comes back. */
export const privateRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'private',
  beforeLoad: async ({ context, location, matches }) => {
    if (context.session.state().user !== null) return;
    const href = matches.at(-1)?.staticData.tellsSignedOut === true ? await leadAway(location.pathname) : undefined;
    throw href === undefined
      ? redirect({ to: '/login', search: { returnTo: location.href }, replace: true })
      : redirect({ href, replace: true });
  },
  // The layout brings everything that reads the local database: public pages must not carry it.
  component: lazyScreen(() => import('./private-layout.tsx'), 'PrivateLayout'),
});
