import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { readDraft } from '../features/questionnaire/model/draft.ts';
import { OnboardingPause } from '../features/questionnaire/gate/onboarding-pause.tsx';
import { furthestStep, stepPath } from '../features/questionnaire/steps/onboarding-steps.ts';
import { useLeadsTeam } from '../features/team/use-led-team.ts';
import { useOnboardingVerdict } from '../features/questionnaire/gate/use-onboarding-verdict.ts';

/** Screens that need no answers: they ask for them, wait for their effect, belong to the account, or are open to everybody. */
const openPaths = ['/loading', '/settings', '/training-plans/new', '/statistics/explore', '/statistics/explore2'];

/** Nor does a coach need any for his team. */
const isOpen = (path: string) => openPaths.includes(path) || path === '/team' || path.startsWith('/team/');

interface GateProps {
  userId: string;
  path: string;
  children: ReactNode;
}

/** The one gate of all private screens: whoever has answered the questions belongs in the app, all others to the questions. */
export function OnboardingGate({ userId, path, children }: GateProps) {
  const { verdict, retry } = useOnboardingVerdict();
  const asks = path.startsWith('/onboarding');
  // The questions are decided about at their entry only: the last step makes the answers, and leads on by itself.
  const [admitted, setAdmitted] = useState(false);
  const admits = asks && (admitted || verdict === 'open');
  if (admits !== admitted) setAdmitted(admits);

  if (admits || isOpen(path)) return children;
  if (verdict === 'done') return asks ? <Navigate to="/dashboard" replace /> : children;
  if (verdict !== 'open') return <OnboardingPause verdict={verdict} onRetry={retry} />;
  return <ToQuestions userId={userId} onRetry={retry} />;
}

/** Leads to the questions, and a coach who has never begun to answer them to his team. */
function ToQuestions({ userId, onRetry }: { userId: string; onRetry: () => void }) {
  const leadsTeam = useLeadsTeam();
  const draft = readDraft(userId);
  return (
    <>
      <OnboardingPause verdict="wait" onRetry={onRetry} />
      {leadsTeam === true && Object.keys(draft.answers).length === 0 ? (
        <Navigate to="/team" replace />
      ) : (
        leadsTeam !== undefined && <Navigate to="/onboarding/$step" params={{ step: stepPath(furthestStep(draft)) }} replace />
      )}
    </>
  );
}
