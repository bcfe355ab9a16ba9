import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { PlanScreen } from '../features/plans/detail/plan-screen.tsx';

export function PlanPage() {
  const { planId } = useParams({ from: '/private/training-plans/$planId' });
  const { session } = useSearch({ from: '/private/training-plans/$planId' });
  const navigate = useNavigate();
  return (
    <PlanScreen
      key={planId}
      planId={planId}
      initialSessionId={session}
      onDeleted={() => void navigate({ to: '/training-plans', replace: true })}
    />
  );
}
