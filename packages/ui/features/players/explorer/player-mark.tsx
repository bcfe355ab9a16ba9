import styles from './player-mark.module.css';

/** Which of two players it is, as in the comparison: the first a dot, the second a hollow diamond. */
export function PlayerMark({ place, size = 16 }: { place: 'first' | 'second'; size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} className={styles.mark} aria-hidden="true">
      {place === 'first' ? <circle cx="8" cy="8" r="6" /> : <path d="M8 1.6L14.4 8 8 14.4 1.6 8z" className={styles.second} />}
    </svg>
  );
}
