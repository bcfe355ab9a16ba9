import type { ReactNode } from 'react';
import styles from './goal-gauge.module.css';

/** The goal area's line, from post to post. */
const outline = 'M8 196V160A150 150 0 0 1 158 10H200A150 150 0 0 1 350 160V196';

export interface GoalGaugeProps {
  /** 0 to 100. */
  percent: number;
  /** The number it frames. */
  children: ReactNode;
}

/** The goal area frames the number that matters now: solid is what has passed, dashed what is to come. */
export function GoalGauge({ percent, children }: GoalGaugeProps) {
  return (
    <div className={styles.gauge}>
      <svg viewBox="0 0 358 200" aria-hidden="true">
        <path d={outline} className={styles.open} />
        {percent > 0 && <path d={outline} className={styles.done} pathLength={100} strokeDasharray={`${percent} 101`} />}
      </svg>
      <div className={styles.value}>{children}</div>
    </div>
  );
}
