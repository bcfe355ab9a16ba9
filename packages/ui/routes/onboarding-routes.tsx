import { createRoute, redirect } from '@tanstack/react-router';
import { privateRoute } from './private-route.tsx';
import { privateScreens } from './screen-route.ts';

export const onboardingStartRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/onboarding',
  beforeLoad: () => {
    throw redirect({ to: '/onboarding/$step', params: { step: 'name' }, replace: true });
  },
});

export const onboardingStepRoute = privateScreens(() => import('./onboarding-page.tsx'))('/onboarding/$step', 'OnboardingPage', {
  chrome: 'none',
  title: 'Ein paar Fragen',
});
