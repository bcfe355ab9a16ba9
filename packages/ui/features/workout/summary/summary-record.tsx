import { ArrowUpFromLine } from 'lucide-react';
import { Num } from '../../../kit/num.tsx';
import type { NewBest } from '../set/new-best.ts';
import { shownNumber } from '../set/set-words.ts';
import styles from './summary-record.module.css';

export function SummaryRecord({ name, best }: { name: string; best: NewBest }) {
  return (
    <section className={styles.record} data-surface="ball">
      <ArrowUpFromLine aria-hidden="true" />
      <div>
        <h2 className={styles.title}>Neue Bestleistung</h2>
        <p className={styles.text}>
          {name}, <span className={styles.whole}>bisher {shownNumber(best.before)} kg</span>
        </p>
      </div>
      <span className={styles.value}>
        <Num unit="kg">{shownNumber(best.weight)}</Num>
      </span>
    </section>
  );
}
