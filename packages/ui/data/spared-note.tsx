import type { SparedExercise } from '@anwurf/domain/coach/spared-session';
import { INJURED_REGION_LABELS } from '@anwurf/domain/vocabulary/injured-region';
import { TriangleAlert } from 'lucide-react';
import styles from './spared-note.module.css';

/** 'Wegen Knie 4/10'; on the way back after an injury 'Auf dem Weg zurück (Knie)'. */
export function sparedReason({ region, level }: Pick<SparedExercise, 'region' | 'level'>): string {
  if (level === null) return `Auf dem Weg zurück (${INJURED_REGION_LABELS[region]})`;
  return `Wegen ${INJURED_REGION_LABELS[region]} ${level}/10`;
}

/** 'Wegen Knie 4/10: Box-Kniebeuge statt Pistole'. */
function sparedWords({ region, level, name, instead }: SparedExercise): string {
  const why = sparedReason({ region, level });
  return instead === null ? `${why} ausgelassen: ${name}` : `${why}: ${instead} statt ${name}`;
}

/** 'Auf dem Weg zurück (Kopf)', each reason once; for a session of which nothing is left. */
export function restingReason(changes: readonly SparedExercise[]): string {
  return [...new Set(changes.map(sparedReason))].join(', ');
}

/** Says what complaints change about a session, and in one line where they leave nothing of it. */
export function SparedNote({ changes, isResting = false }: { changes: readonly SparedExercise[]; isResting?: boolean }) {
  if (changes.length === 0) return null;
  return (
    <div className={styles.note} role="note" aria-label="Angepasst">
      <TriangleAlert size={20} aria-hidden="true" />
      <ul>
        {isResting ? (
          <li>{restingReason(changes)}: Diese Einheit ruht.</li>
        ) : (
          changes.map((change) => <li key={change.id}>{sparedWords(change)}</li>)
        )}
      </ul>
    </div>
  );
}
