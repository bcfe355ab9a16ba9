import { useNavigate } from '@tanstack/react-router';
import { ComplaintButton } from '../features/complaints/complaint-button.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { HandballQuestion } from '../features/handball/handball-question.tsx';
import { HealthQuestion } from '../features/health/health-question.tsx';
import { SavedPlayer } from '../features/players/saved-player.tsx';
import { UnlockPanel } from '../features/players/unlock-panel.tsx';
import { ForgottenWorkout } from '../features/workout/forgotten/forgotten-workout.tsx';
import { useSignedInUser } from '../features/session/session-context.tsx';

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
      healthQuestion={<HealthQuestion />}
      handballQuestion={<HandballQuestion />}
      playerCard={<SavedPlayer userId={id} />}
      renderUnlockPanel={(isShort) => <UnlockPanel email={email} isShort={isShort} />}
    />
  );
}
