import { ArrowUpFromLine } from 'lucide-react';
import { Num } from '../../../kit/num.tsx';
import type { NewBest } from './new-best.ts';
import styles from './record-band.module.css';
import { shownNumber } from './set-words.ts';

/** The moment of a record: the band drops in, its solid line overtakes the dashed old one. */
export function RecordBand({ best, exerciseName }: { best: NewBest; exerciseName: string }) {
  const oldLength = (best.before / best.weight) * 358;
  return (
    <section className={styles.band} role="status" data-surface="ball">
      <h2 className={styles.title}>
        <ArrowUpFromLine aria-hidden="true" />
        Neue Bestleistung
      </h2>
      <div className={styles.figures}>
        <span className={styles.value}>
          <Num>{shownNumber(best.weight)}</Num>
          <span className={styles.unit}>kg{best.reps === null ? '' : ` × ${best.reps}`}</span>
        </span>
        <p className={styles.before}>
          {exerciseName}
          <br />
          bisher <Num size="s">{shownNumber(best.before)}</Num> kg
        </p>
      </div>
      <svg viewBox="0 0 358 14" aria-hidden="true" className={styles.lines}>
        <path d="M0 3H358" strokeWidth="5" className={styles.overtaking} />
        <path d={`M0 12H${oldLength}`} strokeWidth="2" strokeDasharray="6 5" />
      </svg>
    </section>
  );
}
