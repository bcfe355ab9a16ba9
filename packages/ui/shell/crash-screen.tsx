import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { ErrorCard } from '../kit/error-card.tsx';
import styles from './crash-screen.module.css';

/** Shown when a screen broke. What is safe comes first. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.screen}>
      <ErrorCard
        title="Das hätte nicht passieren dürfen"
        actions={
          <>
            <ButtonLink href="/dashboard">Zum Dashboard</ButtonLink>
            <Button variant="court" onPress={onRetry}>
              Erneut versuchen
            </Button>
          </>
        }
      >
        Deine Daten sind auf dem Gerät gespeichert. Nur diese Ansicht lässt sich gerade nicht zeigen.
      </ErrorCard>
    </main>
  );
}
