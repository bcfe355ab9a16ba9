import { type HealthEffect, healthEffectInWords } from '@anwurf/domain/coach/weekly-health/health-effect';
import { HeartPulse } from 'lucide-react';
import styles from '../spared-note.module.css';

/** Says what the weekly health question changes about a session; null: nothing. */
export function HealthNote({ effect }: { effect: HealthEffect | null }) {
  if (effect === null) return null;
  return (
    <div className={styles.note} role="note" aria-label="Nach deiner Wochenfrage">
      <HeartPulse size={20} aria-hidden="true" />
      <p>{healthEffectInWords(effect)}</p>
    </div>
  );
}
