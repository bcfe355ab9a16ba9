import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { idParam, optionalId } from './id-param.ts';
import { privateRoute } from './private-route.tsx';

const pages = () => import('./plan-pages.tsx');

export const planListRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/training-plans',
  staticData: { title: 'Meine Trainingspläne' },
  component: lazyScreen(pages, 'PlanListScreen'),
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
  validateSearch: (search: Record<string, unknown>): { session?: string; mode?: 'train' } => {
    const session = optionalId(search.session);
    return { ...(session !== undefined && { session }), ...(search.mode === 'train' && { mode: search.mode }) };
  },
  component: lazyScreen(pages, 'PlanPage'),
});

export const trainingOverviewRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/training/overview',
  staticData: { chrome: 'page', title: 'Training starten' },
  component: lazyScreen(pages, 'TrainingOverviewScreen'),
});

export const generationRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/loading',
  staticData: {
    chrome: 'page',
    title: 'Dein Plan entsteht',
    tellsSignedOut: true,
  },
  validateSearch: (search: Record<string, unknown>): { source?: string; generation?: string } => {
    const generation = optionalId(search.generation);
    return { ...(typeof search.source === 'string' && { source: search.source }), ...(generation !== undefined && { generation }) };
  },
  component: lazyScreen(() => import('./generation-page.tsx'), 'GenerationPage'),
});
