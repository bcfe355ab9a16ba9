import { isUuid } from '@anwurf/domain/identity/uuid';
import { useNavigate, useParams } from '@tanstack/react-router';
import { NotFound } from '../shell/not-found.tsx';
import { PlanEditScreen } from '../features/exercises/plan-edit/plan-edit-screen.tsx';

export function PlanEditPage() {
  const { planId } = useParams({ from: '/private/training-plans/$planId/edit' });
  const navigate = useNavigate();
  // Checked here and not before it loads: the first page carries every route.
  if (!isUuid(planId)) return <NotFound />;
  return (
    <PlanEditScreen
      key={planId}
      planId={planId}
      onDone={() => void navigate({ to: '/training-plans/$planId', params: { planId }, replace: true })}
    />
  );
}
