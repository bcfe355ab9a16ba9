import { RetryCard } from '../kit/feedback/retry-card.tsx';
import { PlainButtonLink } from '../links/plain-links.ts';
import styles from './crash-screen.module.css';

/** Shown when a screen crashed. Safe data come first. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.screen}>
      <RetryCard
        title="Das hätte nicht passieren dürfen"
        onRetry={onRetry}
        other={<PlainButtonLink to="/dashboard">Zum Dashboard</PlainButtonLink>}
      >
        Deine Daten sind gespeichert. Nur diese Ansicht lässt sich nicht zeigen.
      </RetryCard>
    </main>
  );
}
