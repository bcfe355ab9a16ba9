import { useNavigate } from '@tanstack/react-router';
import { QuestionnaireScreen } from '../features/questionnaire/one-page/questionnaire-screen.tsx';

export function QuestionnairePage() {
  const navigate = useNavigate();
  return (
    <QuestionnaireScreen
      onSubmitted={(generationId) =>
        void navigate({ to: '/loading', search: { source: 'new-plan', generation: generationId }, replace: true })
      }
    />
  );
}
