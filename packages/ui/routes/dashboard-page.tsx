import { ComplaintButton } from '../features/complaints/complaint-button.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { HandballQuestion } from '../features/handball/handball-question.tsx';
import { HealthQuestion } from '../features/health/health-question.tsx';
import { SavedPlayer } from '../features/players/saved-player.tsx';
import { UnlockPanel } from '../features/players/unlock-panel.tsx';
import { useSignedInUser } from '../features/session/session-context.tsx';

export function DashboardPage() {
  const { id, email } = useSignedInUser();
  return (
    <DashboardScreen
      renderComplaint={(sessionId) => <ComplaintButton sessionId={sessionId} />}
      healthQuestion={<HealthQuestion />}
      handballQuestion={<HandballQuestion />}
      playerCard={<SavedPlayer userId={id} />}
      renderUnlockPanel={(isShort) => <UnlockPanel email={email} isShort={isShort} />}
    />
  );
}
