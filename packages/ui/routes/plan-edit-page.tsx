import { useNavigate, useParams } from '@tanstack/react-router';
import { PlanEditScreen } from '../features/exercises/plan-edit/plan-edit-screen.tsx';

export function PlanEditPage() {
  const { planId } = useParams({ from: '/private/training-plans/$planId/edit' });
  const navigate = useNavigate();
  return (
    <PlanEditScreen
      key={planId}
      planId={planId}
      onDone={() => void navigate({ to: '/training-plans/$planId', params: { planId }, replace: true })}
    />
  );
}
