import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { Num } from '../../../kit/text/num.tsx';
import styles from './advice-note.module.css';
import { setText } from '@anwurf/domain/workout/set-words';
import type { Advice } from './load-of-exercise.ts';

/** Suggests the next set, with its reason in one line. */
export function AdviceNote({ advice: { values, change, reason, instead } }: { advice: Advice }) {
  const sign = change === null || change === 0 ? '' : ` (${change > 0 ? '+' : '−'}${formatGermanDecimal(Math.abs(change))})`;
  return (
    <div className={styles.note}>
      <p className={styles.load}>Vorschlag: {instead === null ? <Num>{`${setText(values)}${sign}`}</Num> : instead}</p>
      <p className={styles.reason}>{reason}</p>
    </div>
  );
}
