import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { idParam, optionalId } from './id-param.ts';
import { privateRoute } from './private-route.tsx';

export const planListRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/training-plans',
  staticData: { title: 'Meine Trainingspläne' },
  component: lazyScreen(() => import('../features/plans/list/plan-list-screen.tsx'), 'PlanListScreen'),
});

export const questionnaireRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/training-plans/new',
  staticData: { chrome: 'page', title: 'Plan erstellen' },
  component: lazyScreen(() => import('./questionnaire-page.tsx'), 'QuestionnairePage'),
});

export const planRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/training-plans/$planId',
  staticData: { chrome: 'page', title: 'Trainingsplan' },
  beforeLoad: ({ params }) => void idParam(params.planId),
  validateSearch: (search: Record<string, unknown>): { session?: string } => {
    const session = optionalId(search.session);
    return session === undefined ? {} : { session };
  },
  component: lazyScreen(() => import('./plan-page.tsx'), 'PlanPage'),
});

export const generationRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/loading',
  staticData: {
    chrome: 'page',
    title: 'Dein Plan entsteht',
    signedOut: { message: 'Du musst angemeldet sein, um deinen Plan zu erstellen.', leadsTo: '/auth' },
  },
  validateSearch: (search: Record<string, unknown>): { source?: string; generation?: string } => {
    const generation = optionalId(search.generation);
    return { ...(typeof search.source === 'string' && { source: search.source }), ...(generation !== undefined && { generation }) };
  },
  component: lazyScreen(() => import('./generation-page.tsx'), 'GenerationPage'),
});
