import { EmptyState } from '../../brand/empty-state.tsx';
import { Page } from '../../kit/layout/page.tsx';
import { BackLink, ButtonLink } from '../../links/app-links.ts';

/** An address that names no category. */
export function UnknownTest() {
  return (
    <Page title="Test nicht gefunden" back={<BackLink to="/dashboard" />} width="reading">
      <EmptyState
        title="Diesen Test gibt es nicht"
        action={
          <ButtonLink to="/ist-zustand/historie" variant="ball">
            Zur Test-Historie
          </ButtonLink>
        }
      >
        Der Link ist alt oder vertippt. Deine Ergebnisse sind davon nicht betroffen.
      </EmptyState>
    </Page>
  );
}
