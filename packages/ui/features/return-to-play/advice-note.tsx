import { ShieldPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './advice-note.module.css';

/** What the way back is not, and when to see somebody. */
export function AdviceNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <ShieldPlus size={22} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
