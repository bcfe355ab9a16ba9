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

/** Says what complaints change about a session. */
export function SparedNote({ changes }: { changes: readonly SparedExercise[] }) {
  if (changes.length === 0) return null;
  return (
    <div className={styles.note} role="note" aria-label="Angepasst">
      <TriangleAlert size={20} aria-hidden="true" />
      <ul>
        {changes.map((change) => (
          <li key={change.id}>{sparedWords(change)}</li>
        ))}
      </ul>
    </div>
  );
}
