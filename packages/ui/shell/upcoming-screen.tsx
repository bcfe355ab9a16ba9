import { ButtonLink } from '../kit/button-link.tsx';
import { EmptyState } from '../brand/empty-state.tsx';
import { Page } from '../kit/page.tsx';

/** Stands where a later version has its screen. */
export function UpcomingScreen() {
  return (
    <Page title="Bald verfügbar" back="/dashboard" width="reading">
      <EmptyState
        title="Dieser Bereich ist noch im Aufbau"
        action={
          <ButtonLink href="/dashboard" variant="ball">
            Zum Dashboard
          </ButtonLink>
        }
      >
        Deine Pläne und Trainings kannst du schon nutzen. Dieser Bereich kommt mit einer der nächsten Versionen.
      </EmptyState>
    </Page>
  );
}
