import { isUuid } from '@anwurf/domain/identity/uuid';
import { Navigate, useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazyPart } from '../loading/lazy-part.tsx';
import { PlanScreen } from '../features/plans/detail/plan-screen.tsx';
import { TrainingOverviewScreen as OverviewScreen } from '../features/plans/overview/training-overview-screen.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { EnterWorkoutButton } from './enter-workout-button.tsx';
import { useTodaysSession } from '../features/plans/overview/use-todays-session.ts';
import { useRunningSession } from '../features/plans/overview/use-running-session.ts';

export { PlanListScreen } from '../features/plans/list/plan-list-screen.tsx';

const SwapDialog = lazyPart(async () => (await import('../features/exercises/swap/swap-dialog.tsx')).SwapDialog);

export function TrainingOverviewScreen() {
  return <OverviewScreen enterWorkout={<EnterWorkoutButton variant="line" />} />;
}

export function PlanPage() {
  const { planId } = useParams({ from: '/private/training-plans/$planId' });
  const { session, mode } = useSearch({ from: '/private/training-plans/$planId' });
  const navigate = useNavigate();
  // Checked here and not before it loads: the first page carries every route.
  if (!isUuid(planId)) return <NotFound />;
  return (
    <PlanScreen
      key={planId}
      planId={planId}
      initialSessionId={session}
      isTraining={mode === 'train'}
      renderSwap={(exercise, onClose) => (
        <SwapDialog key={exercise.id} exercise={exercise} doneText="Übung erfolgreich aktualisiert." onClose={onClose} />
      )}
      onDeleted={() => void navigate({ to: '/training-plans', replace: true })}
    />
  );
}

/** Today's session, else the one whose turn is next, by a shortcut of the installed app; the choice where there is none. */
function TodaysWorkout() {
  const sessionId = useTodaysSession();
  if (sessionId === undefined) return null;
  if (sessionId === null) return <TrainingOverviewScreen />;
  return <Navigate to="/training/plan/$sessionId/start" params={{ sessionId }} replace />;
}

/** Goes on with the workout that is running, else lets one be picked. */
export function PickWorkoutPage() {
  const isToday = useLocation({ select: ({ hash }) => hash === 'today' });
  const running = useRunningSession();
  if (running === undefined) return null;
  if (running === null) return isToday ? <TodaysWorkout /> : <TrainingOverviewScreen />;
  if (running.kind === 'live') return <Navigate to="/live-training" replace />;
  return <Navigate to="/active-workout/$sessionId" params={{ sessionId: running.sessionId }} replace />;
}
