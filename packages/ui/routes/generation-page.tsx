import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { BuyButton } from '../features/access/purchase/buy-button.tsx';
import { readDraft } from '../features/questionnaire/model/draft.ts';
import { furthestStep, stepPath } from '../features/questionnaire/steps/onboarding-steps.ts';
import { GenerationScreen } from '../features/plans/generation/generation-screen.tsx';
import { useSignedInUser } from '../features/session/session-context.tsx';
import { refusalWords } from '../shell/refusal-words.ts';

export function GenerationPage() {
  const { generation } = useSearch({ from: '/private/loading' });
  const { id: userId, email } = useSignedInUser();
  const navigate = useNavigate();
  const toPlans = useCallback(() => void navigate({ to: '/training-plans', replace: true }), [navigate]);
  const toDashboard = useCallback(() => void navigate({ to: '/dashboard', replace: true }), [navigate]);
  const toMissingStep = useCallback(
    () => void navigate({ to: '/onboarding/$step', params: { step: stepPath(furthestStep(readDraft(userId))) }, replace: true }),
    [navigate, userId],
  );
  return (
    <GenerationScreen
      key={generation}
      refusalWords={refusalWords}
      generationId={generation ?? null}
      buyAction={<BuyButton variant="court" email={email} />}
      onReady={toPlans}
      onRetried={(id) => void navigate({ to: '/loading', search: { source: 'new-plan', generation: id }, replace: true })}
      onLeave={toDashboard}
      onMissing={toMissingStep}
    />
  );
}
