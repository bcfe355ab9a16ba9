import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { rootRoute } from './root-route.tsx';

export const assessmentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/test',
  staticData: { title: 'Selbsttest' },
  component: lazyScreen(() => import('./assessment-page.tsx'), 'AssessmentPage'),
});
