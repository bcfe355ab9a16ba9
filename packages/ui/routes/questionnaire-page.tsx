import { useNavigate } from '@tanstack/react-router';
import { BuyButton } from '../features/access/purchase/buy-button.tsx';
import { QuestionnaireScreen } from '../features/questionnaire/one-page/questionnaire-screen.tsx';
import { useSignedInUser } from '../features/session/session-context.tsx';
import { AccessEndNotice } from '../shell/access-end-notice.tsx';

export function QuestionnairePage() {
  const { id: userId, email } = useSignedInUser();
  const navigate = useNavigate();
  return (
    <QuestionnaireScreen
      userId={userId}
      endNotice={<AccessEndNotice buyAction={<BuyButton variant="court" email={email} />} />}
      onSubmitted={(generationId) =>
        void navigate({ to: '/loading', search: { source: 'new-plan', generation: generationId }, replace: true })
      }
    />
  );
}
