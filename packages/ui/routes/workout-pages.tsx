import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { WorkoutScreen } from '../features/workout/run/workout-screen.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { NotFound } from '../shell/not-found.tsx';

const SummaryScreen = lazyPart(async () => (await import('../features/workout/summary/summary-screen.tsx')).SummaryScreen);

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

export function StartWorkoutPage() {
  return <WorkoutPage sessionId={useParams({ from: '/private/training/plan/$sessionId/start' }).sessionId} />;
}

export function ActiveWorkoutPage() {
  return <WorkoutPage sessionId={useParams({ from: '/private/active-workout/$sessionId' }).sessionId} />;
}

export function WorkoutCompletedPage() {
  const { workout } = useSearch({ from: '/private/workout-completed' });
  return workout === undefined ? <NotFound /> : <SummaryScreen key={workout} workoutId={workout} />;
}
