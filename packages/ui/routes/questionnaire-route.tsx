import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { privateRoute } from './private-route.tsx';

export const questionnaireRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/training-plans/new',
  staticData: { chrome: 'page', title: 'Plan erstellen' },
  component: lazyRouteComponent(() => import('./questionnaire-page.tsx'), 'QuestionnairePage'),
});
