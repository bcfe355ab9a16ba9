import type { ReactNode } from 'react';
import styles from './form-layout.module.css';

/** Fields of a form, sheet or card, one below the other with the gaps of all forms; its action comes last. */
export function FormLayout({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}
