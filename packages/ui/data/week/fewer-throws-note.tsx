import { type HandballRise, riseInWords, THROWS_WORDS } from '@anwurf/domain/statistics/handball-rise';
import { TriangleAlert } from 'lucide-react';
import styles from '../spared-note.module.css';

/** Says that a session has fewer throws in a week of much handball; null: it has not. */
export function FewerThrowsNote({ rise }: { rise: HandballRise | null }) {
  if (rise === null) return null;
  return (
    <div className={styles.note} role="note" aria-label="Viel Handball">
      <TriangleAlert size={20} aria-hidden="true" />
      <p>
        {riseInWords(rise)} {THROWS_WORDS}
      </p>
    </div>
  );
}
