import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { privateRoute } from './private-route.tsx';

export const onboardingStartRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/onboarding',
  beforeLoad: () => {
    throw redirect({ to: '/onboarding/$step', params: { step: 'name' }, replace: true });
  },
});

export const onboardingStepRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/onboarding/$step',
  staticData: { chrome: 'none', title: 'Ein paar Fragen' },
  component: lazyScreen(() => import('./onboarding-page.tsx'), 'OnboardingPage'),
});
