import { createRoute, useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { privateRoute } from './private-route.tsx';

const QuestionnaireScreen = lazy(async () => ({
  default: (await import('../features/questionnaire/questionnaire-screen.tsx')).QuestionnaireScreen,
}));

export const questionnaireRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/training-plans/new',
  staticData: { chrome: 'page', title: 'Plan erstellen' },
  component: QuestionnairePage,
});

function QuestionnairePage() {
  const navigate = useNavigate();
  return (
    <QuestionnaireScreen
      onSubmitted={(generationId) =>
        void navigate({ to: '/loading', search: { source: 'new-plan', generation: generationId }, replace: true })
      }
    />
  );
}
