import { useNavigate } from '@tanstack/react-router';
import { LiveTrainingScreen } from '../features/workout/live/live-training-screen.tsx';
import { askToShare } from '../features/workout/share/share-question.ts';
import { useUserId } from '../storage/user-id.tsx';
import { useWorkoutDialogs } from './workout-dialogs.tsx';

export function LiveTrainingPage() {
  const navigate = useNavigate();
  const userId = useUserId();
  const { dialogs, openAddition, openSwap } = useWorkoutDialogs();
  return (
    <>
      <LiveTrainingScreen
        onSwap={openSwap}
        onAdd={openAddition}
        onFinished={(workoutId) => {
          askToShare(userId, workoutId);
          void navigate({ to: '/workout-completed', search: { workout: workoutId }, replace: true });
        }}
        onLeave={() => void navigate({ to: '/training/overview' })}
      />
      {dialogs}
    </>
  );
}
