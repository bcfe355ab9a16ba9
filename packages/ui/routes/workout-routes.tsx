import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { idParam, optionalId } from './id-param.ts';
import { privateRoute } from './private-route.tsx';

const pages = () => import('./workout-pages.tsx');

export const startWorkoutRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/training/plan/$sessionId/start',
  staticData: { chrome: 'none', title: 'Training' },
  beforeLoad: ({ params }) => void idParam(params.sessionId),
  component: lazyScreen(pages, 'StartWorkoutPage'),
});

export const pickWorkoutRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/active-workout',
  staticData: { chrome: 'page', title: 'Training starten' },
  component: lazyScreen(() => import('./plan-pages.tsx'), 'PickWorkoutPage'),
});

export const activeWorkoutRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/active-workout/$sessionId',
  staticData: { chrome: 'none', title: 'Training' },
  beforeLoad: ({ params }) => void idParam(params.sessionId),
  component: lazyScreen(pages, 'ActiveWorkoutPage'),
});

export const workoutCompletedRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/workout-completed',
  staticData: { chrome: 'none', title: 'Training abgeschlossen' },
  validateSearch: (search: Record<string, unknown>): { workout?: string } => {
    const workout = optionalId(search.workout);
    return workout === undefined ? {} : { workout };
  },
  component: lazyScreen(pages, 'WorkoutCompletedPage'),
});
