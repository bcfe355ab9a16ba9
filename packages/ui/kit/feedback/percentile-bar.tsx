import styles from './percentile-bar.module.css';

export interface PercentileBarProps {
  /** Says it in words: '79. Perzentil'. */
  label: string;
  /** 0 to 100. */
  percentile: number;
  /** Percentiles at which a rating changes. */
  limits: readonly number[];
  /** Dashed: the comparison is an estimate. */
  dashed: boolean;
}

/** Where a value lies among a hundred others. */
export function PercentileBar({ label, percentile, limits, dashed }: PercentileBarProps) {
  return (
    <div className={styles.bar} data-dashed={dashed || undefined} role="img" aria-label={label}>
      <i className={styles.rest} />
      <i className={styles.reached} style={{ width: `${percentile}%` }} />
      {limits.map((limit) => (
        <i key={limit} className={styles.tick} style={{ left: `${limit}%` }} />
      ))}
      <b className={styles.mark} style={{ left: `${percentile}%` }} />
    </div>
  );
}
