import { ErrorCard } from '../kit/error-card.tsx';
import { PlainButton } from '../kit/plain-button.tsx';
import { PlainButtonLink } from '../links/plain-links.ts';
import styles from './crash-screen.module.css';

/** Shown when a screen broke. What is safe comes first. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.screen}>
      <ErrorCard
        title="Das hätte nicht passieren dürfen"
        actions={
          <>
            <PlainButtonLink to="/dashboard">Zum Dashboard</PlainButtonLink>
            <PlainButton variant="court" onClick={onRetry}>
              Erneut versuchen
            </PlainButton>
          </>
        }
      >
        Deine Daten sind auf dem Gerät gespeichert. Nur diese Ansicht lässt sich gerade nicht zeigen.
      </ErrorCard>
    </main>
  );
}
