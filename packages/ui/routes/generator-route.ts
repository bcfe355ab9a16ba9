import { privateScreens } from './screen-route.ts';

const screen = privateScreens(() => import('./exercise-pages.tsx'));

export const generatorRoute = screen('/workout-generator', 'GeneratorPage', {
  chrome: 'page',
  title: 'Workout Generator',
  tellsSignedOut: true,
});

export const planEditRoute = screen('/training-plans/$planId/edit', 'PlanEditPage', { chrome: 'page', title: 'Trainingsplan' });
