import type { ReactNode } from 'react';
import styles from './access-actions.module.css';

/** The ways on from a screen that has no form, the next one first, at the thumb. */
export function AccessActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
