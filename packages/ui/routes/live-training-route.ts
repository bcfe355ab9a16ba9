import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { privateRoute } from './private-route.tsx';

export const liveTrainingRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/live-training',
  staticData: {
    chrome: 'none',
    title: 'Jetzt Trainieren',
    tellsSignedOut: true,
  },
  component: lazyScreen(() => import('./workout-pages.tsx'), 'LiveTrainingPage'),
});
