import { ErrorCard } from '../kit/error-card.tsx';
import { PlainButton } from '../kit/plain-button.tsx';
import styles from './part-failure.module.css';

/** Shown in the place of a part that did not arrive, however often it was asked for. */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.place}>
      <ErrorCard
        title="Dieser Teil ist nicht angekommen"
        actions={
          <>
            <PlainButton onClick={() => location.reload()}>Seite neu laden</PlainButton>
            <PlainButton variant="court" onClick={onRetry}>
              Erneut versuchen
            </PlainButton>
          </>
        }
      >
        Was du getippt hast, bleibt auch beim Neuladen erhalten, nur Passwörter nicht. Vielleicht fehlt gerade der Empfang, oder es gibt
        eine neue Version.
      </ErrorCard>
    </div>
  );
}
