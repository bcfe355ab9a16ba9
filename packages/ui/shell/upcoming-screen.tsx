import { EmptyState } from '../brand/empty-state.tsx';
import { Page } from '../kit/page.tsx';
import { BackLink, ButtonLink } from '../links/app-links.ts';

/** Stands where a later version has its screen. */
export function UpcomingScreen() {
  return (
    <Page title="Bald verfügbar" back={<BackLink to="/dashboard" />} width="reading">
      <EmptyState
        title="Dieser Bereich ist noch im Aufbau"
        action={
          <ButtonLink to="/dashboard" variant="ball">
            Zum Dashboard
          </ButtonLink>
        }
      >
        Deine Pläne und Trainings kannst du schon nutzen. Dieser Bereich kommt mit einer der nächsten Versionen.
      </EmptyState>
    </Page>
  );
}
