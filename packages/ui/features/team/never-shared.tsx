import { ClipboardCheck, ShieldCheck } from 'lucide-react';
import styles from './never-shared.module.css';
import { neverShared, notedByCoaches } from './sharing-words.ts';

/** The promise below the switches, and what coaches note themselves. */
export function NeverShared() {
  return (
    <div className={styles.notes}>
      <p className={styles.never}>
        <ShieldCheck size={22} aria-hidden="true" />
        <span>{neverShared}</span>
      </p>
      <p className={styles.noted}>
        <ClipboardCheck size={22} aria-hidden="true" />
        <span>{notedByCoaches}</span>
      </p>
    </div>
  );
}
