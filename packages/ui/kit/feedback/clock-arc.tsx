import type { ReactNode } from 'react';
import { Arc } from './arc.tsx';
import { Num } from '../text/num.tsx';
import styles from './clock-arc.module.css';

const outline = 'M6 150V130A122 122 0 0 1 128 8H230A122 122 0 0 1 352 130V150';

export interface ClockArcProps {
  /** 0 to 1, what has passed. */
  part: number;
  /** 'Noch 58 Sekunden'. */
  spoken: string;
  /** '0:58'. Redrawn once a second, never tweened. */
  children: ReactNode;
}

/** A scoreboard clock in the goal area: what has passed is solid, the rest dashed. */
export function ClockArc({ part, spoken, children }: ClockArcProps) {
  const passed = Math.min(100, Math.max(0, part * 100));
  return (
    <div className={styles.clock}>
      <Arc outline={outline} height={150} percent={passed} open={styles.open} done={styles.done} />
      <span role="timer" aria-label={spoken} className={styles.time}>
        <Num>{children}</Num>
      </span>
    </div>
  );
}
