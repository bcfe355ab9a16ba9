import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { optionalId } from './id-param.ts';
import { privateRoute } from './private-route.tsx';
import { optional, type Search } from './search-param.ts';
import { privateScreens } from './screen-route.ts';

const pages = () => import('./workout-pages.tsx');

/** A workout of the session in its address. */
const ofSession = {
  getParentRoute: () => privateRoute,
  staticData: { chrome: 'none', title: 'Training' },
} as const;

export const startWorkoutRoute = createRoute({
  ...ofSession,
  path: '/training/plan/$sessionId/start',
  component: lazyScreen(pages, 'StartWorkoutPage'),
});

/** An address without a session: it says so. */
export const startNothingRoute = privateScreens(pages)('/training/plan/start', 'NoSessionPage', { chrome: 'none', title: 'Training' });

export const pickWorkoutRoute = privateScreens(() => import('./plan-pages.tsx'))('/active-workout', 'PickWorkoutPage', {
  chrome: 'bar',
  title: 'Training starten',
});

export const activeWorkoutRoute = createRoute({
  ...ofSession,
  path: '/active-workout/$sessionId',
  component: lazyScreen(pages, 'ActiveWorkoutPage'),
});

export const workoutCompletedRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/workout-completed',
  staticData: { chrome: 'none', title: 'Training abgeschlossen' },
  validateSearch: ({ workout }: Search) => optional('workout', optionalId(workout)),
  component: lazyScreen(pages, 'WorkoutCompletedPage'),
});
