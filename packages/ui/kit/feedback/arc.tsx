import styles from './arc.module.css';
import { classNames } from '../class-names.ts';

export interface ArcProps {
  /** The line, in 358 units of width. */
  outline: string;
  height: number;
  /** 0 to 100, what is done. */
  percent: number;
  open: string | undefined;
  done: string | undefined;
}

/** A line of which a part is done. */
export function Arc({ outline, height, percent, open, done }: ArcProps) {
  return (
    <svg viewBox={`0 0 358 ${height}`} className={styles.arc} aria-hidden="true">
      <path d={outline} className={classNames(styles.open, open)} />
      {percent > 0 && <path d={outline} className={classNames(styles.done, done)} pathLength={100} strokeDasharray={`${percent} 101`} />}
    </svg>
  );
}
