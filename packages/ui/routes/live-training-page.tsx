import { useNavigate } from '@tanstack/react-router';
import { LiveTrainingScreen } from '../features/workout/live/live-training-screen.tsx';
import { askToShare } from '../features/workout/share/share-question.ts';
import { useUserId } from '../storage/user-id.tsx';

export function LiveTrainingPage() {
  const navigate = useNavigate();
  const userId = useUserId();
  return (
    <LiveTrainingScreen
      onFinished={(workoutId) => {
        askToShare(userId, workoutId);
        void navigate({ to: '/workout-completed', search: { workout: workoutId }, replace: true });
      }}
      onLeave={() => void navigate({ to: '/training/overview' })}
    />
  );
}
