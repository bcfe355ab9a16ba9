import { ShieldCheck } from 'lucide-react';
import styles from './never-shared.module.css';
import { neverShared } from './sharing-words.ts';

/** The promise below the switches. */
export function NeverShared() {
  return (
    <p className={styles.never}>
      <ShieldCheck size={22} aria-hidden="true" />
      <span>{neverShared}</span>
    </p>
  );
}
