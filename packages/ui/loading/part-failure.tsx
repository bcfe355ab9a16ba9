import { RetryCard } from '../kit/feedback/retry-card.tsx';
import { PlainButton } from '../kit/action/plain-button.tsx';
import styles from './part-failure.module.css';

/** Shown in the place of a part that did not arrive, however often it was asked for. */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.place}>
      <RetryCard
        title="Dieser Teil ist nicht angekommen"
        onRetry={onRetry}
        other={<PlainButton onClick={() => location.reload()}>Seite neu laden</PlainButton>}
      >
        Was du getippt hast, bleibt auch beim Neuladen erhalten, nur Passwörter nicht. Vielleicht fehlt gerade der Empfang, oder es gibt
        eine neue Version.
      </RetryCard>
    </div>
  );
}
