import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { privateRoute } from './private-route.tsx';

export const generatorRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/workout-generator',
  staticData: {
    chrome: 'page',
    title: 'Workout Generator',
    tellsSignedOut: true,
  },
  component: lazyScreen(() => import('./exercise-pages.tsx'), 'GeneratorPage'),
});
