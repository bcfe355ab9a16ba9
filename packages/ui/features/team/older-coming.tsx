import styles from './older-coming.module.css';

/** Says that rows of earlier weeks are still on their way to this device, while the newest ones show. */
export function OlderComing({ isComing }: { isComing: boolean }) {
  return isComing && <p className={styles.older}>Ältere Werte kommen noch.</p>;
}
