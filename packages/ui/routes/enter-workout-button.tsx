import { useNavigate } from '@tanstack/react-router';
import { EnterWorkout } from '../features/workout/edit/enter-workout.tsx';
import type { ButtonVariant } from '../kit/action/button.tsx';

/** 'Training nachtragen', which leads on to its sets. */
export function EnterWorkoutButton({ variant }: { variant: ButtonVariant }) {
  const navigate = useNavigate();
  const edit = (workout: string) => void navigate({ to: '/workout-completed', search: { workout }, hash: 'edit' });
  return <EnterWorkout variant={variant} onEntered={edit} />;
}
