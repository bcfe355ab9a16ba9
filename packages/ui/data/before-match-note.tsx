import { CalendarClock } from 'lucide-react';
import styles from './spared-note.module.css';

/** Says that a session is short today, and why. */
export function BeforeMatchNote({ leftOut }: { leftOut: number | null }) {
  if (leftOut === null) return null;
  const what = leftOut === 0 ? '' : leftOut === 1 ? ' und eine Übung ausgelassen' : ` und ${leftOut} Übungen ausgelassen`;
  return (
    <div className={styles.note} role="note" aria-label="Morgen ist Spiel">
      <CalendarClock size={20} aria-hidden="true" />
      <p>Morgen ist Spiel: heute nur etwa 25 Minuten, mit weniger Sätzen{what}.</p>
    </div>
  );
}
