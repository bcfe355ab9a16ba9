import { CloudOff } from 'lucide-react';
import styles from './test-day-screen.module.css';
import { Button } from '../../../kit/action/button.tsx';
import { type Noting, useUnsentValues } from './use-test-day.ts';

const keys = [
  ['Enter', 'nächste Zeile'],
  ['Tab', 'nächster Test'],
  ['/', 'nächster Versuch'],
  ['X', 'fehlt'],
  ['Strg Z', 'zurück'],
] as const;
/** The last thing that happened, and what waits for a network. */
export function TestStatus({ noting: { said, canUndo, undo }, isWide }: { noting: Noting; isWide: boolean }) {
  const unsent = useUnsentValues();
  return (
    <div className={styles.foot}>
      {isWide &&
        keys.map(([key, words]) => (
          <span key={key}>
            <kbd>{key}</kbd>
            {words}
          </span>
        ))}
      <span role="status" className={styles.said}>
        {said}
      </span>
      {canUndo && !isWide && (
        <Button variant="quiet" onPress={undo}>
          Rückgängig
        </Button>
      )}
      {unsent > 0 && (
        <span className={styles.unsent}>
          <CloudOff size={18} aria-hidden="true" />
          {unsent === 1 ? '1 Eintrag wartet' : `${unsent} Einträge warten`}
        </span>
      )}
    </div>
  );
}
