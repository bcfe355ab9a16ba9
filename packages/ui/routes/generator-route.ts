import { privateScreens } from './screen-route.ts';

export const generatorRoute = privateScreens(() => import('./exercise-pages.tsx'))('/workout-generator', 'GeneratorPage', {
  chrome: 'page',
  title: 'Workout Generator',
  tellsSignedOut: true,
});
