import { useNavigate } from '@tanstack/react-router';
import { QuestionnaireScreen } from '../features/questionnaire/one-page/questionnaire-screen.tsx';
import { useSignedInUser } from '../features/session/session-context.tsx';

export function QuestionnairePage() {
  const { id: userId } = useSignedInUser();
  const navigate = useNavigate();
  return (
    <QuestionnaireScreen
      userId={userId}
      onSubmitted={(generationId) =>
        void navigate({ to: '/loading', search: { source: 'new-plan', generation: generationId }, replace: true })
      }
    />
  );
}
