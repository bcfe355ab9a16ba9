import { PlainDialog } from '../../../kit/overlay/plain-dialog.tsx';
import { UnlockedValues } from '../unlocked-values.tsx';
import { UnlockForm } from '../unlock-form.tsx';
import styles from './unlock-dialog.module.css';

const unlockedValues = ['Spiele und Tore', 'Tore pro Spiel', '7m-Quote', 'Karten, Zeitstrafen'];

export interface UnlockDialogProps {
  onUnlocked: () => void;
  onClose: () => void;
}

/** Asks for the address and the agreement that unlock all values. */
export function UnlockDialog({ onUnlocked, onClose }: UnlockDialogProps) {
  return (
    <PlainDialog title="Zugang freischalten" onClose={onClose}>
      <UnlockedValues values={unlockedValues} size={18} strokeWidth={2.8} className={styles.values} />
      <UnlockForm email="" variant="ball" isInDialog hint={null} onUnlocked={onUnlocked} />
    </PlainDialog>
  );
}
