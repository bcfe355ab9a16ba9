import { Button } from '../../../kit/action/button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import styles from './tempo-dialog.module.css';

/** Explains the four digits of a tempo. */
export function TempoDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog
      title="Was bedeutet das Tempo?"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <Button variant="court" onPress={() => onOpenChange(false)}>
          Verstanden
        </Button>
      }
    >
      <p>Vier Ziffern, vier Abschnitte einer Wiederholung, jeweils in Sekunden:</p>
      <ol className={styles.parts}>
        <li>Absenken</li>
        <li>Halten unten</li>
        <li>Anheben, X heißt so explosiv wie möglich</li>
        <li>Halten oben</li>
      </ol>
      <dl className={styles.examples}>
        <div>
          <dt>2-1-1-0</dt>
          <dd>2 s absenken, 1 s halten, 1 s anheben, ohne Halten weiter</dd>
        </div>
        <div>
          <dt>2-0-X-0</dt>
          <dd>2 s absenken, ohne Halten explosiv anheben</dd>
        </div>
      </dl>
    </Dialog>
  );
}
