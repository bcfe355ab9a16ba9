import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { privateRoute } from './private-route.tsx';
import { rootRoute } from './root-route.tsx';

/** One screen, which looks at its address: three names would cost every public page some bytes. */
const component = lazyScreen(() => import('./explore-pages.tsx'), 'ExplorePage');
const staticData = { title: 'Spieler Explorer – Handball' };

/** Its search: `tab`, and the two who are compared, `a` and `b`; the page reads it. */
export const exploreRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/statistics/explore',
  staticData,
  component,
});

export const plainExploreRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/statistics/explore2',
  staticData,
  component,
});

export const playerSearchRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/statistics/player',
  staticData: { title: 'Spielersuche' },
  component,
});
