import { isUnderWay } from '@anwurf/domain/coach/return-to-play/next-stage';
import { EmptyState } from '../../brand/empty-state.tsx';
import { NotLoaded } from '../../data/not-loaded.tsx';
import { useRecoveries } from '../../data/recovery/use-recoveries.ts';
import { Page } from '../../kit/layout/page.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { BackLink, ButtonLink } from '../../links/app-links.ts';
import { BeginRecovery } from './begin-recovery.tsx';
import { RecoveryUnderWay } from './recovery-under-way.tsx';

const back = <BackLink to="/return-to-play" />;

/** A way back: how it is begun, or where the player stands on it. */
export function RecoveryScreen({ ladderId }: { ladderId: string }) {
  const recoveries = useRecoveries();
  if (recoveries.state !== 'rows') {
    return (
      <Page title="Zurück aufs Feld" back={back}>
        <NotLoaded data={recoveries} skeleton={<Skeleton height="480px" />} />
      </Page>
    );
  }
  const recovery = recoveries.value.find(({ ladder }) => ladder.id === ladderId);
  if (recovery === undefined) {
    return (
      <Page title="Weg nicht gefunden" back={back} width="reading">
        <EmptyState
          title="Diesen Weg gibt es nicht"
          action={
            <ButtonLink to="/return-to-play" variant="ball">
              Alle Wege ansehen
            </ButtonLink>
          }
        >
          Der Link ist alt oder vertippt. Deine Einträge sind davon nicht betroffen.
        </EmptyState>
      </Page>
    );
  }
  return isUnderWay(recovery.state) ? (
    <RecoveryUnderWay recovery={recovery} back={back} />
  ) : (
    <BeginRecovery recovery={recovery} back={back} />
  );
}
