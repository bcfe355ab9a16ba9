import { type LucideIcon, ShieldPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './advice-note.module.css';

/** Limits of the ladder, signs to see a doctor, and its basis. */
export function AdviceNote({ icon: Icon = ShieldPlus, children }: { icon?: LucideIcon; children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Icon size={22} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
