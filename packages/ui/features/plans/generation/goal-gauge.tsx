import type { ReactNode } from 'react';
import { Arc } from '../../../kit/feedback/arc.tsx';
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
      <Arc outline={outline} height={200} percent={percent} open={styles.open} done={styles.done} />
      <div className={styles.value}>{children}</div>
    </div>
  );
}
