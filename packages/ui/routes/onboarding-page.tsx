import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { isOnboardingStep } from '../features/questionnaire/steps/onboarding-steps.ts';
import { OnboardingScreen } from '../features/questionnaire/steps/onboarding-screen.tsx';
import { PlayerQuestion } from '../features/players/player-question.tsx';
import { useSignedInUser } from '../features/session/session-context.tsx';
import { useSignOut } from '../features/session/sign-out.tsx';
import { AccountMenu } from '../shell/account-menu.tsx';
import { NotFound } from '../shell/not-found.tsx';

export function OnboardingPage() {
  const { step } = useParams({ from: '/private/onboarding/$step' });
  const user = useSignedInUser();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const go = useCallback(
    (next: string, how = { replace: false }) => void navigate({ to: '/onboarding/$step', params: { step: next }, ...how }),
    [navigate],
  );
  if (!isOnboardingStep(step)) return <NotFound />;
  return (
    <OnboardingScreen
      user={user}
      path={step}
      menu={<AccountMenu email={user.email} onSignOut={signOut} />}
      renderPlayerQuestion={(props) => <PlayerQuestion userId={user.id} {...props} />}
      onGo={go}
      onSubmitted={(generation) => void navigate({ to: '/loading', search: { source: 'new-plan', generation }, replace: true })}
      onAnsweredElsewhere={() => void navigate({ to: '/loading', search: { source: 'new-plan' }, replace: true })}
    />
  );
}
