import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { idParam, optionalId } from './id-param.ts';
import { privateRoute } from './private-route.tsx';
import { optional, type Search } from './search-param.ts';
import { privateScreens } from './screen-route.ts';

const pages = () => import('./workout-pages.tsx');

/** A workout of the session in its address. */
const ofSession = {
  getParentRoute: () => privateRoute,
  staticData: { chrome: 'none', title: 'Training' },
  beforeLoad: ({ params }: { params: { sessionId: string } }) => void idParam(params.sessionId),
} as const;

export const startWorkoutRoute = createRoute({
  ...ofSession,
  path: '/training/plan/$sessionId/start',
  component: lazyScreen(pages, 'StartWorkoutPage'),
});

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
