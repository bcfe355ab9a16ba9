import { Button } from '../../../kit/action/button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import styles from './recovery-codes.module.css';

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    showMessage('Codes kopiert', 'Sichere sie gleich, zum Beispiel in deinem Passwortmanager.');
  } catch {
    showFailure('Kopieren fehlgeschlagen', 'Bitte schreib die Codes ab.');
  }
}

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Consequence of the new codes. */
  intro: string;
  onDone: () => void;
}

/** Shows the recovery codes, this once. */
export function RecoveryCodes({ codes, intro, onDone }: RecoveryCodesProps) {
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title="Deine Wiederherstellungscodes"
      onOpenChange={onDone}
      actions={
        <>
          <Button onPress={() => void copy(codes)}>Kopieren</Button>
          <Button variant="court" onPress={onDone}>
            Ich habe sie gesichert
          </Button>
        </>
      }
    >
      <p>{intro} Ist dein Handy weg, meldest du dich mit einem dieser Codes an. Jeder gilt einmal.</p>
      <p>Du siehst sie nur jetzt. Sichere sie woanders als auf dem Handy.</p>
      <ol className={styles.codes} aria-label="Wiederherstellungscodes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Dialog>
  );
}
