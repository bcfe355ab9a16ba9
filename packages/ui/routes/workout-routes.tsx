import { createRoute, useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { NotFound } from '../shell/not-found.tsx';
import { idParam, optionalId } from './id-param.ts';
import { privateRoute } from './private-route.tsx';

const WorkoutScreen = lazy(async () => ({ default: (await import('../features/workout/workout-screen.tsx')).WorkoutScreen }));
const SummaryScreen = lazy(async () => ({ default: (await import('../features/workout/summary-screen.tsx')).SummaryScreen }));

function WorkoutPage({ sessionId }: { sessionId: string }) {
  const navigate = useNavigate();
  return (
    <WorkoutScreen
      key={sessionId}
      sessionId={sessionId}
      onFinished={(workoutId) => void navigate({ to: '/workout-completed', search: { workout: workoutId }, replace: true })}
      onLeave={(planId) => void navigate({ to: '/training-plans/$planId', params: { planId }, search: { session: sessionId } })}
    />
  );
}

export const startWorkoutRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/training/plan/$sessionId/start',
  staticData: { chrome: 'none', title: 'Training' },
  beforeLoad: ({ params }) => void idParam(params.sessionId),
  component: function StartWorkoutPage() {
    return <WorkoutPage sessionId={startWorkoutRoute.useParams().sessionId} />;
  },
});

export const activeWorkoutRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/active-workout/$sessionId',
  staticData: { chrome: 'none', title: 'Training' },
  beforeLoad: ({ params }) => void idParam(params.sessionId),
  component: function ActiveWorkoutPage() {
    return <WorkoutPage sessionId={activeWorkoutRoute.useParams().sessionId} />;
  },
});

export const workoutCompletedRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/workout-completed',
  staticData: { chrome: 'none', title: 'Training abgeschlossen' },
  validateSearch: (search: Record<string, unknown>): { workout?: string } => {
    const workout = optionalId(search.workout);
    return workout === undefined ? {} : { workout };
  },
  component: WorkoutCompletedPage,
});

function WorkoutCompletedPage() {
  const { workout } = workoutCompletedRoute.useSearch();
  return workout === undefined ? <NotFound /> : <SummaryScreen key={workout} workoutId={workout} />;
}
