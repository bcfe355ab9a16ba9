import styles from './spinner.module.css';

/** A broken ring that turns; always beside words that say what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
