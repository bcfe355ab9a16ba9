import { useNavigate } from '@tanstack/react-router';
import { ComplaintButton } from '../features/complaints/complaint-button.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { WithGoals } from '../features/dashboard/with-goals.tsx';
import { WithReadiness } from '../features/dashboard/with-readiness.tsx';
import { WithTeamNews } from '../features/dashboard/with-team-news.tsx';
import { HandballQuestion } from '../features/handball/handball-question.tsx';
import { HealthQuestion } from '../features/health/health-question.tsx';
import { SavedPlayer } from '../features/players/saved-player.tsx';
import { UnlockPanel } from '../features/players/unlock-panel.tsx';
import { ForgottenWorkout } from '../features/workout/forgotten/forgotten-workout.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { useSignedInUser } from '../features/session/session-context.tsx';

/** Most players have none at first, and it reads much that the rest of the dashboard does not. */
const GoalsCard = lazyPart(async () => (await import('../features/goals/goals-card.tsx')).GoalsCard, { missing: null });

/** For those who have agreed to the daily question. */
const ReadinessCard = lazyPart(async () => (await import('../features/readiness/readiness-card.tsx')).ReadinessCard, { missing: null });

/** For those who have something to answer. */
const AssignedTrainings = lazyPart(async () => (await import('../features/team/assigned/assigned-trainings.tsx')).AssignedTrainings, {
  missing: null,
});

/** The sign of an installed app. */
const AppBadge = lazyPart(async () => (await import('../features/dashboard/app-badge.tsx')).AppBadge, { missing: null });
const hasBadge = 'setAppBadge' in navigator;

export function DashboardPage() {
  const { id, email } = useSignedInUser();
  const navigate = useNavigate();
  return (
    <DashboardScreen
      forgottenWorkout={
        <ForgottenWorkout
          onGoOn={({ sessionId }) =>
            void (sessionId === null
              ? navigate({ to: '/live-training' })
              : navigate({ to: '/active-workout/$sessionId', params: { sessionId } }))
          }
        />
      }
      renderComplaint={(sessionId) => <ComplaintButton sessionId={sessionId} />}
      healthQuestion={
        <>
          <WithReadiness>
            <ReadinessCard />
          </WithReadiness>
          <HealthQuestion />
        </>
      }
      handballQuestion={<HandballQuestion />}
      goals={
        <WithGoals>
          <GoalsCard />
        </WithGoals>
      }
      assignments={
        <>
          {hasBadge && <AppBadge />}
          <WithTeamNews>
            <AssignedTrainings team={null} />
          </WithTeamNews>
        </>
      }
      playerCard={<SavedPlayer userId={id} />}
      renderUnlockPanel={(isShort) => <UnlockPanel email={email} isShort={isShort} />}
    />
  );
}
