import { createRoute, useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { idParam, optionalId } from './id-param.ts';
import { privateRoute } from './private-route.tsx';

const PlanListScreen = lazy(async () => ({ default: (await import('../features/plans/plan-list-screen.tsx')).PlanListScreen }));
const PlanScreen = lazy(async () => ({ default: (await import('../features/plans/plan-screen.tsx')).PlanScreen }));
const GenerationScreen = lazy(async () => ({ default: (await import('../features/plans/generation-screen.tsx')).GenerationScreen }));

export const planListRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/training-plans',
  staticData: { title: 'Meine Trainingspläne' },
  component: PlanListScreen,
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
  component: PlanPage,
});

function PlanPage() {
  const { planId } = planRoute.useParams();
  const { session } = planRoute.useSearch();
  const navigate = useNavigate();
  return (
    <PlanScreen
      key={planId}
      planId={planId}
      initialSessionId={session}
      onDeleted={() => void navigate({ to: '/training-plans', replace: true })}
    />
  );
}

export const generationRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/loading',
  staticData: { chrome: 'page', title: 'Dein Plan entsteht' },
  validateSearch: (search: Record<string, unknown>): { source?: string; generation?: string } => {
    const generation = optionalId(search.generation);
    return { ...(typeof search.source === 'string' && { source: search.source }), ...(generation !== undefined && { generation }) };
  },
  component: GenerationPage,
});

function GenerationPage() {
  const { generation } = generationRoute.useSearch();
  const navigate = useNavigate();
  return (
    <GenerationScreen
      key={generation}
      generationId={generation ?? null}
      onReady={() => void navigate({ to: '/training-plans', replace: true })}
      onRetried={(id) => void navigate({ to: '/loading', search: { source: 'new-plan', generation: id }, replace: true })}
      onLeave={() => void navigate({ to: '/dashboard', replace: true })}
    />
  );
}
