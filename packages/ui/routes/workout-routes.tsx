import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { optionalId } from './id-param.ts';
import { privateRoute } from './private-route.tsx';
import { optional, type Search } from './search-param.ts';
import { privateScreens } from './screen-route.ts';

const pages = () => import('./workout-pages.tsx');

const screen = privateScreens(pages);
const training = { chrome: 'none', title: 'Training' } as const;

export const startWorkoutRoute = screen('/training/plan/$sessionId/start', 'StartWorkoutPage', training);

/** An address without a session: it says so. */
export const startNothingRoute = screen('/training/plan/start', 'NoSessionPage', training);

export const pickWorkoutRoute = privateScreens(() => import('./plan-pages.tsx'))('/active-workout', 'PickWorkoutPage', {
  chrome: 'bar',
  title: 'Training starten',
});

export const activeWorkoutRoute = screen('/active-workout/$sessionId', 'ActiveWorkoutPage', training);

export const workoutCompletedRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/workout-completed',
  staticData: { chrome: 'none', title: 'Training abgeschlossen' },
  validateSearch: ({ workout }: Search) => optional('workout', optionalId(workout)),
  component: lazyScreen(pages, 'WorkoutCompletedPage'),
});
