import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { optionalId } from './id-param.ts';
import { privateRoute } from './private-route.tsx';
import { optional, type Search } from './search-param.ts';
import { privateScreens } from './screen-route.ts';

const pages = () => import('./plan-pages.tsx');
const screen = privateScreens(pages);

export const planListRoute = screen('/training-plans', 'PlanListScreen', { title: 'Meine Trainingspläne' });

export const questionnaireRoute = privateScreens(() => import('./questionnaire-page.tsx'))('/training-plans/new', 'QuestionnairePage', {
  chrome: 'page',
  title: 'Plan erstellen',
});

export const planRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/training-plans/$planId',
  staticData: { chrome: 'bar', title: 'Trainingsplan' },
  validateSearch: ({ session, mode }: Search) => ({
    ...optional('session', optionalId(session)),
    ...optional('mode', mode === 'train' ? mode : undefined),
  }),
  component: lazyScreen(pages, 'PlanPage'),
});

export const trainingOverviewRoute = screen('/training/overview', 'TrainingOverviewScreen', { chrome: 'bar', title: 'Training starten' });

export const generationRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/loading',
  staticData: {
    chrome: 'page',
    title: 'Dein Plan entsteht',
    tellsSignedOut: true,
  },
  validateSearch: ({ source, generation }: Search) => ({
    ...optional('source', typeof source === 'string' ? source : undefined),
    ...optional('generation', optionalId(generation)),
  }),
  component: lazyScreen(() => import('./generation-page.tsx'), 'GenerationPage'),
});
