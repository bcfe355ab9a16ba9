import { createRoute, notFound } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { privateRoute } from './private-route.tsx';
import { rootRoute } from './root-route.tsx';

/** Areas that the dashboard names and a later version fills; each route gives way to its screen. */
const upcoming = <Path extends string>(path: Path, title: string) =>
  createRoute({
    getParentRoute: () => privateRoute,
    path,
    staticData: { title },
    component: lazyScreen(() => import('../shell/upcoming-screen.tsx'), 'UpcomingScreen'),
  });

/** The landing page leads here; until it is there, nothing is. */
export const selfAssessmentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/test',
  beforeLoad: () => {
    throw notFound();
  },
});

export const generatorRoute = upcoming('/workout-generator', 'Generator');
export const ownExercisesRoute = upcoming('/custom-exercises', 'Übungen');
export const trainingOverviewRoute = upcoming('/training/overview', 'Training');
export const testHistoryRoute = upcoming('/ist-zustand/historie', 'Standard Tests');
