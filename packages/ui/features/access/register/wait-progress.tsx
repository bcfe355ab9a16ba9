import { Spinner } from '../../../kit/feedback/spinner.tsx';
import styles from './wait-progress.module.css';

/** A wait that is worth seeing: solid is what has passed, dashed what may come. */
export function WaitProgress({ label, percent }: { label: string; percent: number }) {
  return (
    <div className={styles.progress}>
      <p className={styles.label} role="status">
        <Spinner />
        {label}
      </p>
      <div className={styles.track} role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <span className={styles.done} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
