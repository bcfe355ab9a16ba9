import { AssessmentScreen } from '../features/assessment/assessment-screen.tsx';
import { useSessionState } from '../features/session/session-context.tsx';
import { PlainButtonLink } from '../links/plain-links.ts';
import { PublicFooter } from '../shell/public-footer.tsx';
import { PublicHeader } from '../shell/public-header.tsx';

export function AssessmentPage() {
  const { user } = useSessionState();
  return (
    <>
      <PublicHeader />
      <AssessmentScreen
        email={user?.email ?? ''}
        planAction={
          <PlainButtonLink variant="ball" to={user === null ? '/auth' : '/training-plans/new'}>
            Trainingsplan dazu erstellen
          </PlainButtonLink>
        }
      />
      <PublicFooter />
    </>
  );
}
