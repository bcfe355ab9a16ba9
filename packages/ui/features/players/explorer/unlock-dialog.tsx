import { Check } from 'lucide-react';
import { PlainDialog } from '../../../kit/plain-dialog.tsx';
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
      <ul className={styles.values}>
        {unlockedValues.map((value) => (
          <li key={value}>
            <Check size={18} strokeWidth={2.8} aria-hidden="true" />
            {value}
          </li>
        ))}
      </ul>
      <UnlockForm email="" variant="ball" isInDialog hint={null} onUnlocked={onUnlocked} />
    </PlainDialog>
  );
}
